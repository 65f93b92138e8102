extension Unicode.Scalar {
  /// True for what never has ink or room of its own: control characters, joiners, direction marks, variation selectors.
  var isInvisible: Bool {
    if value < 0x7f { return value < 0x20 }
    if value < 0xa0 { return true }
    return value == 0xad || value > 0x300 && properties.isDefaultIgnorableCodePoint
  }

  /// True for blanks at which a line may end and which then take no room; not for those that hold words together.
  var isBreakingBlank: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
    default: false
    }
  }

  /// True for scripts written without blanks whose characters lines may be broken between: Han, kana, Hangul.
  var isIdeographic: Bool {
    switch value {
    case 0x2e80...0x2fff, 0x3040...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff,
      0x20000...0x3fffd:
      true
    default: false
    }
  }
}

extension Character {
  /// True for a tab.
  var isTab: Bool { self == "\t" }
}
