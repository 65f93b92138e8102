import EaselDrawing
import EaselGeometry

/// Turns glyphs of a segment into glyphs at places: those that are outlines into a run, those with colours of their own
/// into pictures and layers.
struct GlyphPlacer {
  private let segment: ShapedText.Segment
  /// Points from the left end.
  private var pen: CGFloat = 0
  private var outlines = GlyphCollector()
  private(set) var colored: [TextLayout.ColoredGlyph] = []

  init(segment: ShapedText.Segment) { self.segment = segment }

  /// Places glyphs that stand in reading order.
  mutating func place(_ shaped: ArraySlice<ShapedGlyph>) {
    outlines.reserveCapacity(shaped.count)
    if segment.isRightToLeft {
      for index in shaped.indices.reversed() {
        if index + 1 == shaped.endIndex || shaped[index + 1].cluster != shaped[index].cluster {
          pen += segment.spacing
        }
        add(shaped[index])
      }
    } else {
      for index in shaped.indices {
        add(shaped[index])
        if index + 1 == shaped.endIndex || shaped[index + 1].cluster != shaped[index].cluster {
          pen += segment.spacing
        }
      }
    }
  }

  /// The run of the glyphs that are outlines.
  func run() -> GlyphRun { outlines.run(in: segment.font) }

  private mutating func add(_ glyph: ShapedGlyph) {
    let position = CGPoint(
      x: pen + CGFloat(glyph.offsetX) * segment.scale, y: CGFloat(glyph.offsetY) * segment.scale)
    pen += CGFloat(glyph.advance) * segment.scale
    let face = segment.font.face
    if face.isColored, addColored(glyph.identifier, position, face) { return }
    outlines.add(glyph.identifier, at: position, in: segment.font)
  }

  /// Adds a glyph with colours of its own; false when it has none.
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

/// Glyphs of a run with the box of their ink.
private struct GlyphCollector {
  private var glyphs: [GlyphRun.Glyph] = []
  /// The union of the boxes of all glyphs.
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

  func run(in font: ResolvedFont) -> GlyphRun {
    GlyphRun(
      face: font.face, size: font.size, slant: font.slant, glyphs: glyphs,
      inkBounds: glyphs.isEmpty ? .zero : font.inkBounds(ofUpright: ink))
  }
}

extension ResolvedFont {
  /// The box that holds what `box` holds once it was leaned. Baselines of the glyphs in it are at 0.
  func inkBounds(ofUpright box: CGRect) -> CGRect {
    let (toLeft, toRight) = (min(0, -box.maxY * slant), max(0, -box.minY * slant))
    return CGRect(
      x: box.minX + toLeft, y: box.minY, width: box.width + toRight - toLeft, height: box.height)
  }
}
