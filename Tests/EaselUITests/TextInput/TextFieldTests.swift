import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Text fields that are used by keys and by the pointer.
@MainActor
struct TextFieldTests {
  /// A field over a state that the test reads.
  private struct Field: View {
    let handle: Handle<String>
    var log: Log?
    @State var text: String

    var body: some View {
      handle.binding = $text
      return TextField("Title", text: $text).onSubmit { log?.note("submit") }
    }
  }

  private struct Editor: View {
    let handle: Handle<String>
    @State var text: String

    var body: some View {
      handle.binding = $text
      return TextEditor(text: $text)
    }
  }

  private func stage(_ text: String, log: Log? = nil) -> (Stage<Field>, Handle<String>) {
    let handle = Handle<String>()
    let stage = Stage(size: CGSize(width: 200, height: 40), Field(handle: handle, log: log, text: text))
    stage.show(at: 0)
    return (stage, handle)
  }

  private func type<V: View>(_ text: String, in stage: Stage<V>) {
    for character in text { _ = stage.type(KeyEquivalent(character), String(character)) }
    stage.show()
  }

  @Test("A selection that the program sets is adopted, also by a view that does not read it")
  func writtenSelection() {
    struct Selected: View {
      let text: Handle<String>
      let selection: Handle<TextSelection?>
      @State private var content = "hello"
      @State private var selected: TextSelection?

      var body: some View {
        text.binding = $content
        selection.binding = $selected
        return TextField("", text: $content, selection: $selected)
      }
    }
    let (text, selection) = (Handle<String>(), Handle<TextSelection?>())
    let stage = Stage(Selected(text: text, selection: selection))
    stage.show(at: 0)
    #expect(stage.type(.tab))
    stage.show(at: 1)
    let start = "hello".startIndex
    selection.value = TextSelection(range: start..<"hello".index(start, offsetBy: 2))
    stage.show(at: 2)
    #expect(stage.type("x", "x"))
    #expect(text.value == "xllo")
  }

  @Test("A click places the caret, and keys edit there")
  func typing() {
    let (stage, handle) = stage("world")
    #expect(!stage.type("a", "a"))
    stage.tap(1, 20)
    type("hello ", in: stage)
    #expect(handle.value == "hello world")
    #expect(stage.type(.end))
    #expect(stage.type(.delete))
    #expect(stage.type(.leftArrow, modifiers: [.control, .shift]))
    #expect(stage.type("x", "X"))
    #expect(handle.value == "hello X")
    #expect(stage.type("z", modifiers: .control))
    #expect(handle.value == "hello worl")
    #expect(stage.type("z", modifiers: [.control, .shift]))
    #expect(handle.value == "hello X")
  }

  @Test("The left key passes a line break of two bytes in a field of one line")
  func returnAndLineFeed() {
    let (stage, handle) = stage("a\r\nb")
    stage.tap(199, 20)
    #expect(stage.type(.leftArrow) && stage.type(.leftArrow))
    type("x", in: stage)
    #expect(handle.value == "ax\r\nb")
  }

  @Test("A double click selects a word, a triple click all, and a drag what it covers")
  func clicks() {
    let (stage, handle) = stage("one two three")
    stage.tap(3, 20, at: 1)
    stage.tap(3, 20, at: 1.1)
    stage.show(at: 2)
    type("1", in: stage)
    #expect(handle.value == "1 two three")
    for count in 0..<3 { stage.tap(30, 20, at: 5 + Double(count) / 10) }
    type("x", in: stage)
    #expect(handle.value == "x")
    type("yz", in: stage)
    stage.press(0, 20, at: 9)
    stage.move(199, 20, at: 9.1)
    stage.release(199, 20, at: 9.2)
    #expect(stage.type(.delete))
    #expect(handle.value == "")
  }

  @Test("Texts are copied, cut and pasted, and the middle button pastes what is selected")
  func pasteboard() {
    let (stage, handle) = stage("copy me")
    stage.tap(199, 20)
    #expect(stage.type("a", modifiers: .control))
    #expect(stage.type("c", modifiers: .control))
    #expect(stage.type(.rightArrow))
    #expect(stage.type("v", modifiers: .control))
    #expect(handle.value == "copy mecopy me")
    #expect(stage.type("a", modifiers: .control))
    #expect(stage.type("x", modifiers: .control))
    #expect(handle.value == "")
    stage.show()
    stage.host.handle(PointerInput(.middlePressed, at: CGPoint(x: 10, y: 20), time: stage.date))
    #expect(handle.value == "copy mecopy me")
    stage.host.pasteboard.write("a\r\nb\u{7}", to: .clipboard)
    #expect(stage.type("v", modifiers: .control))
    #expect(handle.value == "copy mecopy mea b")
  }

  @Test("Return submits a field and breaks a line in an editor")
  func submission() {
    let log = Log()
    let (stage, handle) = stage("x", log: log)
    stage.tap(5, 20)
    stage.show()
    #expect(stage.type(.return, "\r"))
    #expect(log.take() == ["submit"])
    #expect(handle.value == "x")
    let text = Handle<String>()
    let editor = Stage(Editor(handle: text, text: "ab"))
    editor.show(at: 0)
    editor.tap(90, 90)
    #expect(editor.type(.leftArrow))
    #expect(editor.type(.return, "\r"))
    #expect(editor.type(.tab, "\t"))
    #expect(text.value == "a\n\tb")
  }

  @Test("A binding may refuse or change what was typed")
  func constants() {
    let stage = Stage(size: CGSize(width: 200, height: 40), TextField("T", text: .constant("fixed")))
    stage.show(at: 0)
    stage.tap(199, 20)
    #expect(stage.type("a", "a"))
    let box = Handle<String>()
    var stored = ""
    box.binding = Binding(get: { stored }, set: { stored = String($0.uppercased().prefix(3)) })
    let limited = Stage(size: CGSize(width: 200, height: 40), TextField("T", text: box.binding!))
    limited.show(at: 0)
    limited.tap(10, 20)
    for character in "abcde" { _ = limited.type(KeyEquivalent(character), String(character)) }
    #expect(stored == "ABC")
  }

  @Test("The caret blinks by dates for a while, and then costs nothing")
  func blinking() {
    let (stage, _) = stage("text")
    stage.show(at: 1)
    #expect(stage.host.nextUpdate == nil)
    stage.tap(20, 20)
    let shown = stage.show(at: 1).dump()
    #expect(stage.host.nextUpdate == .date(Date(timeIntervalSinceReferenceDate: 1 + CaretBlink.interval)))
    #expect(stage.show(at: 1.6).dump() != shown)
    #expect(stage.show(at: 2.1).dump() == shown)
    #expect(stage.show(at: 12).dump() == shown)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A focus state moves the focus into the field around which it is")
  func focus() {
    struct Two: View {
      let log: Log
      @FocusState var focus: Int?
      @State var first = ""
      @State var second = ""

      var body: some View {
        log.note("\(first)|\(second)|\(focus ?? 0)")
        return VStack {
          TextField("1", text: $first).focused($focus, equals: 1).onSubmit { focus = 2 }
          TextField("2", text: $second).focused($focus, equals: 2)
        }
      }
    }
    let log = Log()
    let stage = Stage(Two(log: log))
    stage.show(at: 0)
    #expect(stage.type(.tab))
    type("a", in: stage)
    #expect(stage.type(.return, "\r"))
    stage.show()
    type("b", in: stage)
    stage.show()
    #expect(log.take().last == "a|b|2")
    #expect(stage.type(.tab))
    type("c", in: stage)
    stage.show()
    #expect(log.take().last == "ac|b|1")
  }

  @Test("A field for a number changes it with the Return key")
  func values() {
    let number = Handle<Int>()
    var stored = 5
    number.binding = Binding(get: { stored }, set: { stored = $0 })
    let stage = Stage(
      size: CGSize(width: 200, height: 40), TextField("N", value: number.binding!, format: .number))
    stage.show(at: 0)
    stage.tap(199, 20)
    type("2", in: stage)
    #expect(stored == 5)
    _ = stage.type(.return, "\r")
    #expect(stored == 52)
  }

  @Test("A secret is neither drawn nor copied")
  func secrets() {
    let first = Stage(size: CGSize(width: 200, height: 40), SecureField("P", text: .constant("secret")))
    let second = Stage(size: CGSize(width: 200, height: 40), SecureField("P", text: .constant("othér!")))
    #expect(first.show(at: 0).dump() == second.show(at: 0).dump())
    first.tap(20, 20)
    #expect(first.type("a", modifiers: .control))
    #expect(first.type("c", modifiers: .control))
    var copied: String?
    first.host.pasteboard.read(.clipboard) { copied = $0 }
    #expect(copied == nil)
    first.host.pasteboard.read(.primary) { copied = $0 }
    #expect(copied == nil)
  }

  @Test("Keys that delete words delete the whole secret")
  func secretWords() {
    let text = Handle<String>()
    var stored = ""
    text.binding = Binding(get: { stored }, set: { stored = $0 })
    let keys: [(key: KeyEquivalent, caret: KeyEquivalent)] = [(.delete, .end), (.deleteForward, .home)]
    for (key, caret) in keys {
      stored = "one two three"
      let stage = Stage(size: CGSize(width: 200, height: 40), SecureField("P", text: text.binding!))
      stage.show(at: 0)
      stage.tap(20, 20)
      #expect(stage.type(caret))
      #expect(stage.type(key, modifiers: .control))
      #expect(stored == "")
    }
  }

  @Test("An editor without a background for scrolled content draws only its text")
  func editorBackground() {
    func fills(_ view: some View) -> Int {
      Stage(view).show(at: 0).dump().split(separator: "\n").count { $0.contains("fill") }
    }
    let editor = TextEditor(text: .constant("ab"))
    #expect(fills(editor.scrollContentBackground(.hidden)) == fills(editor.textEditorStyle(.plain)))
    #expect(fills(editor.scrollContentBackground(.visible)) == fills(editor))
    #expect(fills(editor) == fills(editor.textEditorStyle(.plain)) + 1)
  }

  @Test("The text of an input method is shown at the caret, and is not part of the text")
  func composing() {
    let (stage, handle) = stage("ab")
    stage.tap(199, 20)
    stage.show()
    let plain = stage.show().dump()
    let caret = stage.host.textInputCaret
    stage.host.setMarkedText("か", caret: 3)
    #expect(stage.show().dump() != plain)
    #expect((stage.host.textInputCaret?.minX ?? 0) > (caret?.minX ?? 0))
    #expect(handle.value == "ab")
    stage.host.setMarkedText(nil)
    #expect(stage.type("か", "か"))
    #expect(handle.value == "abか")
  }

  @Test("The text of an input method follows a caret that a click moves")
  func movedComposing() {
    func composed(clicksFirst: Bool) -> (dump: String, caret: CGRect?) {
      let (stage, _) = stage("hello")
      stage.tap(199, 20, at: 1)
      stage.show(at: 1)
      if !clicksFirst { stage.host.setMarkedText("かな", caret: 6) }
      stage.show(at: 2)
      stage.tap(1, 20, at: 3)
      if clicksFirst { stage.host.setMarkedText("かな", caret: 6) }
      return (stage.show(at: 3).dump(), stage.host.textInputCaret)
    }
    let (clicked, moved) = (composed(clicksFirst: true), composed(clicksFirst: false))
    #expect(clicked.caret != nil && moved.caret == clicked.caret)
    #expect(moved.dump == clicked.dump)
  }

  // MARK: Lines

  private func height(_ view: some View) -> CGFloat {
    ViewHost(view).sizeThatFits(ProposedViewSize(width: 200, height: nil), at: Date()).height
  }

  private func field(_ text: String) -> TextField<Text> {
    TextField("", text: .constant(text), axis: .vertical)
  }

  @Test("Limits of lines contain the space between them", arguments: [0, 10, -1] as [CGFloat])
  func lineLimits(spacing: CGFloat) {
    func height(_ view: some View) -> CGFloat { self.height(view.lineSpacing(spacing)) }
    let three = height(field("a\nb\nc"))
    #expect(height(field("a\nb\nc\nd\ne").lineLimit(3)) == three)
    #expect(height(field("a").lineLimit(3, reservesSpace: true)) == three)
    #expect(height(field("a").lineLimit(Int.min)) == height(field("a")))
  }

  @Test("Texts are at least as high as the lines for which space is reserved")
  func reservedLines() {
    let two = height(Text("One\nTwo"))
    let one = Text("One")
    #expect(height(one) < two)
    #expect(height(one.lineLimit(2, reservesSpace: true)) == two)
    #expect(height(one.lineLimit(2...3)) == two && height(one.lineLimit(2...)) == two)
    #expect(height(one.lineLimit(2, reservesSpace: false)) == height(one))
    #expect(height(one.lineLimit(-5, reservesSpace: true)) == height(one))
    let most = height(Text(verbatim: String(repeating: "\n", count: 999)))
    #expect(height(one.lineLimit(.max, reservesSpace: true)) == most)
    let spaced = height(Text("One\nTwo").lineSpacing(7))
    #expect(height(one.lineLimit(2, reservesSpace: true).lineSpacing(7)) == spaced)
  }

  @Test("A limit of lines inside of a reservation keeps it, and a range replaces it")
  func innerLimit() {
    let one = Text("One")
    #expect(height(one.lineLimit(1).lineLimit(2, reservesSpace: true)) == height(Text("One\nTwo")))
    #expect(height(one.lineLimit(...3).lineLimit(2, reservesSpace: true)) == height(one))
  }

  @Test("A line spacing that is not finite counts as 0", arguments: [CGFloat.nan, .infinity, -.infinity])
  func invalidSpacing(spacing: CGFloat) {
    func dump(_ spacing: CGFloat) -> String {
      Stage(TextEditor(text: .constant("a\nb\nc")).lineSpacing(spacing)).show(at: 0).dump()
    }
    #expect(dump(spacing) == dump(0))
  }
}
