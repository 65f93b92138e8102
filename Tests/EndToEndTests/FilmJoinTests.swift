import EaselTestSupport
import Foundation
import Testing

/// `Resources/films/join.sh`, which makes a film of frames that several processes rendered.
@Suite(.serialized, .waitsForPrograms) struct FilmJoinTests {
  /// The path of a script of films.
  static func script(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/films/\(name)").standardizedFileURL.path
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func frame(_ number: Int) -> URL {
    folder.appendingPathComponent(String(format: "frame-%05d.png", number))
  }

  /// Renders the frames 0 to 7, of 61 x 41 pixels.
  private func render() throws {
    try RunningProgram.run(
      ViewerFixture.program(),
      [
        "render", "metaballs", "--size", "61x41", "--frames", "0-7", "-o",
        folder.appendingPathComponent("frame.png").path,
      ], environment: ["DISPLAY": nil])
  }

  private func join(_ frames: String = "0-7", film: String = "film.mp4") throws -> (
    status: Int32, text: String
  ) {
    let program = try RunningProgram(
      "bash", [Self.script("join.sh"), folder.path, frames, film, "24"], directory: folder)
    let status = try program.wait(timeout: 60)
    return (status, program.errorText())
  }

  @Test func theFilmHasTheFramesInTheirOrderAndRate() throws {
    defer { remove() }
    try render()
    #expect(try join("2..<8") == (0, ""))
    let entries = "stream=width,height,r_frame_rate,nb_read_frames"
    let facts = try RunningProgram.run(
      "ffprobe",
      ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv", folder.path + "/film.mp4"])
    #expect(String(decoding: facts, as: UTF8.self).hasPrefix("stream,62,42,24/1,6"))
    let first = try Data(contentsOf: folder.appendingPathComponent("film.mp4"))
    #expect(try join("2-7") == (0, ""))
    #expect(try Data(contentsOf: folder.appendingPathComponent("film.mp4")) == first)
  }

  @Test func framesThatAreMissingOrDamagedAreNamed() throws {
    defer { remove() }
    try render()
    let complete = try Data(contentsOf: frame(0))
    for number in [3, 6] { try FileManager.default.removeItem(at: frame(number)) }
    try expectRefusal("frame-00003.png\njoin:   frame-00006.png\njoin: frames that are missing: 2 of 8")
    try Data().write(to: frame(3))
    try complete.write(to: frame(6))
    try expectRefusal("frame-00003.png\njoin: frames that are incomplete: 1 of 8")
    try complete.dropLast().write(to: frame(3))
    try expectRefusal("frame-00003.png\njoin: frames that are incomplete: 1 of 8")
    var larger = complete
    larger[19] += 1
    try larger.write(to: frame(3))
    try expectRefusal("frame-00003.png\njoin: frames that have another size than the first: 1 of 8")
    var damaged = complete
    damaged[complete.count - 30] ^= 1
    try damaged.write(to: frame(3))
    try expectRefusal("ffmpeg could not write")
  }

  /// Expects that no file is written, and that the message contains a text.
  private func expectRefusal(_ message: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let (status, text) = try join()
    #expect(status == 1 && text.contains(message), "\(text)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
  }

  @Test(arguments: [
    ("0-7", "film.gif"), ("7", "film.mp4"), ("a-b", "film.mp4"), ("0-9999999999", "film.mp4"),
  ])
  func wrongArgumentsAreExplained(frames: String, film: String) throws {
    defer { remove() }
    let (status, text) = try join(frames, film: film)
    #expect(status == 2 && text.contains("usage: "), "\(text)")
  }

  @Test func aMissingFolderIsNamed() throws {
    defer { remove() }
    let (status, text) = try join(film: "none/film.mp4")
    #expect(status == 1 && text.contains("none/film.mp4 does not exist; create it first"), "\(text)")
  }
}
