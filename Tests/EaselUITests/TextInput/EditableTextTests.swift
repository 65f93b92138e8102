import EaselTestSupport
import Testing

@testable import EaselUI

/// Laws of the text model, against plain strings.
struct EditableTextTests {
  private static let pieces = [
    "a", "word ", "é", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "שלום", "العربية", "\n", "\r\n", "\u{301}", "\u{200d}", " ", "ﬁ",
    "한",
  ]

  @Test("Random edits give the same text as on a string, and undo and redo return to each state")
  func randomEdits() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      var edit = EditableText("")
      var reference = ""
      var states = [""]
      for _ in 0..<40 {
        let places = reference.boundaries
        let ends = [places.randomElement(using: &random)!, places.randomElement(using: &random)!].sorted()
        let range = ends[0]..<ends[1]
        let piece =
          Int.random(in: 0..<4, using: &random) == 0 ? "" : Self.pieces.randomElement(using: &random)!
        edit.select(SelectedRange(range))
        let before = reference
        let start = reference.utf8.index(reference.startIndex, offsetBy: range.lowerBound)
        let end = reference.utf8.index(reference.startIndex, offsetBy: range.upperBound)
        reference.replaceSubrange(start..<end, with: piece)
        edit.insert(piece, as: .single)
        if !(range.isEmpty && piece.isEmpty) { states.append(reference) }
        #expect(Array(edit.text.utf8) == Array(reference.utf8), "after replacing \(range) of \(before)")
        #expect(reference.boundaries.contains(edit.selection.head.offset))
      }
      for state in states.dropLast().reversed() {
        let isUndone = edit.undo()
        #expect(isUndone)
        #expect(Array(edit.text.utf8) == Array(state.utf8))
      }
      #expect(!edit.canUndo)
      for state in states.dropFirst() {
        let isRedone = edit.redo()
        #expect(isRedone)
        #expect(Array(edit.text.utf8) == Array(state.utf8))
      }
      #expect(!edit.canRedo)
    }
  }

  @Test("Typing is undone word by word, and deleting at once")
  func coalescing() {
    var edit = EditableText("")
    for character in "one two" { edit.insert(String(character)) }
    _ = edit.undo()
    #expect(edit.text == "one ")
    _ = edit.redo()
    #expect(edit.text == "one two")
    for _ in 0..<3 { edit.delete(.characterBackward) }
    #expect(edit.text == "one ")
    _ = edit.undo()
    #expect(edit.text == "one two")
    #expect(edit.selection == SelectedRange(at: TextPosition(7, .upstream)))
  }

  @Test("Backspace deletes a whole character, and words end at their letters")
  func deletion() {
    var edit = EditableText("x👩‍👩‍👧‍👦")
    edit.delete(.characterBackward)
    #expect(edit.text == "x")
    edit = EditableText("one, two.")
    edit.delete(.wordBackward)
    #expect(edit.text == "one, ")
    edit.select(SelectedRange(at: 0))
    edit.delete(.wordForward)
    #expect(edit.text == ", ")
    edit = EditableText("a\nb")
    edit.delete(.lineBackward)
    #expect(edit.text == "a\n")
    edit.delete(.lineBackward)
    #expect(edit.text == "a")
  }

  @Test("Offsets outside of the text or inside of characters are moved to boundaries")
  func boundaries() {
    let text = "e\u{301}🇩🇪"
    for offset in -3...20 {
      for place in [
        text.characterBoundary(from: offset), text.characterBoundary(after: offset),
        text.characterBoundary(before: offset),
      ] { #expect(text.boundaries.contains(place)) }
    }
    var edit = EditableText(text)
    edit.select(SelectedRange(anchor: 1, head: TextPosition(.max)))
    #expect(edit.selection.range == 3..<11)
    edit.replace(-5..<Int.max, with: "x", as: .single)
    #expect(edit.text == "x")
  }

  @Test("A caret keeps its place when the program changes the text before it")
  func adoption() {
    var edit = EditableText("hello world")
    edit.select(SelectedRange(at: 8))
    edit.adopt("hello big world")
    #expect(edit.selection.head.offset == 12)
    edit.adopt("")
    #expect(edit.selection.head.offset == 0)
    #expect(!edit.canUndo)
  }

  @Test("The history is bounded")
  func history() {
    var edit = EditableText("")
    for _ in 0..<EditHistory.groupLimit + 50 { edit.insert("x", as: .single) }
    var count = 0
    while edit.undo() { count += 1 }
    #expect(count == EditHistory.groupLimit)
  }
}

extension String {
  /// All boundaries of characters.
  var boundaries: [Int] { indices.map { utf8.distance(from: startIndex, to: $0) } + [utf8.count] }
}
