/// The names under which previews are listed.
enum PreviewNames {
  /// The name that the user gave, or else that of the file without its extension.
  static func name(_ given: String?, fileID: String) -> String {
    if let given, !given.isEmpty { return given }
    let file = SourceIndex.name(of: fileID)
    return file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
  }

  /// The name that the user gave, or else that of the provider's type without the word `Previews`.
  static func name(_ given: String?, provider: String) -> String {
    if let given, !given.isEmpty { return given }
    for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where provider.hasSuffix(suffix) {
      let name = provider.dropLast(suffix.count)
      if !name.isEmpty { return String(name) }
    }
    return provider
  }

  /// The name of a type without its module and enclosing types.
  static func unqualified(_ type: Any.Type) -> String { "\(type)" }

  /// Adds numbers to names that occur before in the list: "Card", "Card 2", "Card 3".
  static func unique(_ names: [String]) -> [String] {
    // A number that the user wrote is kept free: "Card", "Card", "Card 2" becomes "Card", "Card 3", "Card 2".
    var taken = Set(names)
    var seen: Set<String> = []
    var next: [String: Int] = [:]
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = next[name, default: 2]
      while !taken.insert("\(name) \(number)").inserted { number += 1 }
      next[name] = number + 1
      return "\(name) \(number)"
    }
  }
}
