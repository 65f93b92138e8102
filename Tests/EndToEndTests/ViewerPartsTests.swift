import EaselDemos
import EaselTestSupport
import Foundation
import Testing

@testable import Viewer

/// The parts of the viewer in use, by keys and by mouse.
@Suite(.serialized, .waitsForPrograms) struct ViewerPartsTests {
  /// A window size in points and the scale of the display.
  static let windows: [(size: String, scale: Int)] = [
    ("320x240", 1), ("320x240", 2), ("800x600", 1), ("800x600", 2), ("1920x1080", 1),
  ]

  /// The color of a page's or a list's ground.
  private static let ground: UInt32 = 0xf0f0f0

  private func start(_ size: String, _ scale: Int, _ arguments: String...) throws -> ViewerFixture {
    try ViewerFixture(
      ["clock-shape", "--size", size, "--scale", "\(scale)"] + arguments, titled: "Easel - Clock shape",
      on: XServer(screen: "1920x1200x24"), isBare: false)
  }

  @Test(arguments: windows)
  func everyPartOpensAndCloses(window: (size: String, scale: Int)) throws {
    let fixture = try start(window.size, window.scale)
    let server = fixture.server
    // The list, the search, and a demo that it finds.
    try fixture.press("l")
    try fixture.picture { $0.color(2, 2) == Self.ground && $0.color(2, $0.height - 3) == Self.ground }
    try fixture.press("slash", "t", "u", "r", "n", "i", "n", "g", "Return")
    _ = try server.window(titled: "Easel - Turning card")
    try fixture.press("l")
    // The gallery, by keys.
    try fixture.press("g")
    _ = try server.window(titled: "Easel - Gallery")
    try fixture.press("Right", "Return")
    let next = try #require(DemoCatalogue.all.firstIndex { $0.id == "card" }) + 1
    _ = try server.window(titled: "Easel - \(DemoCatalogue.all[next].title)")
    // The source, the measurements, the loupe and the keys.
    try fixture.press("e", "e", "h", "z", "h", "h", "z", "question")
    _ = try server.window(titled: "Easel - Keys")
    try fixture.press("Escape")
    _ = try server.window(titled: "Easel - \(DemoCatalogue.all[next].title)")
    try fixture.press("m")
    _ = try server.window(titled: "Easel - \(DemoCatalogue.all[next].title) - Comparison")
    try fixture.press("m", "q")
    #expect(try fixture.viewer.wait() == 0)
    #expect(!fixture.viewer.errorText().contains("error"))
  }

  /// The gallery marks demos with other numbers of variants than the demo that is shown.
  @Test func theGalleryIsLeftByOtherKeysThanReturn() throws {
    let (clock, symbols) = try (Self.demo("clock"), Self.demo("symbols"))
    let clockTitle = "Easel - \(clock.title) - \(clock.variants[4].name)"
    let fixture = try ViewerFixture(
      ["clock", "--variant", "5", "--paused"], titled: clockTitle, isBare: false)
    for key in ["g", "Escape"] {
      try fixture.press("g", "Right")
      _ = try fixture.server.window(titled: "Easel - Gallery")
      try fixture.press(key)
      _ = try fixture.server.window(titled: clockTitle)
    }
    try fixture.press("g", "Right", "m")
    _ = try fixture.server.window(titled: "Easel - \(symbols.title) - Comparison")
    try fixture.press("m")
    _ = try fixture.server.window(titled: "Easel - \(symbols.title) - \(symbols.variants[0].name)")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  private static func demo(_ id: String) throws -> Demo {
    try #require(DemoCatalogue.all.first { $0.id == id })
  }

  @Test func demosAreChosenByMouse() throws {
    // The list scrolls to the demo that is shown, so the first one is.
    let fixture = try ViewerFixture(
      ["--paused", "--size", "1200x800"], titled: "Easel - \(DemoCatalogue.all[0].title)",
      on: XServer(screen: "1920x1200x24"), isBare: false)
    try fixture.press("l")
    // The second row of the first section.
    let second = DemoCatalogue.all[1]
    try fixture.picture { $0.color(2, 2) == Self.ground }
    try fixture.server.xdotool("mousemove", "100", "124", "click", "1")
    _ = try fixture.server.window(titled: "Easel - \(second.title)( - .*)?")
    // The button of the gallery in the bar, and the second picture.
    try fixture.press("g")
    _ = try fixture.server.window(titled: "Easel - Gallery")
    try fixture.server.xdotool("mousemove", "350", "150", "click", "1")
    _ = try fixture.server.window(titled: "Easel - \(DemoCatalogue.all[0].title)( - .*)?")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func theLoupeShowsThePixelsUnderThePointer() throws {
    let fixture = try ViewerFixture(["canvas", "--size", "900x500"], titled: "Easel - Simple canvas")
    try fixture.picture { $0.color(450, 10) == 0xffffff && $0.color(450, 40) != 0xffffff }
    try fixture.press("z")
    try fixture.server.xdotool("mousemove", "200", "250")
    let plain = try fixture.picture { $0.color(850, 100) != 0xffffff || true }
    // The middle of the magnified pixels: the column begins at 604, its padding is 16, a pixel has 15 points.
    let middle = (x: 604 + 16 + 8 * 15 + 7, y: 8 + 16 + 8 * 15 + 7)
    try fixture.picture { $0.color(middle.x, middle.y) == plain.color(200, 250) }
    try fixture.server.xdotool("mousemove", "20", "20")
    try fixture.picture { $0.color(middle.x, middle.y) == plain.color(20, 20) }
    #expect(try fixture.viewer.switchesAtRest(during: 1) == 0)
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  /// Text and images are offered to other programs through the clipboard.
  @Test func theCodeAndTheWindowAreCopied() throws {
    let fixture = try start("1200x800", 1)
    try fixture.press("ctrl+c")
    let image = try clipboard("image/png", of: fixture)
    #expect(image.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    try fixture.press("e")
    // The button in the head of the source.
    try fixture.server.xdotool("mousemove", "1109", "24", "click", "1")
    let text = String(decoding: try clipboard("UTF8_STRING", of: fixture), as: UTF8.self)
    #expect(text == DemoCatalogue.demo(named: "clock-shape")?.source.text())
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  /// The content of the clipboard in a format, once the viewer owns it.
  private func clipboard(_ target: String, of fixture: ViewerFixture) throws -> Data {
    let deadline = Date(timeIntervalSinceNow: 20)
    while Date() < deadline {
      let data = try? RunningProgram.run(
        "xclip", ["-selection", "clipboard", "-out", "-target", target],
        environment: ["DISPLAY": fixture.server.display])
      if let data, !data.isEmpty { return data }
    }
    throw ToolError("the clipboard did not have \(target) within 20 s")
  }
}
