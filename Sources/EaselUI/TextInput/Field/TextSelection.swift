/// The side of a place between two characters that a caret belongs to.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// A side of the place.
  case automatic, upstream, downstream
}

/// The selected part of the text in a field, or the place of its caret.
///
/// ```swift
/// struct Note: View {
///   @State private var text = "Hello"
///   @State private var selection: TextSelection?
///
///   var body: some View {
///     TextField("Note", text: $text, selection: $selection)
///   }
/// }
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected characters, as indices of the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part, or a caret if the range is empty.
    case selection(Range<String.Index>)
    /// Several parts. Fields here select the range from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices
  /// The side of the caret.
  public var affinity: TextSelectionAffinity

  /// Selects a part of a text.
  public init(range: Range<String.Index>) { (indices, affinity) = (.selection(range), .automatic) }

  /// Selects parts of a text. Fields here select the range from the first to the last.
  public init(ranges: RangeSet<String.Index>) { (indices, affinity) = (.multiSelection(ranges), .automatic) }

  /// A caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, and the selection is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  init(_ selection: SelectedRange, in text: String) {
    let (start, end) = (
      text.utf8.index(text.startIndex, offsetBy: selection.range.lowerBound), selection.range.count
    )
    self.init(range: start..<text.utf8.index(start, offsetBy: end))
  }

  /// The selected bytes of a text. Indices of another text are moved into this one.
  func range(in text: String) -> Range<Int> {
    let range: Range<String.Index>
    switch indices {
    case .selection(let selected): range = selected
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
        return text.utf8.count..<text.utf8.count
      }
      range = first.lowerBound..<last.upperBound
    }
    func bytes(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: max(text.startIndex, min(index, text.endIndex)))
    }
    let start = bytes(range.lowerBound)
    return start..<max(start, bytes(range.upperBound))
  }
}
