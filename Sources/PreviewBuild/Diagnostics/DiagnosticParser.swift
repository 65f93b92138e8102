import Foundation

/// Finds the messages in the output of a build, whose compiler prints them in LLVM's style: a line
/// `file:line:column: error: message`, the source line, and a line with a caret.
package struct DiagnosticParser {
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The lines since the last message that may belong to its excerpt.
  private var excerpt: [Substring] = []
  /// Whether the last message was dropped as a repetition, so that its excerpt and notes are dropped too.
  private var isRepeated = false

  /// The messages in an output, without repetitions: errors in files, other errors, then the rest. At most
  /// `Diagnostic.maximumCount`.
  package static func diagnostics(in output: String) -> [Diagnostic] {
    var parser = DiagnosticParser()
    for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      parser.read(line)
    }
    parser.endExcerpt()
    let found = parser.diagnostics.map(Diagnostic.addingHint)
    let errors = found.filter { $0.severity == .error }
    let located = errors.filter { $0.file != nil }
    // The driver reports that a compiler failed, in some runs before the package manager prints the compiler's messages.
    let other = errors.filter { $0.file == nil && (located.isEmpty || !$0.message.hasSuffix(driverHint)) }
    let ordered = located + other + found.filter { $0.severity != .error }
    return Array(ordered.prefix(Diagnostic.maximumCount))
  }

  /// The end of the driver's message about a compiler that failed.
  private static let driverHint = "(use -v to see invocation)"

  private mutating func read(_ line: Substring) {
    if let diagnostic = Self.located(line) ?? Self.unlocated(line) ?? Self.linkerError(line) {
      endExcerpt()
      add(diagnostic)
    } else if excerpt.count < 2 {
      excerpt.append(line)
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .note, !diagnostics.isEmpty {
      if !isRepeated, diagnostics[diagnostics.count - 1].notes.count < Diagnostic.maximumCount {
        diagnostics[diagnostics.count - 1].notes.append(diagnostic)
      }
      return
    }
    // Each frontend of a module prints the messages about the module's imports.
    isRepeated = !seen.insert(diagnostic).inserted
    if !isRepeated { diagnostics.append(diagnostic) }
  }

  /// Adds the collected lines to the last message, if they are a source line and a caret.
  private mutating func endExcerpt() {
    defer { excerpt = [] }
    guard !isRepeated, excerpt.count == 2, !diagnostics.isEmpty, Self.isCaretLine(excerpt[1]) else { return }
    let text = excerpt.map { String($0.prefix(Diagnostic.maximumLength)) }.joined(separator: "\n")
    let last = diagnostics.count - 1
    if let note = diagnostics[last].notes.indices.last {
      diagnostics[last].notes[note].excerpt = text
    } else {
      diagnostics[last].excerpt = text
    }
  }

  private static func isCaretLine(_ line: Substring) -> Bool {
    line.contains("^") && line.allSatisfy { " \t^~".contains($0) }
  }
}

extension DiagnosticParser {
  private static let severities: [(text: String, severity: Diagnostic.Severity)] = [
    (": error: ", .error), (": warning: ", .warning), (": note: ", .note), (": fatal error: ", .error),
  ]

  /// A message with a file, a line and perhaps a column.
  private static func located(_ line: Substring) -> Diagnostic? {
    let found = severities.compactMap { entry in
      line.range(of: entry.text).map { ($0, entry.severity) }
    }.min { $0.0.lowerBound < $1.0.lowerBound }
    guard let (range, severity) = found else { return nil }
    var place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, place.count > 1, let number = place.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      place.removeLast()
    }
    let file = place.joined(separator: ":")
    guard !file.isEmpty, file != "<unknown>" else {
      return Diagnostic(severity, text(line[range.upperBound...]))
    }
    // A tool's name without a position, such as "clang: error: ".
    guard let number = numbers.first else {
      let isPath = file.contains("/")
      return Diagnostic(severity, text(line[range.upperBound...]), file: isPath ? file : nil)
    }
    return Diagnostic(
      severity, text(line[range.upperBound...]), file: file, line: number,
      column: numbers.count > 1 ? numbers[1] : nil)
  }

  /// A message without a file, such as those of the package manager.
  private static func unlocated(_ line: Substring) -> Diagnostic? {
    let starts: [(String, Diagnostic.Severity)] = [
      ("error: ", .error), ("warning: ", .warning), ("fatal error: ", .error),
    ]
    guard let start = starts.first(where: { line.hasPrefix($0.0) }) else { return nil }
    return Diagnostic(start.1, text(line.dropFirst(start.0.count)))
  }

  /// A message of a linker that does not say "error", as those of gold.
  private static func linkerError(_ line: Substring) -> Diagnostic? {
    let isError = ["undefined reference to ", "undefined symbol: ", "multiple definition of "]
      .contains { line.contains($0) }
    return isError ? Diagnostic(.error, text(line)) : nil
  }

  private static func text(_ text: Substring) -> String { String(text.prefix(Diagnostic.maximumLength)) }
}
