import Foundation
import Testing

/// The article about differences from a Mac names every declaration that compiles without effect.
@Test func theArticleNamesTheNoOps() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let article = root.appendingPathComponent(
    "Sources/Easel/Easel.docc/From-SwiftUI-on-a-Mac-to-Easel-on-Linux.md")
  let text = try String(contentsOf: article, encoding: .utf8)
  let part = try #require(text.range(of: "## What compiles and changes nothing"))
  let names = Set(text[part.upperBound...].matches(of: #/`(\w+)`/#).map { String($0.1) })
  let lacking = Set(NoOpTests.reasons.keys).subtracting(names).sorted()
  #expect(lacking.isEmpty)
  let unfounded = names.subtracting(NoOpTests.reasons.keys).sorted()
  #expect(unfounded.isEmpty)
}
