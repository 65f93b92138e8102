import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Axis-aligned rectangles are filled without edges. Narrow and wide ones use different code.
@Suite struct RectangleFillTests {
  private static func pixels(of path: Path, _ color: PaintColor) -> Pixmap {
    let recorder = FragmentRecorder()
    recorder.fill(path, style: FillStyle(), paint: .solid(color), state: DrawingState())
    let list = DisplayList(root: recorder.finish(), size: CGSize(width: 64, height: 48), background: .white)
    let frame = Pixmap(width: 64, height: 48)
    _ = Rasterizer(threads: 1).render(list, into: frame)
    return frame
  }

  @Test func rectanglesHaveThePixelsOfEqualPaths() {
    var random = SplitMix64(announcing: "fills of rectangles", seed: 1)
    for _ in 0..<400 {
      let width = random.double(in: 0..<(random.oneIn(2) ? 18 : 70))
      let rect = CGRect(
        x: random.double(in: -8..<60), y: random.double(in: -8..<44), width: width,
        height: random.double(in: 0..<(random.oneIn(4) ? 1 : 40)))
      let color = Scenes.red.multiplyingAlpha(by: random.oneIn(2) ? 1 : 0.4)
      let frames = (Self.pixels(of: Path(rect), color), Self.pixels(of: .outline(of: rect), color))
      #expect(EqualityTests.firstDifference(frames.0, frames.1) == nil, "\(rect)")
    }
  }
}

extension Path {
  /// The same rectangle as a path of lines.
  static func outline(of rect: CGRect) -> Path {
    var buffer = PathBuffer()
    buffer.move(to: CGPoint(x: rect.minX, y: rect.minY))
    buffer.line(to: CGPoint(x: rect.maxX, y: rect.minY))
    buffer.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    buffer.line(to: CGPoint(x: rect.minX, y: rect.maxY))
    buffer.close()
    return Path(storage: .elements(buffer))
  }
}
