import EaselDrawing
import EaselGeometry
import EaselTypography

/// Text -> glyph runs as scenes ask for them: one glyph per character without kerning or ligatures, advances not
/// rounded.
struct SceneFonts {
  private var faces: [String: FontFace] = [:]

  /// The glyphs of one line; the first origin is at (0, 0). `font` is a family, or `file:` and a path relative to
  /// `folder`.
  mutating func glyphRun(
    _ text: String, font: String, folder: String, size: CGFloat
  ) throws(SceneError) -> GlyphRun {
    let face = try face(font, folder: folder)
    let scale = size / CGFloat(face.unitsPerEm)
    var glyphs: [GlyphRun.Glyph] = []
    var inkBounds = CGRect.null
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      let glyph = face.glyph(for: scalar) ?? 0
      glyphs.append(GlyphRun.Glyph(identifier: glyph, position: CGPoint(x: x, y: 0)))
      let outline = face.outline(of: glyph).boundingRect
      if !outline.isNull {
        inkBounds = inkBounds.union(
          CGRect(
            x: x + outline.minX * size, y: outline.minY * size, width: outline.width * size,
            height: outline.height * size))
      }
      x += CGFloat(face.advance(of: glyph)) * scale
    }
    return GlyphRun(face: face, size: size, glyphs: glyphs, inkBounds: inkBounds)
  }

  private mutating func face(_ font: String, folder: String) throws(SceneError) -> FontFace {
    if let face = faces[font] { return face }
    let face: FontFace
    if font.hasPrefix("file:") {
      let path = "\(folder)/\(font.dropFirst(5))"
      guard let opened = FontFace.open(path: path) else { throw .unreadable(path: path) }
      face = opened
    } else {
      face = FontLibrary.shared.font(for: FontDescriptor(family: font)).face
    }
    faces[font] = face
    return face
  }
}
