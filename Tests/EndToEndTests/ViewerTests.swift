import EaselDemos
import EaselTestSupport
import Foundation
import Testing

/// The viewer in use: a real server, a real window, real keys.
@Suite(.serialized, .waitsForPrograms) struct ViewerTests {
  @Test func demosChangeAndTheViewerQuitsByKey() throws {
    let fixture = try ViewerFixture(["canvas"], titled: "Easel - Simple canvas")
    try fixture.picture { $0.color(200, 18) == 0x007aff && $0.color(200, 8) == 0xffffff }
    try fixture.press("Right")
    try fixture.picture { $0.color(200, 150) == 0xffffff && $0.color(200, 51) == 0x34c759 }
    try fixture.press("v")
    try fixture.picture { $0.color(200, 150) == 0x34c759 }
    try fixture.press("V")
    try fixture.picture { $0.color(200, 150) == 0xffffff && $0.color(200, 51) == 0x34c759 }
    try fixture.press("Left")
    try fixture.picture { $0.color(200, 18) == 0x007aff && $0.color(200, 8) == 0xffffff }
    let number = try #require(DemoCatalogue.all.firstIndex { $0.id == "ellipse" }) + 1
    #expect(number > 9)
    for digit in String(number) { try fixture.press(String(digit)) }
    _ = try fixture.server.window(titled: "Easel - Ellipse - outline")
    try fixture.press("Home")
    _ = try fixture.server.window(titled: "Easel - \(DemoCatalogue.all[0].title)")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func theClockMovesUntilItIsPausedAndTheHUDIsToggled() throws {
    let fixture = try ViewerFixture(
      ["clock", "--variant", "2"], titled: "Easel - Clock - two canvases, every refresh")
    let first = try fixture.picture { $0.color(5, 5) == 0xffffff && $0.width == 800 }
    try fixture.picture { $0 != first }
    try fixture.press("space")
    #expect(try fixture.viewer.switchesAtRest(during: 1) == 0)
    let paused = try fixture.picture()
    #expect(try fixture.picture() == paused)
    try fixture.press("h")
    let (inner, outer) = ((x: 780, y: 400), (x: 780, y: 100))
    try fixture.picture { $0.color(inner.x, inner.y) != paused.color(inner.x, inner.y) }
    // The small panel ends above a point that the others covered.
    try fixture.press("h")
    try fixture.picture {
      $0.color(inner.x, inner.y) == paused.color(inner.x, inner.y)
        && $0.color(outer.x, outer.y) != paused.color(outer.x, outer.y)
    }
    try fixture.press("h")
    try fixture.picture { $0 == paused }
    try fixture.press("Escape")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func aResizedWindowIsRedrawn() throws {
    let fixture = try ViewerFixture(
      ["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder")
    try fixture.server.xdotool("windowsize", "\(fixture.window)", "600", "500")
    try fixture.picture {
      $0.width == 600 && $0.height == 500 && $0.color(300, 20) == 0x007aff && $0.color(300, 250) == 0xffffff
    }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  /// One pixel, larger than any screen, and thin, with everything that can be drawn over the image.
  @Test(arguments: ["1x1", "5000x3000", "1x2000", "2000x1"])
  func windowsMayBeTinyAndHuge(size: String) throws {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    let fixture = try ViewerFixture(
      ["clock", "--variant", "2", "--hud", "--size", size],
      titled: "Easel - Clock - two canvases, every refresh", on: XServer(screen: "5100x3100x24"))
    try fixture.picture { $0.width == sides[0] && $0.height == sides[1] && $0.color(0, 0) == 0xffffff }
    // The pointer, which keys follow by default, cannot be placed in all of them.
    try fixture.server.xdotool("windowfocus", "\(fixture.window)")
    try fixture.press("m", "z", "question", "d", "g", "Escape", "h", "v", "q")
    #expect(try fixture.viewer.wait() == 0)
    #expect(!fixture.viewer.errorText().contains("error"))
  }

  @Test func aStaticDemoSleeps() throws {
    let fixture = try ViewerFixture(["canvas"], titled: "Easel - Simple canvas")
    try fixture.picture { $0.color(200, 18) == 0x007aff }
    #expect(try fixture.viewer.switchesAtRest(during: 2) == 0)
    try fixture.server.xdotool("windowunmap", "\(fixture.window)")
    #expect(try fixture.viewer.switchesAtRest(during: 1) == 0)
  }

  @Test func aMovingDemoSleepsWhileItsWindowIsHidden() throws {
    let fixture = try ViewerFixture(
      ["clock", "--variant", "2"], titled: "Easel - Clock - two canvases, every refresh")
    let first = try fixture.picture { $0.color(5, 5) == 0xffffff }
    try fixture.picture { $0 != first }
    try fixture.server.xdotool("windowunmap", "\(fixture.window)")
    #expect(try fixture.viewer.switchesAtRest(during: 2) == 0)
    try fixture.server.xdotool("windowmap", "\(fixture.window)")
    let second = try fixture.picture { $0.color(5, 5) == 0xffffff }
    try fixture.picture { $0 != second }
  }

  @Test func unknownDemosAreReportedWithTheAvailableOnes() throws {
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["render", "nothing", "-o", "/tmp/none.png"])
    #expect(try viewer.wait() != 0)
    #expect(viewer.errorText().contains("clock"))
  }

  /// Outlines are drawn over the image and removed without a trace; the frame below does not change.
  @Test func damageIsOutlinedByKey() throws {
    let outline: UInt32 = 0xff00ff
    let fixture = try ViewerFixture(
      ["clock", "--variant", "2"], titled: "Easel - Clock - two canvases, every refresh")
    let first = try fixture.picture { $0.color(5, 5) == 0xffffff }
    try fixture.press("d")
    let moving = try fixture.picture { $0.count(of: outline) > 200 && $0 != first }
    #expect(moving.color(5, 5) == 0xffffff)
    try fixture.picture { $0.count(of: outline) > 200 && $0 != moving }
    try fixture.press("space")
    #expect(try fixture.viewer.switchesAtRest(during: 0.5) == 0)
    let outlined = try fixture.picture()
    try fixture.press("d")
    let plain = try fixture.picture { $0.count(of: outline) == 0 }
    let differing = plain.pixels.indices.count { plain.pixels[$0] != outlined.pixels[$0] }
    #expect(differing == outlined.count(of: outline))
    // Redrawn completely, the image is the same: the outlines of all those frames left no trace in it.
    try fixture.press("t", "t")
    #expect(try fixture.viewer.switchesAtRest(during: 0.5) == 0)
    #expect(try fixture.picture() == plain)
    try fixture.press("d")
    try fixture.picture { $0.color(0, 0) == outline && $0.color(799, 799) == outline }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func keysAreListed() throws {
    let viewer = try RunningProgram(ViewerFixture.program(), ["--list-hotkeys"])
    let lines = String(decoding: viewer.outputData(), as: UTF8.self).split(separator: "\n")
    #expect(try viewer.wait() == 0)
    for key in ["Space", "V", "H", "D", "T", "S", "R", "Q, Ctrl+Q", "Escape", "/, Ctrl+F", "?, F1", "F, F11"]
    {
      #expect(lines.contains { $0.hasPrefix(key + " ") }, "\(key)")
    }
  }
}

/// An asynchronous canvas, observed from outside.
@Suite(.waitsForPrograms) struct ViewerAsynchronousTests {
  /// The hand of the fountain's dial moves from image to image, and the sparks behind it appear and move.
  @Test func theHandAndTheSparksMove() throws {
    let fixture = try ViewerFixture(
      ["particles", "--variant", "3"],
      titled: "Easel - Particle fountain - 10,000 sparks, asynchronous")
    defer {
      fixture.viewer.send(SIGKILL)
      fixture.server.stop()
    }
    func dial(_ picture: WindowImage) -> [UInt32] {
      (20..<110).flatMap { y in (590..<680).map { x in picture.color(x, y) } }
    }
    func sparks(_ picture: WindowImage) -> [UInt32] {
      (300..<560).map { x in picture.color(x, 500) }
    }
    let first = try fixture.picture { $0.color(5, 5) == 0x030308 && Set(sparks($0)).count > 10 }
    try fixture.picture { dial($0) != dial(first) }
    try fixture.picture { sparks($0) != sparks(first) }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }
}
