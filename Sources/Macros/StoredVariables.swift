/// Finds the stored variables in the declaration of a type.
struct StoredVariables {
  private let text: SwiftText
  /// The index after the opening brace, and that of the closing one.
  private let body: Range<Int>

  /// Returns nil if the declaration has no body.
  init?(of declaration: String) {
    text = SwiftText(declaration)
    var index = 0
    while index < text.bytes.count, !text.hasPrefix("{", at: index) {
      let isBracket = text.depthChange(at: index) > 0
      index = isBracket ? text.endOfBrackets(at: index) : text.endOfToken(at: index)
    }
    guard index < text.bytes.count else { return nil }
    body = index + 1..<max(text.endOfBrackets(at: index) - 1, index + 1)
  }

  /// The words before the body: attributes, modifiers and the kind of the type.
  var heading: [String] {
    var words: [String] = []
    var index = 0
    while index < body.lowerBound - 1 {
      let end = text.endOfToken(at: index)
      if !text.isBlank(at: index) { words.append(text[index..<end]) }
      index = text.depthChange(at: index) > 0 ? text.endOfBrackets(at: index) : end
    }
    return words
  }

  /// The names of the stored instance variables without attributes, in order.
  var names: [String] {
    var names: [String] = []
    var isExcluded = false
    var index = text.skippingBlanks(from: body.lowerBound)
    while index < body.upperBound {
      let end = text.endOfToken(at: index)
      let word = text[index..<end]
      if word == "@" {
        isExcluded = true
        index = endOfAttribute(at: index)
      } else if word == "var" || word == "let" {
        let last = PreviewableVariables(in: text).endOfVariable(from: index, limit: body.upperBound)
        if word == "var", !isExcluded { names += storedNames(in: end..<last) }
        (isExcluded, index) = (false, last)
      } else if StoredVariables.excluding.contains(word) {
        (isExcluded, index) = (true, end)
      } else if StoredVariables.withBody.contains(word), !isFollowedByVariable(end) {
        (isExcluded, index) = (false, endOfBody(from: end))
      } else {
        if !StoredVariables.modifiers.contains(word), word != "(" { isExcluded = false }
        index = text.depthChange(at: index) > 0 ? text.endOfBrackets(at: index) : end
      }
      index = text.skippingBlanks(from: index)
    }
    return names
  }

  private static let excluding: Set<String> = ["static", "lazy"]
  private static let withBody: Set<String> = [
    "func", "init", "subscript", "struct", "enum", "class", "actor", "protocol", "extension", "deinit",
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "nonisolated", "final", "weak",
    "unowned",
    "override", "mutating",
  ]

  /// Whether the word is the modifier `class` of a variable.
  private func isFollowedByVariable(_ index: Int) -> Bool {
    let next = text.skippingBlanks(from: index)
    return next < body.upperBound && text[next..<text.endOfToken(at: next)] == "var"
  }

  private func endOfAttribute(at start: Int) -> Int {
    var end = text.endOfToken(at: start + 1)
    while text.hasPrefix(".", at: end) { end = text.endOfToken(at: end + 1) }
    return text.hasPrefix("(", at: end) ? text.endOfBrackets(at: end) : end
  }

  /// The end of the first braces outside of other brackets.
  private func endOfBody(from start: Int) -> Int {
    var index = start
    while index < body.upperBound, !text.hasPrefix("{", at: index) {
      let isBracket = text.depthChange(at: index) > 0
      index = isBracket ? text.endOfBrackets(at: index) : text.endOfToken(at: index)
    }
    return index < body.upperBound ? text.endOfBrackets(at: index) : body.upperBound
  }

  /// The names of the variables in the rest of a declaration after the word `var`, without computed ones.
  private func storedNames(in range: Range<Int>) -> [String] {
    parts(of: range).compactMap { part in
      let start = text.skippingBlanks(from: part.lowerBound)
      guard start < part.upperBound, !isComputed(part) else { return nil }
      return text[start..<text.endOfToken(at: start)]
    }
  }

  /// The ranges between the commas that separate several variables.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index, angles, isValue) = (range.lowerBound, range.lowerBound, 0, false)
    while index < range.upperBound {
      if text.hasPrefix(",", at: index), angles == 0 {
        parts.append(start..<index)
        (start, isValue) = (index + 1, false)
      } else if text.hasPrefix("=", at: index) {
        isValue = true
      } else if !isValue, text.hasPrefix("<", at: index) {
        angles += 1
      } else if !isValue, text.hasPrefix(">", at: index) {
        angles -= 1
      }
      index = text.depthChange(at: index) > 0 ? text.endOfBrackets(at: index) : text.endOfToken(at: index)
    }
    return parts + [start..<range.upperBound]
  }

  /// Whether a variable has accessors other than observers.
  private func isComputed(_ part: Range<Int>) -> Bool {
    var index = part.lowerBound
    while index < part.upperBound, !text.hasPrefix("=", at: index) {
      if text.hasPrefix("{", at: index) {
        let first = text.skippingBlanks(from: index + 1)
        let word = first < part.upperBound ? text[first..<text.endOfToken(at: first)] : ""
        return word != "willSet" && word != "didSet"
      }
      index = text.depthChange(at: index) > 0 ? text.endOfBrackets(at: index) : text.endOfToken(at: index)
    }
    return false
  }
}
