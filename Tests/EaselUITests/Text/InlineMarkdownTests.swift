import Foundation
import Testing

@testable import EaselUI

struct InlineMarkdownTests {
  /// Returns the pieces of a literal, each in brackets that mark its style.
  private func shown(_ key: LocalizedStringKey) -> String {
    key.pieces.map { piece in
      var text = piece.string
      if piece.style.design == .monospaced { text = "‹\(text)›" }
      if piece.style.strikethrough != nil { text = "-\(text)-" }
      if piece.style.isItalic == true { text = "/\(text)/" }
      if piece.style.weight == .bold { text = "#\(text)#" }
      if piece.style.foreground != nil { text = "[\(text)]" }
      return text
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("**b**", "#b#"), ("__b__", "#b#"), ("*i*", "/i/"), ("_i_", "/i/"),
    ("a **b** c", "a |#b#| c"), ("***x***", "#/x/#"), ("**a *b* c**", "#a #|#/b/#|# c#"),
    ("~~s~~ ~t~", "-s-| |-t-"),
    ("`a*b*` c", "‹a*b*›| c"), ("``a`b``", "‹a`b›"), ("`open", "`open"),
    ("[l](https://x.y) z", "[l]| z"), ("[**l**](u)", "[#l#]"), ("[l]", "[l]"),
    ("^[2 *files*](inflect: true) left", "2 |/files/| left"), ("^ [l](u)", "^ |[l]"), ("^[l]", "^[l]"),
    ("a] (b)", "a] (b)"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("2*3*4", "2|/3/|4"), ("snake_case_name", "snake_case_name"),
    ("\\*no\\*", "*no*"), ("**open", "**open"), ("* a", "* a"), ("**a*", "*|/a/"), ("~a~~", "~a~~"),
    ("a\nb", "a\nb"), ("* **", "* **"), ("C:\\dir", "C:\\dir"),
  ])
  func markdownIsParsed(text: String, expected: String) {
    #expect(shown(LocalizedStringKey(text)) == expected)
  }

  @Test func literalsOfTextsAreParsed() {
    #expect(Text("**b**").pieces.map(\.style.weight) == [.bold])
    #expect(Text("a **b**").string == "a b")
  }

  @Test func interpolationsAreNotParsed() {
    let (name, count) = ("*x*", 3)
    #expect(shown("Hi \(name), **\(count)** `\(name)`") == "Hi |*x*|, |#3#| `|*x*|`")
    #expect(Text("\(name)").string == "*x*")
    #expect(Text("**a** \(Text("b").bold())").pieces.map(\.style.weight) == [.bold, nil, .bold])
  }

  @Test func stringsAndVerbatimTextAreNotParsed() {
    let string = "**b**"
    #expect(Text(string).string == "**b**")
    #expect(Text(verbatim: "**b**").string == "**b**")
  }

  @Test(arguments: [
    ("*a *b* c* d", "/a b c/| d"), ("**a *b c* d** e", "#a #|#/b c/#|# d#| e"), ("*a**b*", "/a**b/"),
    ("***a** b*", "#/a/#|/ b/"), ("*a _b* c_", "/a _b/| c_"), ("~~a *b~~ c*", "-a *b-| c*"),
    ("*a [b](u) c*", "/a /|[/b/]|/ c/"), ("*a [b* c](u)", "/a /|[/b/]|[ c]"), ("`a ``b` c``", "‹a ``b›| c``"),
    ("``a ` b", "``a ` b"), ("[a](b [c](d)", "[a](b |[c]"), ("[a](b", "[a](b"), ("****a****", "#a#"),
  ])
  func nestedMarkdownIsParsed(text: String, expected: String) {
    #expect(shown(LocalizedStringKey(text)) == expected)
  }

  @Test(arguments: [
    ("[l](a(b)c) d", "a(b)c"), ("[l](https://x.y/S_(p_(q)))", "https://x.y/S_(p_(q))"), ("[l](a\\)b)", "a)b"),
    ("[l](<a(b>)", "a(b"), ("[l]( a )", "a"), ("[l](a \"a) \\\" title\")", "a"), ("[l](a 'title' )", "a"),
    ("[l](a (title))", "a"), ("[l](<a> \"b\")", "a"),
  ])
  func addressesEndAtTheirParenthesis(text: String, address: String) {
    let pieces = LocalizedStringKey(text).pieces
    #expect(pieces[0].string == "l" && pieces[0].style.link == URL(string: address))
    #expect(pieces.dropFirst().map(\.string) == (text.hasSuffix(" d") ? [" d"] : []))
  }

  @Test(arguments: [
    "f[0](see note)", "[a](b c)", "[a](b(c)", "[a](b \"c)", "[a](b \"c\"d)", "[a](<b)", "[a](<b<c>)",
    "[a](b (c(d)))", "[a](b\\)",
  ])
  func textInParenthesesThatIsNoAddressIsKept(text: String) {
    #expect(shown(LocalizedStringKey(text)) == text.replacing("\\)", with: ")"))
  }

  @Test func parenthesesOfAddressesHaveALimit() {
    func isLink(_ depth: Int) -> Bool {
      let address = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      return shown(LocalizedStringKey("[l](\(address))" as String)) == "[l]"
    }
    #expect(isLink(32) && !isLink(33))
  }

  @Test func codeAndAddressesEndBeforeInterpolations() {
    let (name, sign) = ("x", "y")
    #expect(shown("`a \(name) b` `c` \(sign)") == "`a |x| b|‹ ›|c` |y")
    #expect(shown("[a](b \(name)) [c](d)") == "[a](b |x|) |[c]")
  }

  /// Texts of 120,000 characters that take minutes where each sign is searched for again.
  @Test(arguments: [
    "[](", "[", "![", "*", "_", "`", "<", "(", "\\", "&", "*a ", "a* ", "**a _b ", "~~a ", "` ``", "[*](`",
    "[]`(",
    "*[a](", "]", "[]", "(&<", "[](<", "[](a \"", "[](a '", "[](a (", "[](\\(",
  ])
  func repeatedSignsAreLiteral(unit: String) {
    let text = String(repeating: unit, count: 120_000 / unit.count)
    let shown = Text(LocalizedStringKey(text)).string
    #expect(!shown.isEmpty && shown.utf8.count <= text.utf8.count)
  }

  @Test func deeplyNestedEmphasisIsOnePiece() {
    let count = 60_000
    let text = String(repeating: "*a ", count: count) + String(repeating: "b* ", count: count)
    let pieces = LocalizedStringKey(text).pieces
    #expect(pieces.count == 2)
    #expect(pieces[0].style.isItalic == true && pieces[0].string.utf8.count == 4 * count - 1)
    #expect(pieces[1].string == " ")
  }

  @Test func backticksOfAllLengthsAreLiteral() {
    let text = (1...700).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(Text(LocalizedStringKey(text)).string == text)
  }

  @Test func parsingTakesLinearTime() {
    let text = String(repeating: "a_ *b ~c d~~ [", count: 20_000)
    #expect(Text(LocalizedStringKey(text)).string.count == text.count)
  }
}

@Suite struct AttributedTextTests {
  @Test func attributesBecomeStyles() {
    var text = AttributedString("plain ")
    var marked = AttributedString("marked")
    marked.font = .title
    marked.foregroundColor = .red
    marked.backgroundColor = .yellow
    marked.underlineStyle = .single
    marked.strikethroughStyle = Text.LineStyle(pattern: .dash)
    marked.kern = 1
    marked.tracking = 2
    marked.baselineOffset = 3
    text += marked
    let pieces = Text(text).pieces
    #expect(pieces.map(\.string) == ["plain ", "marked"])
    #expect(pieces[0].style == Text.PieceStyle())
    let style = pieces[1].style
    #expect(
      style.font == .title && style.foreground == .color(.red) && style.background == .yellow)
    #expect(style.underline == .single && style.strikethrough?.pattern == .dash)
    #expect(style.kerning == 1 && style.tracking == 2 && style.baselineOffset == 3)
    #expect(Text(AttributedString("")).pieces.count == 1)
  }

  @Test func interpolatedStringsKeepTheirAttributes() {
    var marked = AttributedString("**marked**")
    marked.foregroundColor = .red
    let pieces = Text("a *plain* \(marked) text").pieces
    #expect(pieces.map(\.string) == ["a ", "plain", " ", "**marked**", " text"])
    #expect(pieces.map { $0.style.foreground == .color(.red) } == [false, false, false, true, false])
  }

  @Test func linksHaveTheTint() {
    var text = AttributedString("site")
    text.link = URL(string: "https://swift.org")
    #expect(Text(text).pieces[0].style.foreground == .link)
    text.foregroundColor = .red
    #expect(Text(text).pieces[0].style.foreground == .color(.red))
  }

  @Test func backgroundsAreDrawnBehindAllText() {
    var text = AttributedString("marked")
    text.backgroundColor = .white
    let commands = record { $0.draw(Text(text) + Text("!"), at: .zero, anchor: .topLeading) }
    #expect(commands.count == 3)
    #expect(commands[0].solidColor == .white)
    let box = commands[0].path?.boundingRect ?? .null
    #expect(box.minX == 0 && box.minY == 0 && box.width > 20 && box.height > 12)
  }
}
