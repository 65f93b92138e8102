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
    outlines.reserveCapacity(shaped.count)
    segment.forEachPosition(of: shaped) { add($0.identifier, at: $1) }
  }

  /// The glyph run of the outlines.
  ///
  /// - Parameter source: The text that the glyphs are from, and their numbers in it; nil if they have none.
  func run(source: (text: any GlyphTextSource, glyphs: Range<Int>)? = nil) -> GlyphRun {
    outlines.run(in: segment.font, source: source)
  }

  private mutating func add(_ glyph: UInt32, at position: CGPoint) {
    let face = segment.font.face
    if face.isColored, addColored(glyph, position, face) { return }
    outlines.add(glyph, at: position, in: segment.font)
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
  /// The union of the bounding boxes of all glyphs.
  private var ink = CGRect.null

  mutating func reserveCapacity(_ count: Int) { glyphs.reserveCapacity(count) }

  /// Adds a glyph unless it is blank.
  mutating func add(_ glyph: UInt32, at position: CGPoint, in font: ResolvedFont) {
    let (box, size) = (font.face.box(of: glyph), font.size)
    guard !box.isNull else { return }
    glyphs.append(GlyphRun.Glyph(identifier: glyph, position: position))
    ink = ink.union(
      CGRect(
        x: position.x + box.minX * size, y: position.y + box.minY * size, width: box.width * size,
        height: box.height * size))
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
