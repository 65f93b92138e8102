/// Finds the modules that a Swift file imports on Linux.
enum ImportScanner {
  /// The names of the modules that a file imports, in order, without repetitions.
  ///
  /// An import between `#if` and `#endif` counts if its condition is certainly true: in the `#else` branch of
  /// `#if canImport(AppKit)`, but not where the condition depends on a version or on an unknown module.
  ///
  /// - Parameter ignoresConditions: Whether imports count whatever the conditions around them are.
  static func imports(in text: String, ignoresConditions: Bool = false) -> [String] {
    var blocks: [Block] = []
    var modules: [String] = []
    for line in SourceText.lines(of: text) {
      let line = line.drop(while: \.isWhitespace)
      if line.first == "#" {
        if !ignoresConditions { read(directive: line, &blocks) }
      } else if blocks.allSatisfy({ $0.isActive == true }) {
        modules += imports(inLine: line).filter { !modules.contains($0) }
      }
    }
    return modules
  }

  /// The branch of an `#if` block that is being read.
  private struct Block {
    /// Whether the branch is compiled; nil if that is not known.
    var isActive: Bool?
    /// Whether an earlier branch is compiled; nil if that is not known.
    var isDecided: Bool? = false

    mutating func beginBranch(_ condition: Bool?) {
      if isActive == true { isDecided = true } else if isActive == nil, isDecided == false { isDecided = nil }
      switch isDecided {
      case true?: isActive = false
      case false?: isActive = condition
      case nil: isActive = condition == false ? false : nil
      }
    }
  }

  private static func read(directive line: Substring, _ blocks: inout [Block]) {
    let word = line.dropFirst().prefix(while: \.isLetter)
    let condition = line.dropFirst(1 + word.count)
    switch word {
    case "if": blocks.append(Block(isActive: BuildCondition.value(of: condition)))
    case "elseif" where !blocks.isEmpty:
      blocks[blocks.count - 1].beginBranch(BuildCondition.value(of: condition))
    case "else" where !blocks.isEmpty: blocks[blocks.count - 1].beginBranch(true)
    case "endif": _ = blocks.popLast()
    default: break
    }
  }

  /// The modules that a line imports. Several declarations may be separated by semicolons.
  private static func imports(inLine line: Substring) -> [String] {
    guard line.contains("import") else { return [] }
    return line.split(separator: ";").compactMap { declaration in
      var words = declaration.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, isModifier(word) { words.removeFirst() }
      guard words.popFirst() == "import", let first = words.first else { return nil }
      let name = kinds.contains(String(first)) ? words.dropFirst().first : first
      return name.map { String($0.prefix { $0 != "." }).trimmingBackticks() }
    }
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Whether a word can stand before `import`: an attribute or an access level.
  private static func isModifier(_ word: Substring) -> Bool {
    word.first == "@" || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}

extension String {
  fileprivate func trimmingBackticks() -> String { filter { $0 != "`" } }
}
