/// Evaluates the conditions of `#if` for a preview on Linux: a debug build with Easel's modules.
struct BuildCondition {
  /// The value of a condition; nil if it depends on what is not known here, such as a version.
  static func value(of condition: Substring) -> Bool? {
    var parser = BuildCondition(words: words(of: condition)[...])
    let value = parser.alternatives()
    return parser.words.isEmpty ? value : nil
  }

  private var words: ArraySlice<String>

  /// Splits a condition into names, operators and parentheses.
  private static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var name = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        name.append(character)
        continue
      }
      if !name.isEmpty { words.append(name) }
      name = ""
      if character.isWhitespace { continue }
      let joins = (character == "&" || character == "|") && words.last == String(character)
      if joins { words[words.count - 1].append(character) } else { words.append(String(character)) }
    }
    return words
  }

  private mutating func alternatives() -> Bool? {
    var value = conjunction()
    while words.first == "||" {
      words.removeFirst()
      let other = conjunction()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while words.first == "&&" {
      words.removeFirst()
      let other = term()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func term() -> Bool? {
    guard let word = words.popFirst() else { return nil }
    switch word {
    case "!": return term().map { !$0 }
    case "(":
      let value = alternatives()
      if words.first == ")" { words.removeFirst() }
      return value
    case "true": return true
    case "false": return false
    default: return words.first == "(" ? value(of: word, argument: argument()) : word == "DEBUG"
    }
  }

  /// The words between parentheses, joined.
  private mutating func argument() -> String {
    var depth = 0
    var argument = ""
    repeat {
      guard let word = words.popFirst() else { break }
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      if word != "(" && word != ")" { argument += word }
    } while depth > 0
    return argument
  }

  private func value(of name: String, argument: String) -> Bool? {
    switch name {
    case "os": argument == "Linux"
    case "targetEnvironment", "_runtime": false
    case "canImport":
      AppleModules.names.contains(String(argument.prefix { $0 != "." && $0 != "," })) ? false : nil
    default: nil
    }
  }
}
