/// Names in Swift of what has any name in a catalog.
enum SymbolName {
  /// The name of a member, such as `appIcon` of "app-icon": words joined, all but the first with a capital.
  static func member(_ name: String, droppingSuffix suffix: String = "") -> String {
    let joined = words(name).enumerated().map { $0 == 0 ? lowered($1) : raised($1) }.joined()
    let isDropped = !suffix.isEmpty && joined.hasSuffix(suffix) && joined.count > suffix.count
    return identifier(isDropped ? String(joined.dropLast(suffix.count)) : joined)
  }

  /// The name of a type, such as `CardSuits` of "card suits".
  static func type(_ name: String) -> String { identifier(words(name).map(raised).joined()) }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The word with its leading capitals small, but for the one that begins the next word: `htmlPage` of "HTMLPage".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isFollowed = word.dropFirst(capitals.count).first?.isLetter == true
    let count = capitals.count > 1 && isFollowed ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func identifier(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]
}
