/// A text that is being edited: its characters, the selection, and the earlier states that undo returns to.
///
/// Offsets count the bytes of the UTF-8 and lie between characters (grapheme clusters).
struct EditableText: Sendable {
  private(set) var text: String
  private(set) var selection: SelectedRange
  private var history = EditHistory()

  init(_ text: String = "") {
    self.text = text.contiguous
    selection = SelectedRange(at: text.utf8.count)
  }

  /// The number of bytes.
  var count: Int { text.utf8.count }

  var selectedText: String { text.part(selection.range) }

  /// Sets the selection. Its ends are moved into the text and to boundaries of characters.
  mutating func select(_ range: SelectedRange) {
    let head = text.characterBoundary(from: range.head.offset)
    let affinity = head == range.head.offset ? range.head.affinity : .downstream
    let valid = SelectedRange(
      anchor: text.characterBoundary(from: range.anchor), head: TextPosition(head, affinity))
    guard valid != selection else { return }
    selection = valid
    history.endGroup()
  }

  /// Replaces a part of the text, and puts the caret after the replacement.
  mutating func replace(_ range: Range<Int>, with replacement: String, as kind: EditHistory.Kind) {
    let range = aligned(range)
    guard !range.isEmpty || !replacement.isEmpty else { return }
    let edit = EditHistory.Edit(
      start: range.lowerBound, removed: text.part(range), inserted: replacement.contiguous,
      selection: selection)
    text.replacePart(range, with: edit.inserted)
    let end = text.characterBoundary(from: range.lowerBound + edit.inserted.utf8.count)
    selection = SelectedRange(at: TextPosition(end, edit.inserted.isEmpty ? .downstream : .upstream))
    history.add(edit, as: kind)
  }

  /// Replaces the selection, as typing does.
  mutating func insert(_ string: String, as kind: EditHistory.Kind = .typing) {
    replace(selection.range, with: string, as: kind)
  }

  /// Replaces the whole text by one that was not edited here. The caret keeps its place if the text around it is the same,
  /// and the history is lost.
  mutating func adopt(_ newText: String) {
    guard !newText.hasSameBytes(as: text) else { return }
    let difference = TextDifference(from: text, to: newText)
    text = newText.contiguous
    history = EditHistory()
    let anchor = text.characterBoundary(from: difference.moved(selection.anchor))
    let head = text.characterBoundary(from: difference.moved(selection.head.offset))
    selection = SelectedRange(anchor: anchor, head: TextPosition(head))
  }

  private func aligned(_ range: Range<Int>) -> Range<Int> {
    let start = text.characterBoundary(from: range.lowerBound)
    return start..<max(start, text.characterBoundary(from: range.upperBound))
  }
}

extension EditableText {
  // MARK: Undo

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// Returns to the text before the last group of edits. Returns false if there is none.
  mutating func undo() -> Bool {
    guard let group = history.takeUndo() else { return false }
    for edit in group.reversed() {
      text.replacePart(edit.start..<edit.start + edit.inserted.utf8.count, with: edit.removed)
    }
    if let first = group.first { selection = first.selection }
    return true
  }

  /// Makes the edits again that `undo` took back. Returns false if there are none.
  mutating func redo() -> Bool {
    guard let group = history.takeRedo() else { return false }
    for edit in group {
      text.replacePart(edit.start..<edit.start + edit.removed.utf8.count, with: edit.inserted)
      selection = SelectedRange(
        at: TextPosition(text.characterBoundary(from: edit.start + edit.inserted.utf8.count), .upstream))
    }
    return true
  }
}

extension String {
  /// The same string in the representation whose bytes can be indexed in constant time.
  fileprivate var contiguous: String {
    var copy = self
    copy.makeContiguousUTF8()
    return copy
  }
}
