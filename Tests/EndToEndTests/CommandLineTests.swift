import ArgumentParser
import EaselDemos
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import Viewer

/// The arguments of `easel`, and the files that it writes.
@Suite(.waitsForPrograms) struct CommandLineTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Returns the message for invalid arguments, or nil for valid ones. Renders nothing.
  private func complaint(_ arguments: [String]) -> String? {
    do {
      _ = try EaselCommand.parseAsRoot(arguments)
      return nil
    } catch {
      return EaselCommand.message(for: error)
    }
  }

  // MARK: Sizes

  @Test(arguments: [
    (
      ["--size", "8192x8192", "--scale", "16"], "131072 x 131072 pixels is too large: lower --size or --scale"
    ),
    (
      ["--size", "16384x16384", "--scale", "1"],
      "the limits are 30000 pixels a side and 134217728 pixels in all"
    ),
    (["--size", "30001x10"], "a width and a height of 1 to 30000 points"),
    (["--size", "1e300x10"], "a width and a height of 1 to 30000 points"),
    (["--size", "0x10"], "a width and a height of 1 to 30000 points"),
    (["--size", "800"], "for example 800x600"),
  ])
  func sizesThatAreTooLargeAreExplained(arguments: [String], message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in [["render", "canvas", "-o", "a.png"], ["record", "canvas", "-o", "a.mp4"], ["view"]] {
      let text = complaint(command + arguments)
      #expect(text?.contains(message) == true, "\(command): \(text ?? "accepted")")
    }
  }

  @Test func theLargestSizesAreAccepted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for size in ["30000x10", "10x30000", "8192x16384", "20000x10"] {
      #expect(complaint(["render", "canvas", "-o", "a.png", "--size", size]) == nil, "\(size)")
    }
    #expect(complaint(["--size", "16384x10"]) == nil)
    #expect(complaint(["--size", "16385x10"])?.contains("at most 16384 pixels a side") == true)
    #expect(complaint(["clock", "--scale", "16"])?.contains("too large") == true)
  }

  @Test func theWidestImageIsRendered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = path("wide.png")
    try RunningProgram.run(
      ViewerFixture.program(), ["render", "border", "--size", "30000x8", "-o", file])
    let image = try PixelImage.readPNG(from: file)
    // A circle of 8 points in the middle, whose stroke of 40 points covers it.
    #expect((image.width, image.height) == (30_000, 8))
    #expect(image.pixels[4 * 30_000 + 15_000] == 0xff00_7aff)
  }

  // MARK: Frames

  @Test(arguments: ["0-119", "0..<120"]) func framesAreGivenByTheFirstAndTheLast(argument: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try FrameRange(argument).range == 0..<120)
  }

  @Test(arguments: ["5", "7-5", "5..<5", "-1-4", "0-", "0-99999999999999999999", "0-1000000000", "a-b"])
  func otherFramesAreExplained(argument: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = complaint(["render", "clock", "-o", "a.png", "--frames=\(argument)"])
    #expect(text?.contains("for example 0-119, or '0..<120' in quotes") == true, "\(text ?? "accepted")")
  }

  @Test func framesAreWrittenAsNumberedFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try RunningProgram.run(
      ViewerFixture.program(),
      ["render", "border", "--size", "40x30", "--frames", "9-11", "-o", path("border.jpg")])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["border-00009.jpg", "border-00010.jpg", "border-00011.jpg"])
  }

  // MARK: Formats

  @Test func theExtensionSelectsTheFormat() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["render", "landscape", "--size", "160x120", "-o"]
    func render(_ name: String, _ options: String...) throws -> Data {
      try RunningProgram.run(ViewerFixture.program(), arguments + [path(name)] + options)
      return try Data(contentsOf: folder.appendingPathComponent(name))
    }
    let (png, plain) = (try render("a.PNG"), try render("a"))
    #expect(png == plain && png.starts(with: PNGCodec.signature))
    let (good, poor) = (try render("a.jpg"), try render("b.JPEG", "--quality", "20"))
    #expect(good.starts(with: [0xff, 0xd8, 0xff]) && poor.starts(with: [0xff, 0xd8, 0xff]))
    #expect(poor.count < good.count / 2)
    let (exact, near) = (try PixelImage.read(from: path("a")), try PixelImage.read(from: path("a.jpg")))
    #expect((near.width, near.height) == (160, 120))
    let differences = zip(exact.pixels, near.pixels).map { abs(Int($0 >> 8 & 255) - Int($1 >> 8 & 255)) }
    #expect(differences.reduce(0, +) < 3 * differences.count)
  }

  @Test(arguments: [
    (
      ["-o", "a.gif"], "extension .png, .jpg, .jpeg, .pdf or .svg, not \"a.gif\"; 'easel record' writes films"
    ),
    (["-o", "a.bmp"], "extension .png, .jpg, .jpeg, .pdf or .svg"),
    (["-o", ""], "--output must not be empty"),
    (["-o", "a.png", "--quality", "5"], "--quality is for .jpg files"),
    (["-o", "a.jpg", "--quality", "0"], "--quality must be 1 to 100"),
    (["-o", "a.jpg", "--quality", "101"], "--quality must be 1 to 100"),
    (["-o", "a.pdf", "--scale", "2"], "--scale, --quality and --columns are for .png and .jpg files"),
    (["-o", "a.pdf", "--resolution", "0"], "--resolution must be 1 to 2400"),
    (["-o", "a.png", "--resolution", "90"], "--resolution is for .pdf and .svg files; use --scale"),
    (["world", "-o", "a.svg"], "an SVG file has one demo"),
  ])
  func otherFormatsAreRefused(arguments: [String], message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = complaint(["render", "clock"] + arguments)
    #expect(text?.contains(message) == true, "\(text ?? "accepted")")
  }

  @Test(arguments: ["film.pdf", "film.svg"]) func documentsAreNoFilms(name: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(complaint(["record", "clock", "-o", name])?.contains("'easel render' writes documents") == true)
  }

  @Test func documentsHaveAPageForEachDemo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["render", "clock", "scripts", "-o", path("a.pdf")])
    #expect(try viewer.wait() == 0, "\(viewer.errorText())")
    let text = String(decoding: try RunningProgram.run("pdfinfo", [path("a.pdf")]), as: UTF8.self)
    #expect(text.contains("Pages:           2"), "\(text)")
  }

  // MARK: Files

  /// A limit of the file size makes the write fail after its first part, as a full disk does.
  @Test(arguments: ["clock.png", "clock.jpg", "clock.pdf"]) func anIncompleteFileIsRemoved(name: String)
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: folder.appendingPathComponent(name))
    let script = "ulimit -f 1; trap '' XFSZ; exec \"$0\" \"$@\""
    let viewer = try RunningProgram(
      "bash", ["-c", script, ViewerFixture.program(), "render", "clock", "-o", path(name)])
    #expect(try viewer.wait() == 1)
    #expect(viewer.errorText().contains("easel: cannot write \(path(name)): File too large\n"))
    #expect(try String(contentsOfFile: path(name), encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  @Test func aMessageThatCannotBeWrittenIsLost() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "exec \"$0\" \"$@\" 2>/dev/full"
    let viewer = try RunningProgram(
      "sh", ["-c", script, ViewerFixture.program(), "render", "border", "-o", path("none/border.png")])
    #expect(try viewer.wait() == 1)
  }

  @Test func screenshotsOfTheSameMomentAreAllKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (demo, date) = (try #require(DemoCatalogue.demo(named: "clock")), Date())
    let frames = [0xff10_0000, 0xff20_0000, 0xff30_0000].map { (pixel: UInt32) in
      let frame = Pixmap(width: 4, height: 3)
      frame.fill(pixel)
      return frame
    }
    let paths = try frames.map { try Screenshot.write($0, of: demo, at: date, in: folder).get() }
    for (frame, path) in zip(frames, paths) {
      #expect(try PixelImage.readPNG(from: path).pixels == PixelImage(copying: frame).pixels)
    }
    #expect(Set(paths).count == 3)
    #expect(throws: (any Error).self) {
      try Screenshot.write(frames[0], of: demo, in: folder.appendingPathComponent("none")).get()
    }
  }
}
