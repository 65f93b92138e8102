/// A place for the caret: between two characters (grapheme clusters) of a text.
struct TextPosition: Hashable, Sendable {
  /// The side of the place that the caret belongs to where both differ: at the end of a wrapped line, and between text of
  /// different directions.
  enum Affinity: Hashable, Sendable {
    /// The character before the place.
    case upstream
    /// The character after the place.
    case downstream
  }

  /// The offset in the text's UTF-8.
  var offset: Int
  var affinity = Affinity.downstream

  init(_ offset: Int, _ affinity: Affinity = .downstream) {
    (self.offset, self.affinity) = (offset, affinity)
  }
}

/// The selected part of a text, or the place of the caret if both ends are equal.
struct SelectedRange: Hashable, Sendable {
  /// The end that stays where it is while the selection is extended.
  var anchor: Int
  /// The end that moves: the place of the caret.
  var head: TextPosition

  init(anchor: Int, head: TextPosition) { (self.anchor, self.head) = (anchor, head) }

  /// A caret.
  init(at position: TextPosition) { (anchor, head) = (position.offset, position) }

  init(at offset: Int) { self.init(at: TextPosition(offset)) }

  init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: TextPosition(range.upperBound, .upstream))
  }

  var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  var isCaret: Bool { anchor == head.offset }
}
