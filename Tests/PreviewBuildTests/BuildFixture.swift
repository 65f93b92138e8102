import Foundation
import PreviewBuild
import Testing

/// A folder of sources, and what is needed to build them with the Easel that was built with the tests.
struct BuildFixture {
  let sources: TemporaryFolder
  private let cache: TemporaryFolder
  let kit: EaselKit
  let toolchain: Toolchain

  init(named name: String = "Quellen 日本") async throws {
    sources = try TemporaryFolder(named: name)
    cache = try TemporaryFolder(named: "cache")
    kit = try EaselKit.find()
    toolchain = try await Toolchain.find(for: kit)
  }

  /// A view with a preview.
  static func view(_ name: String, body: String = "Text(\"Hello\")") -> String {
    "import SwiftUI\n\nstruct \(name): View {\n  var body: some View { \(body) }\n}\n\n#Preview { \(name)() }\n"
  }

  func path(_ name: String) -> String { "\(sources.path)/\(name)" }

  func inputs(_ name: String = "") async throws -> PreviewInputs {
    try await PreviewInputs.find(at: name.isEmpty ? sources.path : path(name), toolchain: toolchain)
  }

  func builder(_ name: String = "") throws -> PreviewBuilder {
    try PreviewBuilder(
      for: name.isEmpty ? sources.path : path(name), kit: kit, toolchain: toolchain,
      environment: ["XDG_CACHE_HOME": cache.path])
  }
}

extension PreviewBuildResult {
  /// The library. Records the messages if the build failed.
  func library() throws -> PreviewLibrary {
    switch self {
    case .built(let library): return library
    case .failed(let diagnostics):
      Issue.record("\(diagnostics.map(\.fullDescription).joined(separator: "\n"))")
      throw PreviewSetupError("the build failed")
    }
  }

  /// The messages of a build that failed; empty if it succeeded.
  var errors: [Diagnostic] {
    if case .failed(let diagnostics) = self { diagnostics } else { [] }
  }
}
