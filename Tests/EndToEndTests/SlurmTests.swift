import EaselTestSupport
import Foundation
import Testing

/// A film that is rendered by an array job of a real Slurm, and joined by ffmpeg.
@Suite(.waitsForPrograms) struct SlurmTests {
  private static let demo = ["card", "--size", "48x36", "--fps", "30"]
  private static let frames = "0..<600"

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func cluster() throws -> SlurmCluster {
    if let program = SlurmCluster.missingProgram {
      try Test.cancel("\(program) is not installed (packages slurm-wlm and munge)")
    }
    do { return try SlurmCluster(in: folder.appendingPathComponent("cluster")) } catch {
      try Test.cancel("Slurm cannot start here: \(error)")
    }
  }

  /// The task of the frames 150 to 224 is killed while it writes the frame 188: nobody reads this pipe.
  @Test func theFilmOfAnArrayJobIsTheFilmOfOneProcess() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cluster = try cluster()
    let whole = try RunningProgram(
      ViewerFixture.program(),
      ["render"] + Self.demo + ["--frames", Self.frames, "-o", path("frame.png")],
      environment: ["DISPLAY": nil])
    let parts = folder.appendingPathComponent("parts")
    let files = [187, 188].map { parts.appendingPathComponent(String(format: "frame-%05d.png", $0)) }
    let gate = try FrameGate(replacing: files[0])
    try #require(mkfifo(files[1].path, 0o600) == 0)

    let job = try cluster.command(
      "sbatch",
      [
        "--parsable", "--array=1-8",
        FilmJoinTests.script("film.sbatch"),
        parts.path, Self.frames,
      ] + Self.demo,
      environment: ["EASEL": ViewerFixture.program()])
    try gate.waitForData()
    try cluster.requeue("\(job)_3")
    for file in files { try FileManager.default.removeItem(at: file) }
    let joining = try cluster.begin(
      "srun",
      [
        "--dependency=afterok:\(job)", FilmJoinTests.script("join.sh"), parts.path, Self.frames,
        path("parts.mp4"), "30",
      ])
    #expect(try joining.wait(timeout: 300) == 0, "\(joining.errorText())")

    let log = try cluster.log(of: "\(job)_3")
    #expect(
      log.contains("REQUEUE") && log.contains("share 3/8, frames 150-224: 38 written, 37 kept"), "\(log)")
    #expect(try whole.wait(timeout: 120) == 0)
    try RunningProgram.run(
      FilmJoinTests.script("join.sh"), [folder.path, Self.frames, path("whole.mp4"), "30"])
    let films = try ["parts.mp4", "whole.mp4"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    #expect(films[0].count > 1000 && films[0] == films[1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: parts.path).count == 600)
  }
}
