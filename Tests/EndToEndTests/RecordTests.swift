import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// `easel record` with ffmpeg, with a substitute for it, and without an encoder.
@Suite(.serialized, .waitsForPrograms) struct RecordTests {
  private static let width = 60
  private static let height = 46
  private static let frameBytes = width * height * 4

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a shell script named ffmpeg into the folder and returns the environment in which it is found
  /// first.
  private func standIn(_ script: String) throws -> [String: String?] {
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let file = bin.appendingPathComponent("ffmpeg").path
    try RunningProgram.writeScript(script, to: file)
    return ["PATH": "\(bin.path):/usr/bin:/bin", "DISPLAY": nil]
  }

  private func start(_ arguments: String..., environment: [String: String?] = ["DISPLAY": nil]) throws
    -> RunningProgram
  {
    try RunningProgram(ViewerFixture.program(), ["record"] + arguments, environment: environment)
  }

  /// Returns the frames of a film, decoded by ffmpeg.
  private func frames(of file: String) throws -> [[UInt8]] {
    let data = try RunningProgram.run(
      "ffmpeg", ["-v", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "bgra", "-"])
    let bytes = [UInt8](data)
    try #require(bytes.count.isMultiple(of: Self.frameBytes))
    return stride(from: 0, to: bytes.count, by: Self.frameBytes).map {
      Array(bytes[$0..<$0 + Self.frameBytes])
    }
  }

  /// Returns the frame of the simple canvas or the clock made by `render`, as packed bytes.
  private func rendered(_ demo: String, time: Double) throws -> [UInt8] {
    let file = path("\(UUID().uuidString).png")
    try RunningProgram.run(
      ViewerFixture.program(),
      ["render", demo, "-o", file, "--time", "\(time)", "--size", "120x92", "--scale", "0.5"])
    return Pixmap(copying: try PixelImage.readPNG(from: file)).packedBytes
  }

  private func meanDifference(_ first: [UInt8], _ second: [UInt8]) -> Double {
    Double(zip(first, second).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(first.count)
  }

  // MARK: With ffmpeg

  @Test(arguments: [("gif", 4.0), ("apng", 0), ("mp4", 8), ("webm", 8)])
  func filmsShowTheFramesOfTheDemos(ending: String, tolerance: Double) throws {
    defer { remove() }
    let file = path("film.\(ending)")
    // An even height, because two of the formats would pad the image.
    let recording = try start(
      "metaballs", "canvas", "-o", file, "--seconds", "1.5", "--fps", "2", "--size", "120x92", "--scale",
      "0.5",
      "--time", "3")
    #expect(try recording.wait(timeout: 120) == 0)
    let complaints = recording.errorText().split(separator: "\n").filter { !$0.contains("no font is called") }
    #expect(complaints == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.\(ending)"])
    let frames = try frames(of: file)
    try #require(frames.count == 6)
    for (index, name) in [0: "metaballs", 2: "metaballs", 3: "canvas"] {
      let expected = try rendered(name, time: 3 + Double(index % 3) / 2)
      let difference = meanDifference(frames[index], expected)
      #expect(difference <= tolerance, "frame \(index): \(difference)")
    }
    let moved = meanDifference(frames[0], frames[2])
    #expect(moved > 1)
  }

  @Test func aGIFIsReproducibleAndRepeats() throws {
    defer { remove() }
    var files: [Data] = []
    for name in ["first.gif", "second.gif"] {
      let recording = try start("metaballs", "-o", path(name), "--seconds", "0.5", "--size", "120x90")
      #expect(try recording.wait(timeout: 120) == 0)
      files.append(try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }
    #expect(files[0] == files[1])
    // The width and height, as little-endian words, follow the signature; the application extension sets the
    // number of repetitions.
    #expect(files[0].starts(with: Data("GIF89a".utf8) + [120, 0, 90, 0]))
    #expect(files[0].range(of: Data("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]) != nil)
  }

  // MARK: With a substitute for ffmpeg

  @Test func theEncoderGetsRawFramesThroughAPipe() throws {
    defer { remove() }
    let environment = try standIn(
      "for last; do :; done; printf '%s\\n' \"$@\" >'\(path("arguments"))'; cat >'\(path("frames"))'; cp '\(path("frames"))' \"$last\""
    )
    let recording = try start(
      "clock", "-o", path("clock.gif"), "--seconds", "0.3", "--fps", "10", "--size", "120x92", "--scale",
      "0.5",
      environment: environment)
    #expect(try recording.wait(timeout: 60) == 0)
    let arguments = try String(contentsOfFile: path("arguments"), encoding: .utf8).split(separator: "\n")
    func value(after option: String) -> Substring? {
      arguments.firstIndex(of: Substring(option)).map { arguments[$0 + 1] }
    }
    #expect(value(after: "-video_size") == "60x46" && value(after: "-framerate") == "10")
    #expect(value(after: "-pixel_format") == "bgr0" && value(after: "-i") == "pipe:0")
    let frames = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path("frames"))))
    try #require(frames.count == 3 * Self.frameBytes)
    for index in 0..<3 {
      let frame = Array(frames[index * Self.frameBytes..<(index + 1) * Self.frameBytes])
      let isRight = try frame == rendered("clock", time: Double(index) / 10)
      #expect(isRight, "frame \(index)")
    }
    #expect(FileManager.default.contentsEqual(atPath: path("clock.gif"), andPath: path("frames")))
  }

  /// An encoder that fails before it reads anything, and one that fails after reading everything.
  @Test(arguments: ["", "cat >/dev/null; "])
  func aFailedEncoderLeavesTheExistingFilmUnchanged(first: String) throws {
    defer { remove() }
    let environment = try standIn("\(first)echo 'the encoder failed' >&2; exit 7")
    try Data("old".utf8).write(to: folder.appendingPathComponent("clock.gif"))
    let recording = try start(
      "clock", "-o", path("clock.gif"), "--seconds", "0.5", environment: environment)
    #expect(try recording.wait(timeout: 60) == 1)
    let text = recording.errorText()
    #expect(text.contains("the encoder failed") && text.contains("status 7"))
    #expect(try String(contentsOfFile: path("clock.gif"), encoding: .utf8) == "old")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["bin", "clock.gif"])
  }

  @Test func withoutAnEncoderTheErrorAdvisesWhatToDo() throws {
    defer { remove() }
    let recording = try start("clock", "-o", path("clock.gif"), environment: ["PATH": folder.path])
    #expect(try recording.wait() == 1)
    let text = recording.errorText()
    #expect(text.contains("install the package ffmpeg") && text.contains("easel render"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func controlCLeavesNoFiles() throws {
    defer { remove() }
    let environment = try standIn(": >'\(path("started"))'; exec cat >/dev/null")
    let recording = try start(
      "canvas", "-o", path("long.mp4"), "--seconds", "3600", environment: environment)
    let deadline = Date(timeIntervalSinceNow: 20)
    while !FileManager.default.fileExists(atPath: path("started")), Date() < deadline {}
    let unfinished = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(unfinished.contains { $0.hasPrefix(".easel-") })
    recording.send(SIGINT)
    #expect(try recording.wait() == -SIGINT)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["bin", "started"])
  }

  // MARK: Wrong arguments

  @Test(arguments: [
    (["clock", "-o", "clock.avi"], ".gif, .apng, .mp4, .webm"),
    (["clock", "-o", "clock.gif", "--fps", "60"], "--fps must be 1 to 50"),
    (["clock", "-o", "clock.mp4", "--fps", "0"], "--fps must be 1 to 60"),
    (["clock", "-o", "clock.gif", "--seconds", "nan"], "--seconds"),
    (["clock", "-o", "clock.gif", "--time", "1e300"], "--time"),
    (["clock", "-o", "clock.gif", "--scale", "0"], "--scale"),
    (["clock", "-o", "clock.gif", "--seconds", "3600"], "72000 frames of 480 x 480 pixels are too many"),
    (
      ["clock", "-o", "clock.mp4", "--size", "9000x9000", "--scale", "16"],
      "144000 x 144000 pixels is too large"
    ),
    (["clock", "clokc", "-o", "clock.gif"], "did you mean \"clock\"?"),
    (["-o", "clock.gif"], "<demos>"),
  ])
  func wrongArgumentsAreExplained(arguments: [String], message: String) throws {
    defer { remove() }
    let recording = try RunningProgram(
      ViewerFixture.program(), ["record"] + arguments, directory: folder)
    #expect(try recording.wait() == 64)
    #expect(recording.errorText().contains(message))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func aMissingFolderIsNamed() throws {
    defer { remove() }
    let recording = try start("clock", "-o", path("none/clock.gif"))
    #expect(try recording.wait() == 1)
    let advice = "the folder \(path("none")) does not exist; create it first, or write to another one"
    #expect(recording.errorText() == "easel: cannot write \(path("none/clock.gif")): \(advice)\n")
  }
}
