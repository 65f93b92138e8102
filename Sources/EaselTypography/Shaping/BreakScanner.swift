/// Finds where lines may be broken, character by character: after blanks and hyphens and between ideographs.
struct BreakScanner {
  private var previous: Unicode.Scalar?
  /// The one before `previous`.
  private var earlier: Unicode.Scalar?

  /// The marks of the next character of a paragraph, by its first scalar.
  mutating func marks(for scalar: Unicode.Scalar) -> TextMarks {
    defer { (earlier, previous) = (previous, scalar) }
    var marks: TextMarks = .character
    if scalar.isBreakingBlank { marks.insert(.blank) }
    if let previous, allowsBreak(previous, scalar) { marks.insert(.breakOpportunity) }
    return marks
  }

  private func allowsBreak(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if right.isBreakingBlank { return false }
    if left.isBreakingBlank { return true }
    if left == "-" || left == "\u{2010}" {
      return earlier.map { $0.properties.isAlphabetic } == true && right.properties.isAlphabetic
    }
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !BreakScanner.glueAfter.contains(left) && !BreakScanner.glueBefore.contains(right)
  }

  /// Opening brackets: never at the end of a line.
  private static let glueAfter: Set<Unicode.Scalar> = Set("([{〈《「『【〔（［｛‘“".unicodeScalars)
  /// Closing brackets, stops, small kana: never at the start of a line; nor what holds words together.
  private static let glueBefore: Set<Unicode.Scalar> = Set(
    ")]}〉》」』】〕）］｝’”、。，．,.!?！？：；:;…‥ーゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ\u{a0}\u{2060}\u{202f}".unicodeScalars)
}
