import CFriBidi

/// Embedding levels by the Unicode bidirectional algorithm (https://www.unicode.org/reports/tr9/): even
/// levels are left-to-right, odd ones right-to-left.
enum BidiLevels {
  /// The base direction of a paragraph.
  enum Base {
    case leftToRight, rightToLeft
    /// The direction of the first strong character; left to right if there is none.
    case firstStrong

    fileprivate var type: FriBidiParType {
      switch self {
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      case .firstStrong: FRIBIDI_PAR_ON
      }
    }
  }

  /// The largest number of isolates in a paragraph. FriBidi takes time with the square of their number; where there are more,
  /// their characters are neutral and isolate nothing.
  private static let maximumIsolateCount = 4096

  /// The level of each scalar of a paragraph, and that of the paragraph. All are 0 if there is not enough
  /// memory.
  static func levels(of text: [UInt32], base: Base = .firstStrong) -> (levels: [UInt8], paragraph: UInt8) {
    guard let count = FriBidiStrIndex(exactly: text.count) else {
      return (Array(repeating: 0, count: text.count), 0)
    }
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
    fribidi_get_bidi_types(text, count, &types)
    if text.count(where: { 0x2066...0x2068 ~= $0 }) > maximumIsolateCount {
      for index in text.indices where 0x2066...0x2069 ~= text[index] { types[index] = FRIBIDI_TYPE_ON }
    }
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    fribidi_get_bracket_types(text, count, types, &brackets)
    var (levels, type) = ([FriBidiLevel](repeating: 0, count: text.count), base.type)
    let code = fribidi_get_par_embedding_levels_ex(types, brackets, count, &type, &levels)
    guard code != 0 else { return (Array(repeating: 0, count: text.count), 0) }
    return (levels.map { UInt8(clamping: $0) }, type == Base.rightToLeft.type ? 1 : 0)
  }

  /// The levels of a text of one or more paragraphs, by byte of its valid UTF-8. Paragraph separators, and
  /// one extra element at the end, have the level of their paragraph. Nil if all levels are 0.
  static func levels(ofUTF8 text: [UInt8]) -> [UInt8]? {
    guard mayReorder(text) else { return nil }
    var levels = [UInt8](repeating: 0, count: text.count + 1)
    var start = 0
    while start <= text.count {
      let (end, next) = paragraphEnd(in: text, from: start)
      let (found, paragraph) = self.levels(of: scalars(of: text, start..<end))
      spread(found, over: text, start..<end, into: &levels)
      for index in end..<max(next, end + 1) { levels[index] = paragraph }
      start = max(next, end + 1)
    }
    return levels
  }

  private static func scalars(of text: [UInt8], _ part: Range<Int>) -> [UInt32] {
    var values: [UInt32] = []
    values.reserveCapacity(part.count)
    var scalars = ScalarReader(text, part)
    while let (_, scalar) = scalars.next() { values.append(scalar.value) }
    return values
  }

  /// Copies the level of each scalar to the scalar's bytes.
  private static func spread(
    _ found: [UInt8], over text: [UInt8], _ part: Range<Int>, into levels: inout [UInt8]
  ) {
    var scalars = ScalarReader(text, part)
    for level in found {
      guard let (offset, scalar) = scalars.next() else { return }
      for index in offset..<(offset + UTF8.width(scalar)) { levels[index] = level }
    }
  }

  /// The end of the paragraph that starts at an offset, and the start of the next one.
  private static func paragraphEnd(in text: [UInt8], from start: Int) -> (end: Int, next: Int) {
    var index = start
    while index < text.count {
      let byte = text[index]
      if 0x0a...0x0d ~= byte { return (index, index + 1) }
      if byte == 0xc2, text[index + 1] == 0x85 { return (index, index + 2) }
      if byte == 0xe2, text[index + 1] == 0x80, 0xa8...0xa9 ~= text[index + 2] { return (index, index + 3) }
      index += 1
    }
    return (text.count, text.count)
  }

  /// Whether a character may have a level other than 0: one of a right-to-left script, or a directional
  /// formatting character.
  private static func mayReorder(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] >= 0xd6 {
        switch bytes[index] {
        // U+0590...U+07FF: Hebrew, Arabic, Syriac, Thaana, N'Ko.
        case 0xd6...0xdf: return true
        // U+0800...U+08FF: Samaritan, Mandaic, more Arabic.
        case 0xe0 where bytes[index + 1] < 0xa4: return true
        // U+2000...U+207F: contains the directional formatting characters.
        case 0xe2 where 0x80...0x81 ~= bytes[index + 1] && isMark(bytes[index + 1], bytes[index + 2]):
          return true
        // U+F000...U+FFFF: presentation forms.
        case 0xef where bytes[index + 1] >= 0xac: return true
        // U+10000...U+10FFF and U+1E000...U+1EFFF: historic scripts, Adlam, Arabic symbols.
        case 0xf0 where bytes[index + 1] == 0x90 || bytes[index + 1] == 0x9e: return true
        default: break
        }
      }
      return false
    }
  }

  /// Whether two bytes are the last two of U+200E, U+200F, U+202A...U+202E and U+2066...U+2069.
  private static func isMark(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 ? 0x8e...0x8f ~= third || 0xaa...0xae ~= third : 0xa6...0xa9 ~= third
  }

  /// The visual order of the elements of a line by rule L2: from the highest level down to the lowest odd
  /// one, each sequence of elements of at least that level is reversed. Element i of the result is the index
  /// of the element that is shown at position i from the left.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < levels.count {
        let start = index
        while index < levels.count, levels[order[index]] >= level { index += 1 }
        if index > start { order[start..<index].reverse() } else { index += 1 }
      }
    }
    return order
  }
}
