/// The expansion of `@Entry var name: Type = value`: a private key next to the property, and a getter and a
/// setter that use the key.
struct EntryExpansion {
  private let role: String
  private let property: Substring
  private let type: Substring?
  private let value: Substring?

  /// Returns nil if the message is about another macro, or the declaration is not a variable.
  init?(of message: MessageText) {
    guard message.text("typeName", in: "macro") == "EntryMacro", let role = message.text("macroRole"),
      let declaration = message.text("source", in: "declSyntax"),
      let rest = EntryExpansion.afterVar(declaration)
    else { return nil }
    self.role = role
    let end = rest.firstIndex { ":=".contains($0) || $0.isWhitespace } ?? rest.endIndex
    property = rest[..<end]
    let equals = EntryExpansion.firstEqualsSign(in: rest[end...])
    let head = rest[end..<(equals ?? rest.endIndex)].drop(while: \.isWhitespace)
    type = head.first == ":" ? head.dropFirst() : nil
    value = equals.map { rest[rest.index(after: $0)...] }
  }

  private var key: String { "__Key_" + property.filter { $0 != "`" } }

  var source: String {
    if role == "accessor" {
      return "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
    }
    // Without a type annotation, the default cannot be a computed property.
    let standard =
      type.map { "static var defaultValue: \($0) {\n\(value ?? "nil")\n}" }
      ?? "static let defaultValue = \(value ?? "")"
    return "private struct \(key): EnvironmentKey, TransactionKey, ContainerValueKey {\n\(standard)\n}"
  }

  /// The text after the word `var`, which may follow comments, attributes and modifiers.
  private static func afterVar(_ declaration: String) -> Substring? {
    var rest = declaration[...]
    while !rest.isEmpty {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { return nil }
        rest = rest[end.upperBound...]
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest[word.endIndex...]
        if word == "var" { return rest.drop(while: \.isWhitespace) }
      }
    }
    return nil
  }

  /// The first equals sign outside of brackets. The type precedes it.
  private static func firstEqualsSign(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if text[index] == "=", depth == 0 { return index }
    }
    return nil
  }
}
