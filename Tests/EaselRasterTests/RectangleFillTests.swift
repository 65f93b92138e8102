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

  /// Whether a black fill in a frame of 64 by 48 pixels covers some columns and rows, and nothing else.
  private static func covers(
    _ path: Path, _ state: DrawingState, columns: Range<Int>, rows: Range<Int>
  ) -> Bool {
    let frame = Scenes.draw(Scenes.list(64, 48) { $0.append(Scenes.fill(path, .black), state: state) })
    return (0..<48).allSatisfy { y in
      (0..<64).allSatisfy { x in
        frame[x, y] == (columns.contains(x) && rows.contains(y) ? 0xff00_0000 : 0xffff_ffff)
      }
    }
  }

  private static let wide = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))

  @Test func anInfiniteRectangleCoversItsRows() {
    #expect(Self.covers(Self.wide, DrawingState(), columns: 0..<64, rows: 0..<10))
    let mirrored = DrawingState(transform: CGAffineTransform(a: -2, b: 0, c: 0, d: 2, tx: 20, ty: 4))
    #expect(Self.covers(Self.wide, mirrored, columns: 0..<20, rows: 4..<24))
  }

  /// By a matrix of zeros and ones, for which the rectangle stays one, and by sines, for which it becomes a path.
  @Test(arguments: [
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 3),
    CGAffineTransform(translationX: 10, y: 3).rotated(by: .pi / 2),
  ])
  func aTurnedInfiniteRectangleCoversItsColumns(transform: CGAffineTransform) {
    #expect(Self.covers(Self.wide, DrawingState(transform: transform), columns: 0..<10, rows: 3..<48))
  }

  @Test func anInfiniteClipCoversItsRows() {
    let clip = ClipNode(parent: nil, shape: .path(Self.wide, FillStyle()), transform: .identity)
    let clipped = DrawingState(clip: clip)
    #expect(Self.covers(Scenes.rect(5, 5, 40, 40), clipped, columns: 5..<45, rows: 5..<10))
  }

  @Test(arguments: [
    CGRect(x: 4, y: 4, width: CGFloat.infinity, height: CGFloat.infinity),
    CGRect(x: 4, y: 4, width: 20, height: CGFloat.infinity),
    CGRect(x: -CGFloat.infinity, y: 4, width: CGFloat.infinity, height: 20),
    CGRect(x: -CGFloat.infinity, y: 4, width: 20, height: 20), CGRect.infinite,
    CGRect(x: CGFloat.nan, y: 4, width: 20, height: 20), CGRect(x: 4, y: 4, width: 2e300, height: 20),
  ])
  func unusualRectanglesHaveThePixelsOfEqualPaths(rect: CGRect) {
    let frames = (Self.pixels(of: Path(rect), .black), Self.pixels(of: .outline(of: rect), .black))
    #expect(EqualityTests.firstDifference(frames.0, frames.1) == nil)
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
