import CFontconfig

/// A set of properties of a font, asked for or found: fontconfig's pattern, owned.
struct FontPattern: ~Copyable {
  let pointer: OpaquePointer

  init() { pointer = FcPatternCreate() }

  /// Takes over a pattern that the caller owns.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { FcPatternDestroy(pointer) }

  func add(_ object: String, _ value: String) { FcPatternAddString(pointer, object, value) }
  func add(_ object: String, _ value: Int) { FcPatternAddInteger(pointer, object, Int32(clamping: value)) }
  func add(_ object: String, _ value: Double) { FcPatternAddDouble(pointer, object, value) }
  func add(_ object: String, _ value: Bool) { FcPatternAddBool(pointer, object, value ? FcTrue : FcFalse) }
  /// Fonts with the property and those without it are equally good; unset, those without it are better.
  func acceptEither(_ object: String) { FcPatternAddBool(pointer, object, FcBool(FcDontCare)) }
}

/// Properties of a pattern that is borrowed for the moment.
extension OpaquePointer {
  func fontString(_ object: String, number: Int = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, object, Int32(number), &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// All values of a property that may have several.
  func fontStrings(_ object: String) -> [String] {
    var values: [String] = []
    while let value = fontString(object, number: values.count) { values.append(value) }
    return values
  }

  func fontInteger(_ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  func fontBool(_ object: String) -> Bool? {
    var value: FcBool = 0
    return FcPatternGetBool(self, object, 0, &value) == FcResultMatch ? value == FcTrue : nil
  }

  func fontDouble(_ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(self, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// True when glyphs are to be drawn leaned.
  var isToBeLeaned: Bool {
    var matrix: UnsafeMutablePointer<FcMatrix>?
    guard FcPatternGetMatrix(self, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix else { return false }
    return matrix.pointee.xy != 0
  }

  func fontCharacters() -> OpaquePointer? {
    var value: OpaquePointer?
    return FcPatternGetCharSet(self, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }
}

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

/// A face in a file: what has to be known to open it.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The face's number in the file; the upper 16 bits number a named instance of a variable font.
  var index: Int = 0
  /// Axis settings of a variable font as fontconfig writes them, "wght=650,wdth=100"; empty for none.
  var variations: String = ""
  /// True: outlines are thickened, because the family has no bold.
  var isEmboldened = false
}

/// Why a font file cannot be used.
struct FontFileError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "cannot use the font file \(path): \(reason)" }
}

/// The characters that a face has: fontconfig's set, shared by reference.
final class CharacterCoverage {
  private let characters: OpaquePointer

  /// Keeps a copy of a borrowed set.
  init(_ characters: OpaquePointer) { self.characters = FcCharSetCopy(characters) }

  deinit { FcCharSetDestroy(characters) }

  func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) == FcTrue }
}

/// A face that may stand in for characters that another one lacks.
struct Substitute {
  var match: FontMatch
  var characters: CharacterCoverage
}
