import EaselTestSupport
import Foundation
import Testing

@testable import Viewer

/// The bar, the parameters and the comparison in use by mouse.
@Suite(.serialized, .waitsForPrograms) struct ViewerMouseTests {
  /// A window size in points and the scale of the display.
  static let windows: [(size: CGSize, scale: Int)] = [
    (CGSize(width: 320, height: 240), 1), (CGSize(width: 800, height: 600), 2),
    (CGSize(width: 1920, height: 1080), 1),
  ]

  /// The colors of panels and of regions such as the source, and the accent color.
  private static let (panel, region, accent): (UInt32, UInt32, UInt32) = (0xfbfbfb, 0xf0f0f0, 0x007aff)

  /// A button of the bar, counted from the right.
  private enum Button: CGFloat {
    case help, measurements, parameters, source, gallery
  }

  private func start(_ demo: String, _ title: String, _ size: CGSize, _ scale: Int) throws -> ViewerFixture {
    try ViewerFixture(
      [demo, "--paused", "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "\(scale)"],
      titled: "Easel - \(title)", on: XServer(screen: "1920x1200x24"), isBare: false)
  }

  private func click(_ button: Button, of layout: ViewerLayout, in fixture: ViewerFixture, _ scale: Int)
    throws
  {
    let bar = try #require(layout.bar)
    let x = bar.maxX - 16 - 18 - 40 * button.rawValue
    let y = layout.stage.width < 600 ? bar.minY + 28 : bar.midY
    try fixture.server.xdotool(
      "mousemove", "\(Int(x) * scale)", "\(Int(y) * scale)", "click", "1")
  }

  @Test(arguments: windows)
  func theBarOpensPartsAndParametersFollowTheMouse(window: (size: CGSize, scale: Int)) throws {
    let (size, scale) = window
    let fixture = try start("orrery", "Orrery", size, scale)
    func color(_ picture: WindowImage, _ x: CGFloat, _ y: CGFloat) -> UInt32 {
      picture.color(Int(x) * scale, Int(y) * scale)
    }
    var request = ViewerLayout.Request()
    let alone = ViewerLayout(request, in: size)
    request.hasColumn = true
    let column = try #require(ViewerLayout(request, in: size).column)
    try click(.parameters, of: alone, in: fixture, scale)
    try fixture.picture { color($0, column.midX, column.minY + 6) == Self.panel }
    // The first slider, from its knob to its end.
    let (x, y) = (column.minX + 76, column.minY + 84)
    try fixture.picture { color($0, column.maxX - 60, y) != Self.accent }
    try fixture.server.xdotool(
      "mousemove", "\(Int(x) * scale)", "\(Int(y) * scale)", "mousedown", "1", "mousemove",
      "\(Int(column.maxX - 20) * scale)", "\(Int(y) * scale)", "mouseup", "1")
    try fixture.picture { color($0, column.maxX - 60, y) == Self.accent }
    // The measurements replace or follow the parameters in the same column.
    try click(.parameters, of: alone, in: fixture, scale)
    try click(.measurements, of: alone, in: fixture, scale)
    try fixture.picture { color($0, column.midX, column.minY + 6) == Self.panel }
    try click(.measurements, of: alone, in: fixture, scale)
    try click(.measurements, of: alone, in: fixture, scale)
    try fixture.picture { color($0, column.midX, column.minY + 6) != Self.panel }
    // The source covers the bar in small windows, and is beside it in others.
    try click(.source, of: alone, in: fixture, scale)
    request.hasColumn = false
    request.showsSource = true
    let source = try #require(ViewerLayout(request, in: size).source)
    try fixture.picture { color($0, source.minX + 3, source.maxY - 3) == Self.region }
    try fixture.press("e")
    try fixture.picture { color($0, source.minX + 3, source.maxY - 3) != Self.region }
    try click(.help, of: alone, in: fixture, scale)
    _ = try fixture.server.window(titled: "Easel - Keys")
    try fixture.press("Escape")
    try click(.gallery, of: alone, in: fixture, scale)
    _ = try fixture.server.window(titled: "Easel - Gallery")
    try fixture.press("Escape", "q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func aVariantIsChosenInTheBarAndMeasuredInTheComparison() throws {
    let size = CGSize(width: 1200, height: 800)
    let fixture = try start("metaballs", "Metaballs - blur, then threshold", size, 1)
    let bar = try #require(ViewerLayout(ViewerLayout.Request(), in: size).bar)
    // The second variant, after the title and the first one.
    try fixture.server.xdotool("mousemove", "533", "\(Int(bar.midY))", "click", "1")
    _ = try fixture.server.window(titled: "Easel - Metaballs - threshold, then blur")
    try fixture.press("m")
    _ = try fixture.server.window(titled: "Easel - Metaballs - Comparison")
    try fixture.press("m")
    _ = try fixture.server.window(titled: "Easel - Metaballs - threshold, then blur")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }
}
