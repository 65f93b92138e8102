import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Which glyph masks are created, and how long they are cached.
@Suite struct GlyphMaskTests {
  private let face = TestFace()

  private func list(_ glyphs: [UInt32], size: CGFloat = 20, x: CGFloat = 10) -> DisplayList {
    let operation = DrawingCommand.Operation.glyphs(
      face.run(glyphs, size: size), origin: CGPoint(x: x, y: 60), .solid(.black))
    let root = Fragment(commands: [DrawingCommand(operation: operation, state: DrawingState())])
    return DisplayList(root: root, size: CGSize(width: 200, height: 100), background: .white)
  }

  @Test func masksAreCachedByGlyphSizeAndPhase() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 200, height: 100)
    // At 20 points, glyphs are 12 points apart, so all have the same phase.
    let first = rasterizer.render(list([1, 2, 1, 3]), into: frame)
    #expect(first.glyphMisses == 3 && first.glyphHits == 1 && first.glyphBytes > 0)
    let moved = rasterizer.render(list([1, 2, 1, 3], x: 17), into: frame)
    #expect(moved.glyphMisses == 0 && moved.glyphHits == 4 && moved.glyphBytes == first.glyphBytes)
    let still = rasterizer.render(list([1, 2, 1, 3], x: 17), into: frame)
    #expect(still.glyphMisses == 0 && still.glyphHits == 0 && still.glyphBytes == first.glyphBytes)
    let otherPhase = rasterizer.render(list([1, 2, 1, 3], x: 17.5), into: frame)
    #expect(otherPhase.glyphMisses == 3 && otherPhase.glyphHits == 1)
    let otherSize = rasterizer.render(list([1], size: 21), into: frame)
    #expect(otherSize.glyphMisses == 1)
    // Large glyphs are paths.
    let large = rasterizer.render(list([1], size: 65), into: frame)
    #expect(large.glyphMisses == 0 && large.glyphHits == 0)
  }
}
