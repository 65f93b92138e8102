import Easel
import EaselDemos
import EaselTestSupport
import Foundation
import Testing

@testable import Viewer

/// Inspection of an image: zoom, dragging, the loupe; and showing a selection of demos or all of them.
@Suite(.serialized, .waitsForPrograms) struct ViewerInspectionTests {
  private static let blue: UInt32 = 0x007aff

  /// A ring of 40 points inside a window of 400 x 400.
  private func ring() throws -> ViewerFixture {
    try ViewerFixture(["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder")
  }

  /// Magnified four times about the pixel (60, 60), the center row intersects the ring from 45.2 to 304.9.
  private func isFourTimesAsLarge(_ picture: WindowImage) -> Bool {
    picture.color(43, 60) == 0xffffff && picture.color(48, 60) == Self.blue
      && picture.color(301, 60) == Self.blue && picture.color(309, 60) == 0xffffff
  }

  @Test func theImageIsMagnifiedAboutThePointerAndStaysSharp() throws {
    let fixture = try ring()
    try fixture.server.xdotool("mousemove", "60", "60")
    let plain = try fixture.picture { $0.color(200, 20) == Self.blue && $0.color(200, 200) == 0xffffff }
    try fixture.server.xdotool("key", "--repeat", "8", "Up")
    let large = try fixture.picture(until: isFourTimesAsLarge)
    #expect(
      try fixture.server.window(titled: "Easel - Stroke and border - strokeBorder - 400 %") == fixture.window)
    // An edge is one pixel wide; magnified pixels would make it four. Both edges are about 1,000 pixels long
    // here.
    let edge = large.pixels.count { ![Self.blue, 0xffffff].contains($0 & 0xff_ffff) }
    #expect((400..<2000).contains(edge))
    try fixture.press("0")
    try fixture.picture { $0 == plain }
    try fixture.server.xdotool("click", "--repeat", "8", "--delay", "5", "4")
    try fixture.picture { $0 == large }
    try fixture.server.xdotool("mousedown", "1", "mousemove_relative", "--sync", "30", "20", "mouseup", "1")
    try fixture.picture { picture in
      (0..<370 * 380).allSatisfy { picture[30 + $0 % 370, 20 + $0 / 370] == large[$0 % 370, $0 / 370] }
    }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func someDemosAreShownInSequence() throws {
    let server = try XServer()
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["--match", "TRIANGLE s", "--slideshow", "0.3"],
      environment: ["DISPLAY": server.display])
    #expect(try viewer.wait() == 0)
    let lines = String(decoding: viewer.outputData(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("demo ") && lines[0].contains("CPU %"))
    #expect(lines[1].hasPrefix("triangle-shape  fill "))
    #expect(lines[2].hasPrefix("triangle-shape  stroke "))
  }

  @Test func keysMoveAmongMatchingDemosOnly() throws {
    let fixture = try ViewerFixture(["--match", "TRIANGLE"], titled: "Easel - Triangle path - plain")
    try fixture.press("2")
    _ = try fixture.server.window(titled: "Easel - Triangle shape - fill")
    try fixture.press("Right")
    _ = try fixture.server.window(titled: "Easel - Triangle path - plain")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test(arguments: [["--match", "nonsense"], ["clock", "--match", "tri"], ["--slideshow", "0"]])
  func invalidSelectionsAreExplained(arguments: [String]) throws {
    let viewer = try RunningProgram(ViewerFixture.program(), arguments)
    #expect(try viewer.wait() != 0)
    let text = viewer.errorText()
    #expect(text.contains("no demo matches") || text.contains("does not match") || text.contains("above 0"))
  }
}

@Suite struct ZoomTests {
  @Test func thePointUnderThePointerStaysInPlace() {
    var zoom = Zoom()
    for (notches, place) in [(3, CGPoint(x: 40, y: 70)), (9, CGPoint(x: 300, y: 2)), (-20, .zero)] {
      let before = place.applying(zoom.transform.inverted())
      zoom.magnify(by: notches, about: place)
      let after = place.applying(zoom.transform.inverted())
      #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
    }
    #expect(zoom.scale == 0.25)
  }

  @Test func fourNotchesDoubleTheZoomAndAreReversible() {
    var zoom = Zoom()
    zoom.magnify(by: 4, about: CGPoint(x: 10, y: 20))
    #expect(zoom.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -10, ty: -20))
    zoom.pan(x: 3, y: -5)
    #expect(zoom.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -7, ty: -25))
    #expect(!zoom.isNone)
    zoom.magnify(by: -4, about: CGPoint(x: 13, y: 15))
    #expect(zoom.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: -5))
  }

  @Test func zoomAndPositionAreBounded() {
    var zoom = Zoom()
    zoom.magnify(by: 1000, about: CGPoint(x: 1, y: 1))
    #expect(zoom.scale == 64)
    zoom.pan(x: 1e300, y: -1e300)
    #expect(zoom.transform.tx == 1_000_000 && zoom.transform.ty == -1_000_000)
    zoom.magnify(by: -1000, about: .zero)
    #expect(zoom.scale == 0.125)
  }
}

@Suite struct PicturesFolderTests {
  @Test(
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/me/Bilder"),
      ("# XDG_PICTURES_DIR=\"/no\"\n  XDG_PICTURES_DIR=\"/data/pictures\"", "/data/pictures"),
      ("XDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"$HOME\"", "/home/me"),
      ("XDG_PICTURES_DIR=\"relative\"", nil), ("XDG_PICTURES_DIR=", nil), ("", nil),
    ] as [(String, String?)])
  func theUserDirectoriesFileIsParsed(text: String, path: String?) {
    #expect(PicturesFolder.path(in: text, home: "/home/me") == path)
  }
}
