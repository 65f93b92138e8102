import EaselTestSupport
import EaselTypography
import Foundation
import Testing

@testable import EaselUI

/// Places of carets in laid-out texts.
@MainActor
struct CaretTests {
  private func layout(_ text: String, width: CGFloat = .infinity) -> InputTextLayout {
    InputTextLayout(text, InputTextStyle(EnvironmentValues(), width: width, wraps: width.isFinite))
  }

  nonisolated static let texts = [
    "Hello", "office ﬁ", "e\u{301}a\u{308}o", "👩‍👩‍👧‍👦x🇩🇪", "العربية", "abc العربية def", "שלום abc 123", "a\tb", "",
    "\u{200b}x", "x\u{200b}y", "\u{200b}\u{200b}", "नमस्ते", "\u{600}1",
  ]

  @Test(
    "Each position of a line has a caret inside of it, and its place leads back to the position",
    arguments: texts)
  func roundTrip(text: String) {
    let layout = layout(text)
    let line = layout.caretLine(.init(paragraph: 0, number: 0))
    #expect(
      line.boxes.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }.allSatisfy(text.boundaries.contains))
    for offset in text.boundaries {
      for affinity in [TextPosition.Affinity.upstream, .downstream] {
        let caret = layout.caret(at: TextPosition(offset, affinity))
        let found = layout.position(at: CGPoint(x: caret.minX, y: caret.midY))
        #expect(abs(layout.caret(at: found).minX - caret.minX) < 0.01)
      }
    }
  }

  @Test("Tracking moves no caret next to a character without width", arguments: [-2, -0.1, 3])
  func trackedZeroWidth(tracking: CGFloat) {
    var environment = EnvironmentValues()
    environment.textStyle.tracking = tracking
    let layout = InputTextLayout(
      "\u{200b}x", InputTextStyle(environment, width: .infinity, wraps: false))
    let start = layout.caret(at: TextPosition(0)).minX
    #expect(start == 0)
    #expect(layout.caret(at: TextPosition(3)).minX == start)
  }

  @Test("The right key moves the caret past each character once", arguments: texts)
  func visualOrder(text: String) {
    let layout = layout(text)
    let line = layout.caretLine(.init(paragraph: 0, number: 0))
    var position = line.position(at: -1000)
    var (x, steps) = (layout.caret(at: position).minX, 0)
    while steps <= line.boxes.count {
      let next = layout.position(after: .right, from: position, goal: nil, pageHeight: 0)
      if layout.caret(at: next).minX <= x + 0.001, line.gap(at: next) == line.gap(at: position) { break }
      #expect(layout.caret(at: next).minX >= x - 0.001)
      (position, x) = (next, layout.caret(at: next).minX)
      steps += 1
    }
    #expect(steps == line.boxes.count)
    for _ in 0..<steps { position = layout.position(after: .left, from: position, goal: nil, pageHeight: 0) }
    #expect(line.gap(at: position) == 0)
  }

  @Test("A right-to-left text begins at its right end")
  func rightToLeft() {
    let layout = layout("العربية")
    let start = layout.caret(at: TextPosition(0)).minX
    let end = layout.caret(at: TextPosition(layout.text.utf8.count)).minX
    #expect(start > end + 10)
    let left = layout.position(after: .left, from: TextPosition(0), goal: nil, pageHeight: 0)
    #expect(left.offset == 2)
    let atEnd = layout.position(after: .wordLeft, from: TextPosition(0), goal: nil, pageHeight: 0)
    #expect(atEnd.offset == layout.text.utf8.count)
  }

  @Test("Lines wrap, and keys lead through all of them in both directions")
  func wrapped() {
    let text = "The quick brown fox jumps over the lazy dog.\nSecond paragraph العربية here\n\nEnd"
    let layout = layout(text, width: 120)
    var position = TextPosition(0)
    var visited = [0]
    for _ in 0..<text.count + 20 where position.offset < text.utf8.count {
      position = layout.position(after: .right, from: position, goal: nil, pageHeight: 0)
      visited.append(position.offset)
    }
    #expect(position.offset == text.utf8.count)
    #expect(Set(visited) == Set(text.boundaries))
    let first = layout.edges(ofLineAt: TextPosition(2))
    #expect(first.start.offset == 0)
    #expect(first.end.offset < 20 && first.end.affinity == .upstream)
    let down = layout.position(after: .down, from: TextPosition(2), goal: nil, pageHeight: 0)
    #expect(layout.caret(at: down).minY > layout.caret(at: TextPosition(2)).minY)
    let bottom = layout.position(after: .documentEnd, from: TextPosition(2), goal: nil, pageHeight: 0)
    #expect(bottom.offset == text.utf8.count)
  }

  @Test("An update gives the same layout as a new one, and lays out only what changed")
  func updates() {
    var random = SplitMix64(seed: 3)
    var text = (0..<50).map { "paragraph \($0)" }.joined(separator: "\n")
    let layout = layout(text, width: 200)
    _ = layout.height
    for _ in 0..<120 {
      let places = text.boundaries
      let ends = [places.randomElement(using: &random)!, places.randomElement(using: &random)!].sorted()
      let range = ends[0]..<min(ends[1], ends[0] + 12)
      text.replacePart(
        text.characterBoundary(from: range.lowerBound)..<text.characterBoundary(from: range.upperBound),
        with: ["x", "\n", "\r\n", "\r", "é", "", "a\nb"].randomElement(using: &random)!)
      layout.update(text)
      let fresh = self.layout(text, width: 200)
      #expect(layout.paragraphCount == fresh.paragraphCount)
      #expect(layout.height == fresh.height)
      #expect((0..<layout.paragraphCount).allSatisfy { layout.range($0) == fresh.range($0) })
    }
  }

  @Test("One key in a text of 100 KB lays out one paragraph")
  func longText() {
    let paragraph = String(repeating: "lorem ipsum ", count: 8)
    var text = Array(repeating: paragraph, count: 1100).joined(separator: "\n")
    let layout = layout(text, width: 300)
    _ = layout.height
    #expect(layout.shapedCount < 10)
    for number in 0..<30 { _ = layout.shape(number) }
    let shaped = layout.shapedCount
    text.replacePart(50..<50, with: "x")
    layout.update(text)
    #expect(layout.shapedCount == shaped - 1)
  }

  @Test("Selections cover their characters, and the rest of a line whose end they contain")
  func selection() {
    let layout = layout("abc\ndef", width: 200)
    let part = layout.rectangles(of: 1..<2, width: 200, from: 0, to: 1000)
    #expect(part.count == 1)
    #expect(part[0].minX == layout.caret(at: TextPosition(1)).minX)
    let both = layout.rectangles(of: 1..<5, width: 200, from: 0, to: 1000)
    #expect(both.count == 2)
    #expect(both[0].maxX == 200)
    #expect(both[1].maxX < 50)
    #expect(self.layout("", width: 200).rectangles(of: 0..<0, width: 200, from: 0, to: 100).isEmpty)
  }
}
