import Foundation

/// Writes a Swift file with the text of other files: `SourceTexts OUTPUT FILE...`.
@main struct SourceTexts {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    let entries = try arguments.dropFirst().map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return "    \(literal(URL(fileURLWithPath: path).lastPathComponent)): \(literal(text)),"
    }
    let lines =
      ["enum SourceTexts {", "  static let all: [String: String] = ["] + entries + ["  ]", "}", ""]
    try lines.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// A string literal with escapes for everything but printable ASCII.
  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
