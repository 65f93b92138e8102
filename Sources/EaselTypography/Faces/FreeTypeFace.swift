import CFreeType
import EaselGeometry

/// An open FreeType face. It is not Sendable; `FontFace` serialises access.
///
/// All numbers are in font units with y up, as in the file: nothing is scaled, hinted or rounded.
final class FreeTypeFace {
  let face: FT_Face
  let unitsPerEm: Int
  /// The thickness that emboldening adds to outlines, in font units; 0 for none.
  private let thickening: FT_Pos

  /// The thickness that emboldening adds is the em divided by this number, as in FreeType's own emboldening.
  private static let thickeningShare = 24

  /// Opens a face; throws if the file is missing or damaged, or has neither outlines nor color bitmaps.
  init(_ file: FontFile) throws(FontFileError) {
    face = try FreeTypeLibrary.open(file)
    unitsPerEm = FreeTypeFace.unitsPerEm(of: face)
    guard unitsPerEm > 0 else {
      // An object that is not initialized completely has no `deinit`.
      FreeTypeLibrary.close(face)
      throw FontFileError(path: file.path, reason: "it has no outlines")
    }
    thickening = file.isEmboldened ? unitsPerEm / FreeTypeFace.thickeningShare : 0
    FontVariation.apply(file.variations, to: face)
  }

  deinit { FreeTypeLibrary.close(face) }

  /// The units per em. For bitmap-only faces FreeType reports 0, so the value is read from the `head` table.
  private static func unitsPerEm(of face: FT_Face) -> Int {
    if face.pointee.units_per_EM > 0 { return Int(face.pointee.units_per_EM) }
    guard face.pointee.face_flags & FT_FACE_FLAG_COLOR != 0,
      let header = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)
    else { return 0 }
    return Int(header.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM)
  }

  /// The family and style names.
  var name: String {
    [face.pointee.family_name, face.pointee.style_name].compactMap { $0.map { String(cString: $0) } }
      .joined(separator: " ")
  }

  /// The glyph of a character; 0, the missing-glyph symbol, if the face does not have the character.
  func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    UInt32(truncatingIfNeeded: FT_Get_Char_Index(face, FT_ULong(scalar.value)))
  }

  /// The horizontal advance of a glyph; 0 for glyphs that the face does not have.
  func advance(of glyph: UInt32) -> Int32 {
    var advance: FT_Fixed = 0
    let code = FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance)
    return code == 0 ? Int32(clamping: advance) : 0
  }

  var hasKerning: Bool { face.pointee.face_flags & FT_FACE_FLAG_KERNING != 0 }

  /// The kerning between two glyphs from the face's `kern` table, which is added to the advance of `left`.
  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    var delta = FT_Vector()
    let code = FT_Get_Kerning(face, left, right, FT_KERNING_UNSCALED.rawValue, &delta)
    return code == 0 ? Int32(clamping: delta.x) : 0
  }

  /// Calls `body` with the outline of a glyph; returns nil if it has none.
  func withOutline<Result>(of glyph: UInt32, _ body: (inout FT_Outline) -> Result) -> Result? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_IGNORE_TRANSFORM)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if thickening > 0 { embolden(&slot.pointee.outline) }
    return body(&slot.pointee.outline)
  }

  /// Emboldens an outline equally on all sides; FreeType's function alone keeps the left and bottom edges in
  /// place.
  private func embolden(_ outline: inout FT_Outline) {
    FT_Outline_Embolden(&outline, thickening)
    FT_Outline_Translate(&outline, -thickening / 2, -thickening / 2)
  }

  /// The face's metrics in ems.
  func metrics() -> FontMetrics {
    let record = face.pointee
    let em = CGFloat(unitsPerEm)
    func ems(_ units: some BinaryInteger) -> CGFloat { CGFloat(units) / em }
    let (ascent, descent, height) = verticalMetrics()
    guard ascent + descent > 0 else { return .placeholder }
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let hasHeights = (table?.version ?? 0) >= 2 && table?.version != 0xffff
    let thickness = record.underline_thickness > 0 ? ems(record.underline_thickness) : 0.05
    let xHeight = hasHeights && table!.sxHeight > 0 ? ems(table!.sxHeight) : riseOf("x") ?? ascent * 0.55
    return FontMetrics(
      ascent: ascent, descent: descent, leading: max(0, height - ascent - descent),
      underlineOffset: record.underline_position == 0 ? 0.1 : -ems(record.underline_position),
      underlineThickness: thickness,
      strikethroughOffset: table.map { $0.yStrikeoutPosition }.flatMap { $0 > 0 ? ems($0) : nil } ?? xHeight
        / 2,
      strikethroughThickness: table.map { $0.yStrikeoutSize }.flatMap { $0 > 0 ? ems($0) : nil } ?? thickness,
      xHeight: xHeight,
      capHeight: hasHeights && table!.sCapHeight > 0
        ? ems(table!.sCapHeight) : riseOf("H") ?? ascent * 0.75)
  }

  /// Ascent, descent, and their sum with the leading, in ems. For bitmap-only faces, for which FreeType does
  /// not report them, they are read from the `hhea` table.
  private func verticalMetrics() -> (ascent: CGFloat, descent: CGFloat, height: CGFloat) {
    let (record, em) = (face.pointee, CGFloat(unitsPerEm))
    if record.ascender == record.descender, let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
      let header = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
      let (ascent, descent) = (CGFloat(header.Ascender) / em, -CGFloat(header.Descender) / em)
      return (ascent, descent, ascent + descent + CGFloat(header.Line_Gap) / em)
    }
    return (CGFloat(record.ascender) / em, -CGFloat(record.descender) / em, CGFloat(record.height) / em)
  }

  /// The height of a letter above the baseline, in ems; nil if the face does not have it.
  private func riseOf(_ letter: Unicode.Scalar) -> CGFloat? {
    let glyph = glyph(for: letter)
    guard glyph != 0 else { return nil }
    return withOutline(of: glyph) { outline in
      var box = FT_BBox()
      FT_Outline_Get_CBox(&outline, &box)
      return CGFloat(box.yMax) / CGFloat(unitsPerEm)
    }
  }
}
