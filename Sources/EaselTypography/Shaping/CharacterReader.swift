/// Reads a string by grapheme clusters, with a fast path for ASCII.
struct CharacterReader {
  enum Kind {
    /// Control characters have no glyphs and no effect; other invisible characters may affect adjacent
    /// glyphs.
    case visible, invisible, control, tab, newline
  }

  /// A character (grapheme cluster).
  struct Step {
    var first: Unicode.Scalar
    /// The whole character if it has more than one scalar.
    var rest: Character?
    var byteCount: Int
    var kind: Kind

    /// The largest number of scalars for which there is a precomposed form
    /// (https://www.unicode.org/faq/normalization.html). Composing takes time with the square of the number of marks.
    private static let longestDecomposition = 4

    /// Whether a face has glyphs for all visible scalars of the character, or one for its precomposed form.
    func isCovered(by face: FontFace) -> Bool {
      guard let rest else { return face.canDraw(first) }
      if rest.unicodeScalars.allSatisfy({ $0.isInvisible || face.canDraw($0) }) { return true }
      guard rest.unicodeScalars.count <= Step.longestDecomposition else { return false }
      let composed = String(rest).precomposedStringWithCanonicalMapping.unicodeScalars
      guard composed.count == 1, let whole = composed.first else { return false }
      return face.canDraw(whole)
    }

    /// Whether the character has emoji presentation: by default, or by a variation selector or skin tone
    /// modifier.
    var isEmoji: Bool {
      guard let rest else { return first.isShownAsEmoji }
      if rest.unicodeScalars.contains("\u{fe0e}") { return false }
      if first.isShownAsEmoji { return true }
      return first.canBeShownAsEmoji
        && rest.unicodeScalars.contains { $0 == "\u{fe0f}" || 0x1f3fb...0x1f3ff ~= $0.value }
    }
  }

  private var string: String
  private var index: String.Index

  init(_ string: String) {
    self.string = string
    self.string.makeContiguousUTF8()
    index = self.string.startIndex
  }

  /// The next character; nil at the end.
  mutating func next() -> Step? {
    let utf8 = string.utf8
    guard index < utf8.endIndex else { return nil }
    let byte = utf8[index]
    let after = utf8.index(after: index)
    // An ASCII byte before another one is a whole character, except in CR LF.
    if byte < 0x80, after == utf8.endIndex || utf8[after] < 0x80, byte != 0x0d {
      index = after
      return CharacterReader.step(Unicode.Scalar(byte), byteCount: 1)
    }
    return nextOfAnyKind()
  }

  private mutating func nextOfAnyKind() -> Step {
    let end = string.index(after: index)
    defer { index = end }
    let character = string[index]
    let scalars = character.unicodeScalars
    var step = CharacterReader.step(scalars.first!, byteCount: string.utf8.distance(from: index, to: end))
    if scalars.count > 1 {
      step.rest = character
      if step.kind == .invisible, scalars.contains(where: { !$0.isInvisible }) { step.kind = .visible }
    }
    return step
  }

  private static func step(_ scalar: Unicode.Scalar, byteCount: Int) -> Step {
    let kind: Kind =
      switch scalar.value {
      case 0x09: .tab
      case 0x0a...0x0d, 0x85, 0x2028, 0x2029: .newline
      default: scalar.isControl ? .control : scalar.isInvisible ? .invisible : .visible
      }
    return Step(first: scalar, rest: nil, byteCount: byteCount, kind: kind)
  }
}
