import Foundation
import Testing

/// Every public declaration has a documentation comment, unless it only implements a requirement of a protocol.
@Suite struct DocumentationTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// Requirements of protocols, which the protocols document.
  private static let requirements: Set<Substring> = [
    "AnimatableData", "Body", "Cache", "Components", "Configuration", "Element", "Entries", "Failure", "ID",
    "Iterator", "Output", "PathType", "RawValue", "Value", "advanced", "allowsSelection", "animatableData",
    "appendInterpolation", "appendLiteral", "apply", "body", "cancel", "configuration", "contains", "copy",
    "debugDescription", "defaultValue", "description", "distance", "draw", "effectValue", "encode",
    "endIndex",
    "entries", "formIntersection", "formSymmetricDifference", "formUnion", "hash", "id", "index", "insert",
    "inset", "interpolated", "intersection", "magnitudeSquared", "makeBody", "makeCache", "makeIterator",
    "minimumTolerance", "name", "now", "path", "placeSubviews", "projectedValue", "rawValue", "receive",
    "remove", "request", "resolve", "scale", "schedule", "send", "sizeThatFits", "startIndex",
    "symmetricDifference", "union", "update", "visitChildren", "role", "SchedulerTimeType",
    "SchedulerOptions", "updateCache", "explicitAlignment", "spacing", "layoutProperties", "SubSequence",
    "Indices", "Index", "invalidate", "layoutDirectionBehavior", "render", "wrappedValue", "zero",
  ]

  /// The keywords that introduce a name.
  private static let introducers: Set<Substring> = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "associatedtype",
    "actor",
  ]

  /// The name of the public declaration in a line; nil for other lines and for operators.
  static func publicName(in line: String) -> Substring? {
    let words = line.split(separator: " ")
    guard words.first?.hasPrefix("//") == false,
      let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
      var introducer = words[access...].firstIndex(where: introducers.contains)
    else { return nil }
    guard introducer + 1 < words.count else { return nil }
    // `class` is a modifier in `class func`.
    if introducers.contains(words[introducer + 1]), introducer + 2 < words.count { introducer += 1 }
    let name = words[introducer + 1].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  /// The lines with an undocumented public declaration.
  private static func undocumented(in text: String) -> [(line: Int, name: Substring)] {
    let lines = text.components(separatedBy: "\n")
    return lines.indices.compactMap { index in
      guard let name = publicName(in: lines[index]), !name.hasPrefix("_"), !requirements.contains(name) else {
        return nil
      }
      var above = index - 1
      while above >= 0, lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
      let isDocumented = above >= 0 && lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
      return isDocumented ? nil : (index + 1, name)
    }
  }

  /// The modules whose declarations programs can use.
  @Test(arguments: [
    "Easel", "EaselUI", "EaselGeometry", "EaselPixels", "EaselDrawing", "EaselTypography", "EaselRaster",
    "EaselDemos",
  ])
  func publicDeclarationsAreDocumented(module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    #expect(!files.isEmpty)
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for (line, name) in Self.undocumented(in: text) {
        Issue.record("\(module)/\(file):\(line): \(name) has no documentation comment")
      }
    }
  }

  @Test func declarationsAreRecognized() {
    #expect(Self.publicName(in: "  @MainActor public static func make() -> Int { 1 }") == "make")
    #expect(Self.publicName(in: "  public internal(set) var count = 0") == "count")
    #expect(Self.publicName(in: "  nonisolated public init() {}") == nil)
    #expect(Self.publicName(in: "  package func make() {}") == nil)
    #expect(Self.publicName(in: "  open class func make(_ case: Int) {}") == "make")
    #expect(Self.publicName(in: "  public class Maker {}") == "Maker")
    #expect(Self.publicName(in: "  public static func == (a: Int, b: Int) -> Bool { true }") == nil)
    #expect(Self.publicName(in: "  /// A public func named make") == nil)
  }
}
