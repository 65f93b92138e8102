import CFontconfig
import EaselGeometry

/// The available fonts and the matching among them: an owned fontconfig configuration. It is not Sendable;
/// `FontLibrary` serialises access.
final class FontCatalog {
  private let configuration: OpaquePointer?
  /// Whether the system's rules and the user's language have a say.
  private let isOfSystem: Bool

  /// The source of the fonts of a catalogue.
  enum Source: Sendable {
    /// The system's fontconfig configuration, with all installed fonts.
    case system
    /// Only these files, without the system's configuration rules and the user's language.
    case files([String])
  }

  init(_ source: Source) {
    switch source {
    case .system: (configuration, isOfSystem) = (FcInitLoadConfigAndFonts(), true)
    case .files(let paths):
      (configuration, isOfSystem) = (FcConfigCreate(), false)
      for path in paths { add(file: path) }
    }
  }

  deinit { if let configuration { FcConfigDestroy(configuration) } }

  /// Adds the faces of an application font file; false if fontconfig finds no face in it.
  @discardableResult
  func add(file path: String) -> Bool {
    configuration != nil && FcConfigAppFontAddFile(configuration, path) == FcTrue
  }

  /// The properties of a font request besides the name.
  struct Style: Hashable, Sendable {
    var weight = FontWeight.regular
    var isItalic = false
    /// The width in percent of the normal width.
    var width = 100
  }

  /// The face of a family that is nearest to a style, or a face of a metric-compatible family that
  /// fontconfig's rules substitute (Arial -> Liberation Sans); nil if neither is installed.
  func match(family: String, style: Style) -> FontMatch? {
    let pattern = pattern(families: [family], style: style)
    let accepted = Set(strongFamilies(of: pattern).map { $0.lowercased() })
    return best(for: pattern) { found in
      found.fontStrings(FC_FAMILY).contains { accepted.contains($0.lowercased()) }
    }
  }

  /// The face with a full name ("DejaVu Sans Bold") or PostScript name ("DejaVuSans-Bold"), ignoring case.
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

  /// The family of the first face of a file in the catalogue.
  func family(ofFile path: String) -> String? {
    let pattern = FontPattern()
    pattern.add(FC_FILE, path)
    return list(pattern) { FontMatch($0) }.min { $0.file.index < $1.file.index }?.family
  }

  /// The face that fontconfig prefers for a generic family such as "sans-serif"; nil if no fonts are
  /// installed.
  func match(generic family: String, style: Style) -> FontMatch? {
    let pattern = pattern(families: [family], style: style)
    return best(for: pattern) { _ in true }
  }

  /// All faces in the order in which they are tried as fallback for missing characters: first those of the
  /// families, then the others by similarity of style.
  func substitutes(families: [String], style: Style) -> [Substitute] {
    let pattern = pattern(families: families, style: style)
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

  /// The request for a face of the families in a style, completed by the system's rules.
  private func pattern(families: [String], style: Style) -> FontPattern {
    let pattern = FontPattern()
    for family in families { pattern.add(FC_FAMILY, family) }
    pattern.add(FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight.value)))
    pattern.add(FC_SLANT, Int(style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN))
    pattern.add(FC_WIDTH, style.width)
    pattern.add(FC_SCALABLE, true)
    pattern.add(FC_OUTLINE, true)
    pattern.acceptEither(FC_VARIABLE)
    if isOfSystem {
      FcConfigSubstitute(configuration, pattern.pointer, FcMatchPattern)
    } else {
      // Without rules, the call would only add the user's language.
      pattern.add(FC_LANG, "en")
    }
    FcDefaultSubstitute(pattern.pointer)
    return pattern
  }

  /// The family names that fontconfig's rules treat as equal to the requested one. Rules bind such names
  /// strongly, and general fallback families weakly.
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
