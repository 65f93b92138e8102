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
