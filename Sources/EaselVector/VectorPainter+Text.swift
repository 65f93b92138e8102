import CCairo
import EaselDrawing
import EaselGeometry
import EaselTypography

/// Glyphs.
extension VectorPainter {
  /// The largest size of text, in points on the page; larger glyphs are drawn as paths, because fonts have a largest size.
  private static let largestSize: CGFloat = 2000

  /// The opacity of text over outlines that look like it: the smallest one that Cairo does not leave out.
  private static let smallestOpacity: Float = 1.0 / 256

  /// Draws a run with the current source, which is a paint.
  func show(_ run: GlyphRun, in paint: Paint, at origin: CGPoint, _ transform: CGAffineTransform) {
    guard origin.x.isFinite, origin.y.isFinite, run.size.isFinite, run.size > 0 else { return }
    setMatrix(transform)
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard run.size * scale <= VectorPainter.largestSize, target.fonts.select(run, in: context) else {
      return fillOutlines(of: run, at: origin, transform)
    }
    if !looksLikeOutlines(run, in: paint) {
      fillOutlines(of: run, at: origin, transform)
      // SVG images have no text, so that it would be nothing but a second drawing.
      guard target.format == .pdf else { return }
      setColor(paint.firstColor, opacity: VectorPainter.smallestOpacity)
      setMatrix(transform)
    }
    show(run.text?.visualClusters ?? [], of: run, at: origin)
  }

  /// Whether text of a document looks like the outlines of its glyphs.
  private func looksLikeOutlines(_ run: GlyphRun, in paint: Paint) -> Bool {
    // The font in the document is not emboldened.
    if let face = run.face as? FontFace, face.isEmboldened { return false }
    // Poppler and viewers that use it fill boxes beside text that is in a gradient.
    if case .solid = paint { return true }
    return false
  }

  private func show(_ clusters: [VisualCluster], of run: GlyphRun, at origin: CGPoint) {
    var glyphs = clusters.flatMap(\.glyphs).map { $0.cairoGlyph(at: origin) }
    var bytes = clusters.flatMap(\.bytes).map { CChar(bitPattern: $0) }
    // Cairo would refuse other text. It is drawn all the same, and cannot be selected.
    guard !glyphs.isEmpty,
      let text = String(validating: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self),
      !text.unicodeScalars.contains(where: \.isNoncharacter)
    else {
      glyphs = run.glyphs.map { $0.cairoGlyph(at: origin) }
      return cairo_show_glyphs(context, &glyphs, Int32(glyphs.count))
    }
    var counts = clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes.count), num_glyphs: Int32($0.glyphs.count))
    }
    cairo_show_text_glyphs(
      context, &bytes, Int32(bytes.count), &glyphs, Int32(glyphs.count), &counts, Int32(counts.count),
      cairo_text_cluster_flags_t(0))
  }

  private func fillOutlines(of run: GlyphRun, at origin: CGPoint, _ transform: CGAffineTransform) {
    var outlines = Path()
    for glyph in run.glyphs {
      // As in the font matrix: y points down, and the slant moves what is above the baseline to the right.
      let placed = CGAffineTransform(
        a: run.size, b: 0, c: -run.size * run.slant, d: run.size, tx: origin.x + glyph.position.x,
        ty: origin.y + glyph.position.y)
      outlines.addPath(run.face.outline(of: glyph.identifier), transform: placed)
    }
    append(outlines, transform)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
}

extension GlyphRun.Glyph {
  fileprivate func cairoGlyph(at origin: CGPoint) -> cairo_glyph_t {
    cairo_glyph_t(index: UInt(identifier), x: origin.x + position.x, y: origin.y + position.y)
  }
}

/// The characters and glyphs of a cluster.
private struct VisualCluster {
  let bytes: ArraySlice<UInt8>
  let glyphs: ArraySlice<GlyphRun.Glyph>
}

extension GlyphText {
  /// The clusters from left to right: viewers reorder text that is read from right to left. Empty if the clusters do not
  /// cover text and glyphs.
  fileprivate var visualClusters: [VisualCluster] {
    var found: [VisualCluster] = []
    var (byte, glyph) = (0, 0)
    for cluster in clusters {
      let (nextByte, nextGlyph) = (byte + cluster.byteCount, glyph + cluster.glyphCount)
      guard nextByte > byte, nextGlyph > glyph, nextByte <= bytes.count, nextGlyph <= glyphs.count else {
        return []
      }
      let places =
        isRightToLeft ? glyphs.count - nextGlyph..<glyphs.count - glyph : glyph..<nextGlyph
      found.append(VisualCluster(bytes: bytes[byte..<nextByte], glyphs: glyphs[places]))
      (byte, glyph) = (nextByte, nextGlyph)
    }
    guard byte == bytes.count, glyph == glyphs.count else { return [] }
    return isRightToLeft ? found.reversed() : found
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is reserved for internal use. Cairo makes no document with such a text.
  var isNoncharacter: Bool { 0xfdd0...0xfdef ~= value || value & 0xfffe == 0xfffe }
}

extension Paint {
  /// A color of the paint.
  fileprivate var firstColor: PaintColor {
    switch self {
    case .solid(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .image, .mesh, .backdrop, .material: .white
    }
  }
}
