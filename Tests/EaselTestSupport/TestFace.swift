import EaselDrawing
import EaselGeometry

/// A face whose glyphs are rings of different widths.
package final class TestFace: GlyphFace {
  package let identifier: UInt64

  package init(identifier: UInt64 = 1 << 60) { self.identifier = identifier }

  package func outline(of glyph: UInt32) -> Path { TestFace.outlines[Int(glyph % 7)] }

  private static let outlines = (0..<7).map { glyph in
    guard glyph > 0 else { return Path() }
    let width = 0.3 + Double(glyph) * 0.08
    var path = Path(ellipseIn: CGRect(x: 0, y: -0.7, width: width, height: 0.7))
    path.addRect(CGRect(x: 0.1, y: -0.9, width: width - 0.15, height: 1.1))
    return path
  }

  package func colorImage(of glyph: UInt32, size: CGFloat) -> ColorGlyph? { nil }

  /// A line of glyphs at a size.
  package func run(_ glyphs: [UInt32], size: CGFloat, slant: CGFloat = 0) -> GlyphRun {
    let placed = glyphs.enumerated().map { index, glyph in
      GlyphRun.Glyph(identifier: glyph, position: CGPoint(x: CGFloat(index) * size * 0.6, y: 0))
    }
    return GlyphRun(
      face: self, size: size, slant: slant, glyphs: placed,
      inkBounds: CGRect(x: -size, y: -size, width: size * (CGFloat(glyphs.count) + 2), height: size * 2))
  }
}
