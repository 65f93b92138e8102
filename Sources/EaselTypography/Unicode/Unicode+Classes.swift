extension Unicode.Scalar {
  /// True for what never has ink or room of its own: control characters, joiners, direction marks, variation selectors.
  var isInvisible: Bool {
    if value < 0x7f { return value < 0x20 }
    if value < 0xa0 { return true }
    return value == 0xad || value > 0x300 && properties.isDefaultIgnorableCodePoint
  }

  /// True for characters of the control blocks C0 and C1, which no font knows.
  var isControl: Bool { value < 0x20 || 0x7f..<0xa0 ~= value }

  /// True for blanks at which a line may end and which then take no room; not for those that hold words together.
  var isBreakingBlank: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
    default: false
    }
  }

  /// True for characters that are shown as coloured pictures unless a variation selector says otherwise.
  var isShownAsEmoji: Bool { mayBeEmoji && properties.isEmojiPresentation }

  /// True for characters that a variation selector or skin tone makes a coloured picture.
  var canBeShownAsEmoji: Bool { isASCII || mayBeEmoji ? properties.isEmoji : false }

  /// False for most of those that are no emoji, without a look at their properties.
  private var mayBeEmoji: Bool {
    value >= 0xa9 && (value < 0xaf || value >= 0x203c) && !(0x3300..<0x1f000 ~= value)
  }
}
