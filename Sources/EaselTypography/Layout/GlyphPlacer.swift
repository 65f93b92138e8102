import EaselDrawing
import EaselGeometry

/// Positions the glyphs of a segment: outlines become a glyph run, color glyphs become images and layers.
struct GlyphPlacer {
  private let segment: ShapedText.Segment
  private var outlines = GlyphCollector()
  private(set) var colored: [TextLayout.ColoredGlyph] = []

  init(segment: ShapedText.Segment) { self.segment = segment }

  /// Positions glyphs, which are given in logical order.
  mutating func place(_ shaped: ArraySlice<ShapedGlyph>) {
    let font = segment.font
    outlines.reserveCapacity(shaped.count)
    segment.forEachPosition(of: shaped) { glyph, position in
      if font.face.isColored, addColored(glyph.identifier, position, font.face) { return }
      outlines.add(glyph.identifier, at: position, in: font)
    }
  }

  /// The glyph run of the outlines.
  ///
  /// - Parameter source: The text that the glyphs are from, and their numbers in it; nil if they have none.
  func run(source: (text: any GlyphTextSource, glyphs: Range<Int>)? = nil) -> GlyphRun {
    outlines.run(in: segment.font, source: source)
  }

  /// Adds a color glyph; false if the glyph has no colors.
  private mutating func addColored(_ glyph: UInt32, _ position: CGPoint, _ face: FontFace) -> Bool {
    let layers = face.colorLayers(of: glyph)
    for layer in layers {
      var collector = GlyphCollector()
      collector.add(layer.glyph, at: position, in: segment.font)
      colored.append(.layer(collector.run(in: segment.font), layer.color))
    }
    if !layers.isEmpty { return true }
    let size = segment.font.size
    guard let picture = face.colorImage(of: glyph, size: size) else { return false }
    let bounds = CGRect(
      x: position.x + picture.bounds.minX * size, y: position.y + picture.bounds.minY * size,
      width: picture.bounds.width * size, height: picture.bounds.height * size)
    if !bounds.isEmpty { colored.append(.picture(picture.image, bounds)) }
    return true
  }
}

/// The glyphs of a run with the bounding box of their ink.
private struct GlyphCollector {
  private var glyphs: [GlyphRun.Glyph] = []
  /// The corners of the union of the bounding boxes of all glyphs.
  private var least = SIMD2(Double.infinity, .infinity)
  private var greatest = SIMD2(-Double.infinity, -.infinity)

  mutating func reserveCapacity(_ count: Int) { glyphs.reserveCapacity(count) }

  /// Adds a glyph unless it is blank.
  mutating func add(_ glyph: UInt32, at position: CGPoint, in font: ResolvedFont) {
    let (box, size) = (font.face.box(of: glyph), font.size)
    guard !box.isNull else { return }
    glyphs.append(GlyphRun.Glyph(identifier: glyph, position: position))
    let place = SIMD2<Double>(position.x, position.y)
    least = pointwiseMin(least, place + SIMD2<Double>(box.minX, box.minY) * size)
    greatest = pointwiseMax(greatest, place + SIMD2<Double>(box.maxX, box.maxY) * size)
  }

  /// The union of the bounding boxes of the glyphs, of which there is at least one.
  private var ink: CGRect {
    CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  func run(
    in font: ResolvedFont, source: (text: any GlyphTextSource, glyphs: Range<Int>)? = nil
  ) -> GlyphRun {
    GlyphRun(
      face: font.face, size: font.size, slant: font.slant, glyphs: glyphs,
      inkBounds: glyphs.isEmpty ? .zero : font.inkBounds(ofUpright: ink), source: source)
  }
}

extension ResolvedFont {
  /// The bounding box of the contents of `box` after slanting. The baseline is at y = 0.
  func inkBounds(ofUpright box: CGRect) -> CGRect {
    let (toLeft, toRight) = (min(0, -box.maxY * slant), max(0, -box.minY * slant))
    return CGRect(
      x: box.minX + toLeft, y: box.minY, width: box.width + toRight - toLeft, height: box.height)
  }
}
