import Foundation

/// A message of a compiler, a linker or the package manager.
package struct Diagnostic: Codable, Sendable, Hashable, CustomStringConvertible {
  /// The severity.
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// The severity.
  package var severity: Severity
  /// The path of the file; nil for messages about no file, such as those of linkers.
  package var file: String?
  /// The line, from 1; nil without a position.
  package var line: Int?
  /// The column in UTF-8 bytes, from 1, as compilers count; nil without a position.
  package var column: Int?
  /// The message, without file and severity.
  package var message: String
  /// The source line of the position, and below it the line with the caret; empty if the compiler printed
  /// none.
  package var excerpt: String
  /// A sentence that says what to do; nil if there is nothing to add to the message.
  package var hint: String?
  /// The notes that explain this message.
  package var notes: [Diagnostic]

  package init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    excerpt: String = "", hint: String? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.hint = hint
    self.notes = notes
  }

  /// The message in the format of compilers: `file:line:column: error: message`, without its excerpt, hint
  /// and notes.
  package var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + "\(severity.rawValue): \(message)"
  }

  /// The message with its excerpt, its hint and its notes, a line each.
  package var fullDescription: String {
    let lines = [description, excerpt, hint.map { "hint: \($0)" } ?? ""].filter { !$0.isEmpty }
    return (lines + notes.map(\.fullDescription)).joined(separator: "\n")
  }
}

extension Diagnostic {
  /// The number of messages that are kept of a build.
  package static let maximumCount = 100
  /// The number of characters that are kept of a message or an excerpt.
  package static let maximumLength = 2000
}
