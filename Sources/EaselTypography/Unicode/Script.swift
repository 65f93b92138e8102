import CHarfBuzz

/// A writing system, as HarfBuzz numbers them.
struct Script: Equatable, Sendable {
  private let tag: UInt32

  /// What stands for text without letters.
  static let common = Script(HB_SCRIPT_COMMON)
  private static let latin = Script(HB_SCRIPT_LATIN)

  private init(_ script: hb_script_t) { tag = script.rawValue }

  /// The script of a character; nil for those that all scripts share, and marks that take that of their base.
  init?(of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard scalar.properties.isAlphabetic else { return nil }
      self = .latin
      return
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN {
      return nil
    }
    self.init(script)
  }

  var value: hb_script_t { hb_script_t(rawValue: tag) }
}
