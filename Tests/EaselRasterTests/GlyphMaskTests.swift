import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import EaselRaster

/// Which masks of glyphs are made, and for how long they stay.
@Suite struct GlyphMaskTests {
  private let face = TestFace()

  private func list(_ glyphs: [UInt32], size: CGFloat = 20, x: CGFloat = 10) -> DisplayList {
    let operation = DrawingCommand.Operation.glyphs(
      face.run(glyphs, size: size), origin: CGPoint(x: x, y: 60), .solid(.black))
    let root = Fragment(commands: [DrawingCommand(operation: operation, state: DrawingState())])
    return DisplayList(root: root, size: CGSize(width: 200, height: 100), background: .white)
  }

  @Test func glyphsAreKeptByShapeSizeAndPhase() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 200, height: 100)
    // At 20 points glyphs stand 12 apart: all at one phase.
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
    // Large ones are paths.
    let large = rasterizer.render(list([1], size: 65), into: frame)
    #expect(large.glyphMisses == 0 && large.glyphHits == 0)
  }

  @Test func masksAreForgottenBeyondTheBudget() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 200, height: 100)
    var largest = 0
    for step in 0..<400 {
      let size = 40 + CGFloat(step) / 20
      let report = rasterizer.render(list([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13], size: size), into: frame)
      largest = max(largest, report.glyphBytes)
    }
    // What one frame adds comes on top.
    #expect(largest > GlyphCache.budget / 2)
    #expect(largest < GlyphCache.budget + (1 << 20))
  }
}
