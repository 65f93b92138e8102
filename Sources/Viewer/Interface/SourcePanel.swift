import EaselDemos
import SwiftUI

/// The code of the demo with syntax colors.
struct SourcePanel: View {
  let model: ViewerModel
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let text = model.demo.source.text()
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Text(model.demo.source.fileName).font(Look.title).lineLimit(1)
        Spacer(minLength: 8)
        Chip(title: "Copy") { model.perform(.copyText(text)) }
        Chip(title: "Close") { model.perform(.key(.source)) }
      }
      .padding(.horizontal, 16)
      .frame(height: 48)
      ScrollView([.vertical, .horizontal]) {
        SourceLines(lines: SourceHighlighter.lines(of: text), isDark: scheme == .dark)
          .padding(.horizontal, 16)
          .padding(.bottom, 16)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .id(model.demo.source.fileName)
    }
  }
}

private struct SourceLines: View {
  let lines: [[SourceHighlighter.Token]]
  let isDark: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        HStack(alignment: .top, spacing: 16) {
          Text("\(index + 1)").foregroundStyle(.tertiary).frame(width: 28, alignment: .trailing)
          line(lines[index]).fixedSize()
        }
        .frame(height: 17)
      }
    }
    .font(Look.code)
  }

  private func line(_ tokens: [SourceHighlighter.Token]) -> Text {
    tokens.reduce(Text("")) { line, token in
      line + Text(verbatim: token.text).foregroundColor(token.kind.color(isDark: isDark))
    }
  }
}

extension SourceHighlighter.Kind {
  fileprivate func color(isDark: Bool) -> Color {
    func rgb(_ hex: UInt32) -> Color {
      Color(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255
      )
    }
    return switch self {
    case .plain: .primary
    case .keyword: rgb(isDark ? 0xff7ab2 : 0xad3da4)
    case .type: rgb(isDark ? 0x9ef1dd : 0x1c6a75)
    case .attribute: rgb(isDark ? 0xffa14f : 0x9a5a10)
    case .number: rgb(isDark ? 0xd9c97c : 0x272ad8)
    case .string: rgb(isDark ? 0xff8170 : 0xc41a16)
    case .comment: rgb(isDark ? 0x7f8c98 : 0x5d6c79)
    }
  }
}

/// Splits Swift code into colored pieces, line by line. Code that it does not understand stays plain.
struct SourceHighlighter {
  enum Kind {
    case plain, keyword, type, attribute, number, string, comment
  }

  struct Token: Equatable {
    var text: String
    var kind: Kind
  }

  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy",
    "let",
    "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override", "package", "private",
    "protocol", "public", "repeat", "required", "return", "self", "Self", "some", "any", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
    "where", "while", "get", "set", "willSet", "didSet",
  ]

  /// The tokens of each line.
  static func lines(of text: String) -> [[Token]] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var isInString = false
    return lines.map { line in
      var highlighter = SourceHighlighter(rest: line, isInMultilineString: isInString)
      highlighter.run()
      isInString = highlighter.isInMultilineString
      return highlighter.tokens
    }
  }

  private var rest: Substring
  /// Whether the line begins or ends inside of a string with three quotation marks.
  private var isInMultilineString: Bool
  private var tokens: [Token] = []

  private init(rest: Substring, isInMultilineString: Bool) {
    (self.rest, self.isInMultilineString) = (rest, isInMultilineString)
  }

  private mutating func run() {
    while let next = rest.first {
      if isInMultilineString || rest.hasPrefix("\"\"\"") {
        takeMultilineString()
      } else if rest.hasPrefix("//") {
        take(rest.count, .comment)
      } else if next == "\"" {
        take(stringLength, .string)
      } else if next == "@" || next == "#" {
        take(1 + rest.dropFirst().prefix(while: Self.isWordCharacter).count, .attribute)
      } else if next.isNumber {
        take(rest.prefix { $0.isHexDigit || $0 == "." || $0 == "_" || $0 == "x" }.count, .number)
      } else if Self.isWordCharacter(next) {
        takeWord()
      } else {
        take(1, .plain)
      }
    }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func takeWord() {
    let word = rest.prefix(while: Self.isWordCharacter)
    let isMember = tokens.last?.text.last == "."
    if Self.keywords.contains(String(word)), !isMember || word == "self" || word == "init" {
      take(word.count, .keyword)
    } else {
      take(word.count, word.first?.isUppercase == true ? .type : .plain)
    }
  }

  /// The length of the string literal at the beginning, with its quotation marks. Interpolations count as text.
  private var stringLength: Int {
    var (length, isEscaped) = (1, false)
    for character in rest.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { return length }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }

  private mutating func takeMultilineString() {
    let start = isInMultilineString ? rest : rest.dropFirst(3)
    guard let end = start.firstRange(of: "\"\"\"") else {
      isInMultilineString = true
      return take(rest.count, .string)
    }
    isInMultilineString = false
    take(rest.distance(from: rest.startIndex, to: end.upperBound), .string)
  }

  /// Moves characters to the tokens. Neighbors of one kind form one token.
  private mutating func take(_ count: Int, _ kind: Kind) {
    let text = String(rest.prefix(count))
    rest = rest.dropFirst(count)
    if let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1].text += text
    } else {
      tokens.append(Token(text: text, kind: kind))
    }
  }
}
