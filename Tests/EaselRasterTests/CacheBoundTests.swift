import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Animations with new content in each frame do not grow the memory of the rasterizer without bound.
@Suite struct CacheBoundTests {
  private let face = TestFace()
  private let frame = Pixmap(width: 200, height: 100)

  private func list(_ operations: [DrawingCommand.Operation], scale: CGFloat = 1) -> DisplayList {
    let state = DrawingState(transform: CGAffineTransform(scaleX: scale, y: scale))
    let root = Fragment(commands: operations.map { DrawingCommand(operation: $0, state: state) })
    return DisplayList(root: root, size: CGSize(width: 200, height: 100), background: .white)
  }

  private func text(_ glyphs: [UInt32], size: CGFloat, scale: CGFloat = 1) -> DisplayList {
    list([.glyphs(face.run(glyphs, size: size), origin: CGPoint(x: 4, y: 60), .solid(.black))], scale: scale)
  }

  private func usage(_ name: String, of rasterizer: Rasterizer) throws -> CacheUsage {
    try #require(rasterizer.cacheUsage.first { $0.name == name })
  }

  /// A few small glyphs at each scale: the index of the masks takes more memory than the masks.
  @Test func glyphsAtEverNewScalesStayBelowTheLimit() throws {
    let rasterizer = Rasterizer(threads: 1)
    let frames = 6000
    var largest = 0
    for step in 0..<frames {
      _ = rasterizer.render(
        text([1, 2, 3, 300], size: 8, scale: 1 + CGFloat(step) / CGFloat(frames)), into: frame)
      largest = max(largest, try usage("glyph masks", of: rasterizer).bytes)
    }
    let limit = try #require(try usage("glyph masks", of: rasterizer).limit)
    #expect(largest > limit / 4 && largest <= limit)
    #expect(rasterizer.glyphCache.generation > 0)
  }

  @Test func masksInUseOutliveOthers() {
    let rasterizer = Rasterizer(threads: 1)
    let steady: [UInt32] = [1, 2, 3, 4, 5]
    let expected = Scenes.bytes(Scenes.draw(text(steady, size: 16)))
    var step = 0
    while rasterizer.glyphCache.generation < 3 {
      step += 1
      _ = rasterizer.render(
        text([6, 8, 9, 10, 11], size: 50, scale: 1 + CGFloat(step) / 10_000), into: frame)
      let report = rasterizer.render(text(steady, size: 16), into: frame)
      #expect(report.glyphMisses == (step == 1 ? steady.count : 0))
    }
    #expect(Scenes.bytes(frame) == expected)
  }

  /// The heavy one of several layers is another one in each frame.
  @Test func plansDoNotKeepTheLargestSizeForEveryPass() throws {
    let rasterizer = Rasterizer(threads: 1)
    let (layers, heavy) = (100, 4000)
    let dot = DrawingCommand(
      operation: Scenes.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 3, height: 3)), .black),
      state: DrawingState())
    let blurred = DrawingState(
      filters: FilterNode(
        parent: nil, operation: .blur(radius: 1, isOpaque: false, dithers: false), transform: .identity))
    for number in 0..<layers {
      let commands = (0..<layers).map { layer in
        DrawingCommand(
          operation: .layer(
            Fragment(commands: Array(repeating: dot, count: layer == number ? heavy : 2))),
          state: blurred)
      }
      let root = Fragment(commands: commands)
      _ = rasterizer.render(
        DisplayList(root: root, size: CGSize(width: 200, height: 100), background: .white), into: frame)
    }
    let ofBothPlans = 2 * Limits.spareCommandCount * MemoryLayout<DeviceCommand>.stride
    #expect(try usage("frame plans", of: rasterizer).bytes < 2 * ofBothPlans)
  }
}
