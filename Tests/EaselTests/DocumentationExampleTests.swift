import EaselTestSupport
import EaselUI
import Foundation
import Testing

/// Every block of Swift in doc comments, articles and README compiles, and the documents state the version.
@Suite struct DocumentationExampleTests {
  /// A fenced block of Swift in a file.
  struct Example {
    /// The file, from the root of the repository.
    var file: String
    /// The line of its first line, from 1.
    var line: Int
    var lines: [String]

    /// Whether it has declarations that are only possible at file scope.
    var needsFileScope: Bool {
      lines.contains { $0.contains("@main") || $0.hasPrefix("extension ") || $0.hasPrefix("protocol ") }
    }

    private var declaresTypes: Bool {
      lines.contains { line in
        ["struct ", "class ", "final class ", "enum ", "@Observable", "@MainActor struct "]
          .contains { line.hasPrefix($0) }
      }
    }

    /// The block inside a scope of its own, with diagnostics that name the file and line of the documentation.
    func source(number: Int) -> String {
      let body = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("// swift-tools-version") }
        .joined(separator: "\n")
      let located = "#sourceLocation(file: \"\(file)\", line: \(line))\n\(body)\n#sourceLocation()\n"
      if needsFileScope { return located }
      if declaresTypes { return "enum Example\(number) {\n\(located)}\n" }
      return "@MainActor func example\(number)() async throws {\n\(located)}\n"
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files that may have examples, from the root of the repository.
  private static func files() throws -> [String] {
    let sources = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
    let names = (sources?.allObjects as? [String] ?? []).map { "Sources/" + $0 }
    return ["README.md"]
      + names.filter { $0.hasSuffix(".swift") || $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
  }

  /// The blocks of Swift in a text. In Swift sources only those in doc comments count.
  static func examples(in text: String, file: String) -> [Example] {
    var examples: [Example] = []
    var current: Example?
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var line = String(raw)
      if file.hasSuffix(".swift") {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        guard trimmed.hasPrefix("///") else {
          current = nil
          continue
        }
        line = String(trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3))
      }
      if current == nil, line.trimmingCharacters(in: .whitespaces) == "```swift" {
        current = Example(file: file, line: index + 2, lines: [])
      } else if let example = current, line.trimmingCharacters(in: .whitespaces) == "```" {
        examples.append(example)
        current = nil
      } else {
        current?.lines.append(line)
      }
    }
    return examples
  }

  @Test func everyExampleCompiles() throws {
    let examples = try Self.files().flatMap { file in
      Self.examples(
        in: try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8), file: file)
    }.filter { !$0.lines.contains { $0.contains("PackageDescription") } }
    #expect(examples.count > 20)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "easel-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // `@main` is possible once in a module: such examples are modules of their own.
    let (programs, others) = (examples.filter(\.needsFileScope), examples.filter { !$0.needsFileScope })
    let all = others.enumerated().map { $1.source(number: $0) }.joined()
    var diagnostics = try Self.typecheck(all, as: folder.appendingPathComponent("Examples.swift"))
    for (index, program) in programs.enumerated() {
      diagnostics += try Self.typecheck(
        program.source(number: 0), as: folder.appendingPathComponent("Program\(index).swift"))
    }
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  /// What the compiler says about a source file; empty when it compiles.
  private static func typecheck(_ source: String, as file: URL) throws -> String {
    let modules = ["SwiftUI", "Combine", "CoreGraphics", "Foundation"].map { "import \($0)\n" }.joined()
    try (modules + source).write(to: file, atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: try RunningProgram.builtProgram("easel")).deletingLastPathComponent()
      .path
    let compiler = try RunningProgram(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", "5", "-I",
        "\(products)/Modules",
        "-load-plugin-executable", "\(products)/EaselMacros-tool#EaselMacros", file.path,
      ])
    let text = compiler.errorText()
    return try compiler.wait(timeout: 300) == 0 ? "" : text
  }

  @Test func theChangelogBeginsWithTheVersion() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heading = text.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(heading?.split(separator: " ").dropFirst().first == Substring(easelVersion))
  }

  @Test func blocksAreFoundWithTheirPlaces() {
    let text = """
      /// A thing.
      ///
      /// ```swift
      /// let one = 1
      ///   let two = 2
      /// ```
      public struct Thing {}
      """
    let examples = Self.examples(in: text, file: "Thing.swift")
    #expect(examples.count == 1 && examples.first?.line == 4)
    #expect(examples.first?.lines == ["let one = 1", "  let two = 2"])
  }
}
