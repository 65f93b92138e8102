import CFontconfig

/// A face that the catalogue knows, with what tells whether it is what was asked for.
struct FontMatch: Hashable, Sendable {
  var file: FontFile
  /// The family's name, in its first language.
  var family: String
  var weight: FontWeight
  /// True for italics and obliques.
  var isItalic: Bool
  /// True for faces whose glyphs have colours of their own.
  var isColored: Bool

  /// Reads what fontconfig found; nil when the pattern names no file.
  ///
  /// Rules of the system have fontconfig say that a face is bold or oblique which it wants made so; here it counts as what
  /// it is.
  init?(_ pattern: OpaquePointer) {
    guard let path = pattern.fontString(FC_FILE) else { return nil }
    file = FontFile(
      path: path, index: pattern.fontInteger(FC_INDEX) ?? 0,
      variations: pattern.fontString(FC_FONT_VARIATIONS) ?? "")
    family = pattern.fontString(FC_FAMILY) ?? ""
    let weight = FcWeightToOpenTypeDouble(pattern.fontDouble(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
    let isToBeBold = pattern.fontBool(FC_EMBOLDEN) ?? false
    self.weight = weight > 0 && !isToBeBold ? FontWeight(Int(weight.rounded())) : .regular
    isItalic = (pattern.fontInteger(FC_SLANT) ?? 0) != FC_SLANT_ROMAN && !pattern.isToBeLeaned
    isColored = pattern.fontBool(FC_COLOR) ?? false
  }
}
