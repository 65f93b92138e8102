import Foundation
import Testing

/// References between the rasterizer's folders point one way.
@Suite struct FolderOrderTests {
  /// Each folder uses types of earlier folders only.
  private static let order = [
    "Color", "Memory", "Dispatch", "Filter", "Flatten", "Coverage", "Mesh", "Shading", "Caches", "Plan",
    "Damage",
    "Paint",
    "Float",
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/EaselRaster")

  /// The code of a folder's files, without comments.
  private static func code(in folder: String) throws -> String {
    let url = root.appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return try files.map { file in
      try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n").map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test func foldersUseEarlierFoldersOnly() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).filter {
      !$0.contains(".")
    }
    #expect(folders.sorted() == Self.order.sorted())
    let declaration =
      /(?m)^(?:public |package |final |private )*(?:struct|class|enum|protocol|typealias) (\w+)/
    let codes = try Self.order.map(Self.code)
    for (index, code) in codes.enumerated() {
      let words = Set(code.matches(of: /\b[A-Z]\w+/).map(\.output))
      for later in Self.order.indices.dropFirst(index + 1) {
        let types = codes[later].matches(of: declaration).filter { !$0.0.contains("private ") }.map(\.1)
        let used = words.intersection(types).sorted()
        #expect(used.isEmpty, "\(Self.order[index]) uses \(used) of \(Self.order[later])")
      }
    }
  }
}
