import CFontconfig

/// A set of font properties, requested or found: an owned fontconfig pattern.
struct FontPattern: ~Copyable {
  let pointer: OpaquePointer

  init() { pointer = FcPatternCreate() }

  /// Takes ownership of a pattern.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { FcPatternDestroy(pointer) }

  func add(_ object: String, _ value: String) { FcPatternAddString(pointer, object, value) }
  func add(_ object: String, _ value: Int) { FcPatternAddInteger(pointer, object, Int32(clamping: value)) }
  func add(_ object: String, _ value: Double) { FcPatternAddDouble(pointer, object, value) }
  func add(_ object: String, _ value: Bool) { FcPatternAddBool(pointer, object, value ? FcTrue : FcFalse) }
  /// Makes fonts with and without the property equally good. By default, fontconfig prefers fonts without it.
  func acceptEither(_ object: String) { FcPatternAddBool(pointer, object, FcBool(FcDontCare)) }
}

/// Accessors for the properties of a borrowed pattern.
extension OpaquePointer {
  func fontString(_ object: String, number: Int = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, object, Int32(number), &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// All values of a multi-valued property.
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

  /// Whether fontconfig's rules request synthetic slanting.
  var isSyntheticallySlanted: Bool {
    var matrix: UnsafeMutablePointer<FcMatrix>?
    guard FcPatternGetMatrix(self, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix else { return false }
    return matrix.pointee.xy != 0
  }

  func fontCharacters() -> OpaquePointer? {
    var value: OpaquePointer?
    return FcPatternGetCharSet(self, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }
}

/// A face of the catalogue, with the properties that tell how well it matches the request.
struct FontMatch: Hashable, Sendable {
  var file: FontFile
  /// The family name, in the first language that the file has.
  var family: String
  var weight: FontWeight
  /// Whether the face is italic or oblique.
  var isItalic: Bool
  /// Whether the face has color glyphs.
  var isColored: Bool

  /// Reads a match of fontconfig; nil if the pattern has no file.
  ///
  /// If the system's rules request synthetic bold or oblique, fontconfig reports the face as bold or oblique;
  /// here the weight and slant are those of the file.
  init?(_ pattern: OpaquePointer) {
    guard let path = pattern.fontString(FC_FILE) else { return nil }
    file = FontFile(
      path: path, index: pattern.fontInteger(FC_INDEX) ?? 0,
      variations: pattern.fontString(FC_FONT_VARIATIONS) ?? "")
    family = pattern.fontString(FC_FAMILY) ?? ""
    let weight = FcWeightToOpenTypeDouble(pattern.fontDouble(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
    let isToBeBold = pattern.fontBool(FC_EMBOLDEN) ?? false
    self.weight = weight > 0 && !isToBeBold ? FontWeight(Int(weight.rounded())) : .regular
    isItalic = (pattern.fontInteger(FC_SLANT) ?? 0) != FC_SLANT_ROMAN && !pattern.isSyntheticallySlanted
    isColored = pattern.fontBool(FC_COLOR) ?? false
  }
}

/// The location of a face: a file, an index and variation settings.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The index of the face in the file; the upper 16 bits are the number of a named instance of a variable
  /// font.
  var index: Int = 0
  /// The axis settings of a variable font in fontconfig's syntax, "wght=650,wdth=100"; empty for none.
  var variations: String = ""
  /// Whether outlines are emboldened, because the family has no bold face.
  var isEmboldened = false
}

/// The error for a font file that cannot be used.
struct FontFileError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "cannot use the font file \(path): \(reason)" }
}

/// The set of characters that a face supports: a reference to fontconfig's set.
final class CharacterCoverage {
  private let characters: OpaquePointer

  /// Retains a borrowed set.
  init(_ characters: OpaquePointer) { self.characters = FcCharSetCopy(characters) }

  deinit { FcCharSetDestroy(characters) }

  func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) == FcTrue }
}

/// A fallback face, with the characters that it supports.
struct Substitute {
  var match: FontMatch
  var characters: CharacterCoverage
}
