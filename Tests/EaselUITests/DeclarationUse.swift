import Foundation

/// The text of a use of a declaration: a name, a call with labels in order, or other source text.
struct DeclarationUse {
  /// Alternative names; for an initializer, the name of the type and `init`.
  let names: [String]
  /// The required labels in order; nil if the use is not a call.
  let labels: [String]?
  /// Source text with single spaces, instead of names.
  var text: String?

  /// The uses of declarations that do not declare a name.
  private static let texts = [
    "let": "let side = 20.0 Rectangle().frame(width: side)",
    "return": "return Rectangle().frame(width: side)",
    "Color.clear.overlay(...)": "Color.clear.overlay",
    "subscript(bounds: Range<Int>) -> LayoutSubviews": "subviews[2..<subviews.endIndex]",
    "subscript<S>(indices: S) -> LayoutSubviews where S : Sequence, S.Element == Int": "subviews[[1, 0]]",
    "extension Animatable where Self : VectorArithmetic": "Amount.AnimatableData.self as Amount.Type",
    "extension Animatable where AnimatableData == EmptyAnimatableData":
      "Still.AnimatableData.self as EmptyAnimatableData.Type",
  ]

  static func all(in declaration: String, ofTypes types: [String]) -> [DeclarationUse] {
    let functions = declaration.matches(of: #/\b(?:func +`?(\w+)`?|(init)\??)(?:<[^(]*>)?\(([^;]*)/#).map {
      match in
      let name = match.1.map(String.init)
      return DeclarationUse(
        names: name.map { [$0] } ?? types + ["init"], labels: labels(String(match.3), isMember: name != nil))
    }
    let words =
      declaration.matches(of: #/\b(?:var|let|case) +([^:({=;]+)/#).flatMap { names(String($0.1)) }
      + declaration.matches(of: #/, (\w\d): Float/#).map { String($0.1) }
      + declaration.matches(of: #/\b(?:struct|protocol|class|enum|typealias|macro|associatedtype) +(\w+)/#)
      .map { String($0.1) }
    let written =
      [texts[declaration]].compactMap { $0 } + operators(in: declaration) + conformances(in: declaration)
    return functions + words.map { DeclarationUse(names: [$0], labels: nil) }
      + written.map { DeclarationUse(names: [], labels: nil, text: $0) }
  }

  /// The operators of a declaration, written with their operand types.
  private static func operators(in declaration: String) -> [String] {
    declaration.matches(of: #/func +([^\w\s(`]+) *\(\w+: (\w+), \w+: (\w+)\) -> (\w+)/#).map {
      "(\($0.1)) as (\($0.2), \($0.3)) -> \($0.4)"
    }
  }

  /// The conformances of a declaration, written as casts of the types.
  private static func conformances(in declaration: String) -> [String] {
    guard let match = declaration.wholeMatch(of: #/extension ([\w, ]+) : (\w+)/#) else { return [] }
    return names(String(match.1)).map { "\($0).self as any \(match.2).Type" }
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
      .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  }

  /// The labels of the parameters that have no default and are not closures, which may follow the parentheses.
  private static func labels(_ rest: String, isMember: Bool) -> [String] {
    var (depth, parameter, parameters) = (1, "", [String]())
    for character in rest {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), parameter.last != "-" { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parameters.append(parameter)
        parameter = ""
      } else {
        parameter.append(character)
      }
    }
    return (parameters + [parameter]).filter { !$0.contains(" = ") && !$0.contains("->") }
      .compactMap { $0.trimmingCharacters(in: .whitespaces).split { $0 == " " || $0 == ":" }.first }
      .map(String.init).filter { $0 != "_" && !$0.hasPrefix("@") }
  }
}
