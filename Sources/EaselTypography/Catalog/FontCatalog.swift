import CFontconfig
import EaselGeometry

/// The fonts that can be used, and the choice among them: fontconfig's configuration, owned. Not Sendable:
/// `FontLibrary` lets one thread at a time use it.
final class FontCatalog {
  private let configuration: OpaquePointer?

  /// Where a catalogue's fonts come from.
  enum Source: Sendable {
    /// The system's configuration with all installed fonts.
    case system
    /// These files alone, without any rules of the system.
    case files([String])
  }

  init(_ source: Source) {
    switch source {
    case .system: configuration = FcInitLoadConfigAndFonts()
    case .files(let paths):
      configuration = FcConfigCreate()
      for path in paths { add(file: path) }
    }
  }

  deinit { if let configuration { FcConfigDestroy(configuration) } }

  /// Adds the faces of a font file of the application; false when fontconfig can read none in it.
  @discardableResult
  func add(file path: String) -> Bool {
    configuration != nil && FcConfigAppFontAddFile(configuration, path) == FcTrue
  }

  /// What a font is asked for by, besides its name.
  struct Style: Hashable, Sendable {
    var weight = FontWeight.regular
    var isItalic = false
    /// Percent of the normal width.
    var width = 100
  }

  /// The face of a family that comes nearest to a style, or one of a family with the same measures for a name that
  /// fontconfig knows such a stand-in for (Arial -> Liberation Sans); nil when neither is there.
  func match(family: String, style: Style) -> FontMatch? {
    let pattern = FontCatalog.pattern(families: [family], style: style)
    FcConfigSubstitute(configuration, pattern.pointer, FcMatchPattern)
    let accepted = Set(strongFamilies(of: pattern).map { $0.lowercased() })
    FcDefaultSubstitute(pattern.pointer)
    return best(for: pattern) { found in
      found.fontStrings(FC_FAMILY).contains { accepted.contains($0.lowercased()) }
    }
  }

  /// The face with a full name ("DejaVu Sans Bold") or PostScript name ("DejaVuSans-Bold"), whatever its case.
  func match(fullName name: String) -> FontMatch? {
    for property in [FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      let pattern = FontPattern()
      pattern.add(property, name)
      pattern.add(FC_SCALABLE, true)
      let found = list(pattern) { FontMatch($0) }
      if let first = found.min(by: { $0.file.path < $1.file.path }) { return first }
    }
    return nil
  }

  /// The family of the first face of a file that the catalogue has.
  func family(ofFile path: String) -> String? {
    let pattern = FontPattern()
    pattern.add(FC_FILE, path)
    return list(pattern) { FontMatch($0) }.min { $0.file.index < $1.file.index }?.family
  }

  /// The face that fontconfig puts first for a generic family such as "sans-serif"; nil when there are no fonts at all.
  func match(generic family: String, style: Style) -> FontMatch? {
    let pattern = FontCatalog.pattern(families: [family], style: style)
    FcConfigSubstitute(configuration, pattern.pointer, FcMatchPattern)
    FcDefaultSubstitute(pattern.pointer)
    return best(for: pattern) { _ in true }
  }

  /// All faces in the order in which they should stand in for characters that others lack: those of the families, then
  /// the nearest in style.
  func substitutes(families: [String], style: Style) -> [Substitute] {
    let pattern = FontCatalog.pattern(families: families, style: style)
    FcConfigSubstitute(configuration, pattern.pointer, FcMatchPattern)
    FcDefaultSubstitute(pattern.pointer)
    var result = FcResultNoMatch
    guard let set = FcFontSort(configuration, pattern.pointer, FcTrue, nil, &result) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { number -> Substitute? in
      guard let font = set.pointee.fonts[number], let characters = font.fontCharacters(),
        let prepared = FcFontRenderPrepare(configuration, pattern.pointer, font)
      else { return nil }
      let owned = FontPattern(owning: prepared)
      return FontMatch(owned.pointer).map { Substitute(match: $0, characters: CharacterCoverage(characters)) }
    }
  }

  private static func pattern(families: [String], style: Style) -> FontPattern {
    let pattern = FontPattern()
    for family in families { pattern.add(FC_FAMILY, family) }
    pattern.add(FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight.value)))
    pattern.add(FC_SLANT, Int(style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN))
    pattern.add(FC_WIDTH, style.width)
    pattern.add(FC_SCALABLE, true)
    pattern.add(FC_OUTLINE, true)
    pattern.acceptEither(FC_VARIABLE)
    return pattern
  }

  /// The names that stand for the family itself once the rules were applied; rules add general stand-ins weakly.
  private func strongFamilies(of pattern: borrowing FontPattern) -> [String] {
    var names: [String] = []
    var value = FcValue()
    var binding = FcValueBindingWeak
    var number: Int32 = 0
    while FcPatternGetWithBinding(pattern.pointer, FC_FAMILY, number, &value, &binding) == FcResultMatch {
      if binding != FcValueBindingWeak, value.type == FcTypeString, let name = value.u.s {
        names.append(String(cString: name))
      }
      number += 1
    }
    return names
  }

  private func best(
    for pattern: borrowing FontPattern, where isAccepted: (OpaquePointer) -> Bool
  ) -> FontMatch? {
    var result = FcResultNoMatch
    guard let found = FcFontMatch(configuration, pattern.pointer, &result) else { return nil }
    let owned = FontPattern(owning: found)
    return isAccepted(owned.pointer) ? FontMatch(owned.pointer) : nil
  }

  private func list(_ pattern: borrowing FontPattern, _ read: (OpaquePointer) -> FontMatch?) -> [FontMatch] {
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    for property in [FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_COLOR] {
      FcObjectSetAdd(properties, property)
    }
    guard let set = FcFontList(configuration, pattern.pointer, properties) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(read) }
  }
}
