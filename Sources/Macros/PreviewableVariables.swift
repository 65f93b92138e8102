/// Finds the variables that `@Previewable` marks in the body of a preview.
struct PreviewableVariables {
  /// A declaration with the attribute.
  struct Declaration {
    /// The whole declaration.
    let range: Range<Int>
    /// The declaration without the attribute.
    let variable: Range<Int>
  }

  private let text: SwiftText

  init(in text: SwiftText) { self.text = text }

  /// The marked variables in the statements of a range, outside of nested blocks.
  func declarations(in body: Range<Int>) -> [Declaration] {
    var found: [Declaration] = []
    var depth = 0
    var index = body.lowerBound
    while index < body.upperBound {
      if depth == 0, let start = endOfAttribute(at: index) {
        let end = endOfVariable(from: start, limit: body.upperBound)
        found.append(Declaration(range: index..<end, variable: start..<end))
        index = end
      } else {
        depth += text.depthChange(at: index)
        index = text.endOfToken(at: index)
      }
    }
    return found
  }

  /// The end of `@Previewable` at `index`, also if the name is qualified by a module; nil for other text.
  private func endOfAttribute(at index: Int) -> Int? {
    guard text.hasPrefix("@", at: index) else { return nil }
    var end = index
    var name = ""
    repeat {
      let start = end + 1
      guard start < text.bytes.count else { return nil }
      end = text.endOfToken(at: start)
      name = text[start..<end]
    } while text.hasPrefix(".", at: end)
    return name == "Previewable" ? end : nil
  }

  /// The end of the variable declaration that starts at `start`: the first semicolon, or the first line break
  /// after `var` where the expression does not continue.
  func endOfVariable(from start: Int, limit: Int) -> Int {
    var index = start
    var isVariable = false
    var canEnd = false
    while index < limit {
      let end = text.endOfToken(at: index)
      if text.hasPrefix(";", at: index) { return end }
      if text.hasPrefix("\n", at: index), isVariable, canEnd, !continues(at: index, limit: limit) {
        return index
      }
      if !text.isBlank(at: index) {
        isVariable = isVariable || text[index..<end] == "var" || text[index..<end] == "let"
        canEnd = !PreviewableVariables.expectsMore.contains(text.bytes[index])
      }
      index = text.depthChange(at: index) > 0 ? text.endOfBrackets(at: index) : end
    }
    return limit
  }

  /// Characters at the end of a line after which the expression goes on.
  private static let expectsMore = Set("=,.:&|+-*/<%^".utf8)

  /// Whether the next token continues the expression: a member, or an operator between two operands.
  private func continues(at index: Int, limit: Int) -> Bool {
    let next = text.skippingBlanks(from: index)
    guard next < limit else { return false }
    let end = text.endOfToken(at: next)
    if ["as", "is"].contains(text[next..<end]) { return true }
    if text.hasPrefix(".", at: next) || text.hasPrefix("=", at: next) { return true }
    guard PreviewableVariables.operators.contains(text.bytes[next]) else { return false }
    let after = text.bytes[next..<limit].firstIndex { !PreviewableVariables.operators.contains($0) }
    return after.map { text.isBlank(at: $0) } ?? false
  }

  private static let operators = Set("=?:&|+-*/<>%^!~,".utf8)
}
