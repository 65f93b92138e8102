import EaselTestSupport
import EaselUI
import Foundation
import Testing

/// Every block of Swift in doc comments, articles and README compiles, and the documents state the version.
@Suite(.waitsForPrograms) struct DocumentationExampleTests {
  /// A fenced block of Swift in a file.
  struct Example {
    /// The file, from the root of the repository.
    var file: String
    /// The line of its first line, from 1.
    var line: Int
    var lines: [String]

    /// Whether it has declarations that are only possible at file scope.
    var needsFileScope: Bool {
      lines.contains { line in
        ["@main", "extension ", "protocol ", "@Observable", "#Preview", "import Easel"].contains {
          line.hasPrefix($0)
        }
      }
    }

    /// The names that it declares, which one module can have once.
    var names: Set<Substring> {
      let declaration = /\b(?:struct|class|enum|protocol|func|var|let|typealias) +(\w+)|(@main)/
      return Set(lines.flatMap { line in line.matches(of: declaration).compactMap { $0.1 ?? $0.2 } })
    }

    /// The modules that it imports.
    var imports: [String] { lines.filter { $0.hasPrefix("import ") } }

    /// The block, in a function unless it needs file scope. Diagnostics name the file and line of the documentation.
    func source(number: Int) -> String {
      let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      let located = "#sourceLocation(file: \"\(file)\", line: \(line))\n\(body)\n#sourceLocation()\n"
      return needsFileScope ? located : "@MainActor func example\(number)() async throws {\n\(located)}\n"
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
    var modules = Self.modules(of: examples.filter(\.needsFileScope))
    modules.append(examples.filter { !$0.needsFileScope })
    for (number, module) in modules.enumerated() {
      let imports = Set(["SwiftUI", "Combine", "CoreGraphics", "Foundation"].map { "import \($0)" })
        .union(module.flatMap(\.imports)).sorted().map { $0 + "\n" }.joined()
      let source = imports + module.enumerated().map { $1.source(number: $0) }.joined()
      let diagnostics = try Self.typecheck(
        source, as: folder.appendingPathComponent("Examples\(number).swift"))
      #expect(diagnostics.isEmpty, "\(diagnostics)")
    }
  }

  /// The examples in as few modules as their names allow.
  private static func modules(of examples: [Example]) -> [[Example]] {
    examples.reduce(into: []) { modules, example in
      let free = modules.firstIndex { $0.allSatisfy { $0.names.isDisjoint(with: example.names) } }
      if let free { modules[free].append(example) } else { modules.append([example]) }
    }
  }

  /// What the compiler says about a source file; empty when it compiles.
  private static func typecheck(_ source: String, as file: URL) throws -> String {
    try source.write(to: file, atomically: true, encoding: .utf8)
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
