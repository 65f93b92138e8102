/// The expansion of `#Preview(…) { … }`: a type that conforms to `_PreviewRecord` and makes the preview. A
/// program that loads the code finds the type by its conformance; nothing runs before.
///
/// The compiler has type-checked the arguments of the macro, and has reported their errors, before it asks for
/// the expansion. The copy of the code carries the location of the original, for later diagnostics, for
/// debuggers and for backtraces.
struct PreviewExpansion {
  private let text: SwiftText
  private let name: String
  private let fileID: String
  private let path: String
  /// The line of the number sign.
  private let line: Int
  /// The indices of the number sign, after the name of the macro, and of the braces of the body.
  private let sign: Int
  private let arguments: Int
  private let body: Range<Int>

  /// Returns nil if the message is about another macro, or has no preview with a body.
  init?(of message: MessageText) {
    guard message.text("typeName", in: "macro") == "PreviewMacro",
      let discriminator = message.text("discriminator"),
      let source = message.text("source", in: "syntax"),
      let fileID = message.text("fileID", in: "location"),
      let path = message.text("fileName", in: "location"),
      let line = message.number("line", in: "location")
    else { return nil }
    text = SwiftText(source)
    // The form of names that the compiler recognizes as unique to an expansion:
    // https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst#macros
    name = discriminator + "13PreviewRecordfMu_"
    (self.fileID, self.path) = (fileID, path)
    guard let sign = PreviewExpansion.numberSign(in: text) else { return nil }
    self.sign = sign
    self.line = line + text.lineBreaks(in: 0..<sign)
    arguments = PreviewExpansion.endOfName(in: text, from: sign + 1)
    guard let body = PreviewExpansion.body(in: text, from: arguments) else { return nil }
    self.body = body
  }

  /// The members have names with an underscore, so that they do not hide names that the user's code refers to.
  var source: String {
    let inner = body.lowerBound + 1..<body.upperBound - 1
    let variables = PreviewableVariables(in: text).declarations(in: inner)
    let head = text[arguments..<body.lowerBound + 1]
    let tail = text[body.upperBound - 1..<text.bytes.count]
    let content = variables.isEmpty ? text[inner] : " __PreviewContent() "
    return """
      nonisolated struct \(name): EaselUI._PreviewRecord {
      static var _fileID: String { \(MessageText.quoted(fileID)) }
      static var _line: Int { \(line) }
      @MainActor static func _makePreview() -> EaselUI.Preview {
      \(location(of: arguments))
      EaselUI.Preview\(head)\(content)\(tail)
      #sourceLocation()
      }
      \(variables.isEmpty ? "" : view(inner, with: variables))
      }
      """
  }

  /// A view whose properties are the variables of the preview, and whose body is the rest of the code.
  private func view(_ inner: Range<Int>, with variables: [PreviewableVariables.Declaration]) -> String {
    var rest = inner.lowerBound
    var code = ""
    for range in variables.map(\.range) {
      code += text[rest..<range.lowerBound] + String(repeating: "\n", count: text.lineBreaks(in: range))
      rest = range.upperBound
    }
    code += text[rest..<inner.upperBound]
    let properties = variables.map { "\(location(of: $0.variable.lowerBound))\n\(text[$0.variable])" }
    return """
      struct __PreviewContent: EaselUI.View {
      \(properties.joined(separator: "\n"))
      #sourceLocation()
      var body: some EaselUI.View {
      \(location(of: inner.lowerBound))
      \(code)
      #sourceLocation()
      }
      }
      """
  }

  /// The directive that states the place of an index in the user's file.
  private func location(of index: Int) -> String {
    let number = line + text.lineBreaks(in: sign..<index)
    return "#sourceLocation(file: \(MessageText.quoted(path)), line: \(number))"
  }

  /// The index of the number sign of the macro, which may follow comments and attributes.
  private static func numberSign(in text: SwiftText) -> Int? {
    var index = 0
    while index < text.bytes.count, !text.hasPrefix("#", at: index) {
      let isBracket = text.depthChange(at: index) > 0
      index = isBracket ? text.endOfBrackets(at: index) : text.endOfToken(at: index)
    }
    return index < text.bytes.count ? index : nil
  }

  /// The end of the macro's name, which the name of a module may precede.
  private static func endOfName(in text: SwiftText, from start: Int) -> Int {
    var end = start
    while end < text.bytes.count {
      end = text.endOfToken(at: end)
      guard text.hasPrefix(".", at: end) else { break }
      end += 1
    }
    return end
  }

  /// The braces of the body: a trailing closure, or the argument `body`.
  private static func body(in text: SwiftText, from arguments: Int) -> Range<Int>? {
    var index = text.skippingBlanks(from: arguments)
    let list = index
    if text.hasPrefix("(", at: index) { index = text.skippingBlanks(from: text.endOfBrackets(at: index)) }
    if text.hasPrefix("{", at: index) { return index..<text.endOfBrackets(at: index) }
    index = list + 1
    while index < text.bytes.count {
      if text.hasPrefix("body:", at: index) {
        let brace = text.skippingBlanks(from: index + 5)
        return text.hasPrefix("{", at: brace) ? brace..<text.endOfBrackets(at: brace) : nil
      }
      let isBracket = text.depthChange(at: index) > 0
      index = isBracket ? text.endOfBrackets(at: index) : text.endOfToken(at: index)
    }
    return nil
  }
}
