import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Strokes of rectangles, which skip flattening: the result must equal that of the stroked outline.
@Suite struct RectangleStrokeTests {
  private struct Case {
    var rect: CGRect
    var style: StrokeStyle
    var transform: CGAffineTransform
    var isAntialiased = true
  }

  private static func pixels(of path: Path, as stroke: Case) -> Pixmap {
    let recorder = FragmentRecorder()
    recorder.stroke(
      path, style: stroke.style, isAntialiased: stroke.isAntialiased, paint: .solid(Scenes.red),
      state: DrawingState(transform: stroke.transform))
    let list = DisplayList(
      root: recorder.finish(), size: CGSize(width: 48, height: 48), background: .white)
    let frame = Pixmap(width: 48, height: 48)
    _ = Rasterizer(threads: 1).render(list, into: frame)
    return frame
  }

  private func expectSame(_ stroke: Case) {
    let (rect, outline) = (Path(stroke.rect), Path.outline(of: stroke.rect))
    let frames = (Self.pixels(of: rect, as: stroke), Self.pixels(of: outline, as: stroke))
    #expect(EqualityTests.firstDifference(frames.0, frames.1) == nil, "\(stroke)")
  }

  private static func transform(_ random: inout SplitMix64) -> CGAffineTransform {
    let (x, y) = (random.double(in: 0.3..<2.5), random.double(in: -2.5..<2.5))
    let scaled =
      random.oneIn(3)
      ? CGAffineTransform(a: 0, b: x, c: y, d: 0, tx: 24, ty: 0)
      : CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 24)
    return random.oneIn(5) ? scaled.rotated(by: 0.3) : scaled
  }

  private static func style(_ random: inout SplitMix64) -> StrokeStyle {
    StrokeStyle(
      lineWidth: random.oneIn(6) ? 8 : random.double(in: 0.01..<9),
      lineJoin: random.oneIn(6) ? .bevel : random.oneIn(6) ? .round : .miter,
      miterLimit: random.oneIn(3) ? random.double(in: -2..<2) : 4, dash: random.oneIn(8) ? [3, 2] : [])
  }

  @Test func strokesEqualThoseOfTheOutline() {
    var random = SplitMix64(announcing: "strokes of rectangles", seed: 1)
    for _ in 0..<400 {
      let rect = CGRect(
        x: random.double(in: -4..<20), y: random.double(in: -4..<20),
        width: random.oneIn(6) ? 8 : random.double(in: 0..<20), height: random.double(in: 0..<20))
      expectSame(
        Case(
          rect: rect, style: Self.style(&random), transform: Self.transform(&random),
          isAntialiased: !random.oneIn(5)))
    }
  }

  @Test(arguments: [
    CGRect(x: 4, y: 4, width: 1e-9, height: 20), CGRect(x: 4, y: 4, width: 20, height: 0),
    CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), CGRect(x: -40_000, y: 5, width: 80_000, height: 20),
    CGRect(x: 5, y: -CGFloat.infinity, width: 20, height: CGFloat.infinity),
    CGRect(x: CGFloat.nan, y: 4, width: 20, height: 20),
    CGRect(x: 30, y: 30, width: -20, height: -20), CGRect(x: 5, y: 5, width: 2e300, height: 2e300),
  ])
  func unusualRectanglesEqualTheOutline(rect: CGRect) {
    for width in [0, -1, 1e-12, 2, 30, 1e300, CGFloat.infinity, CGFloat.nan] {
      expectSame(Case(rect: rect, style: StrokeStyle(lineWidth: width), transform: .identity))
    }
  }
}
