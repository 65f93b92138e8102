import Foundation

/// Generates the names that Xcode gives to the colors and images in asset catalogs.
struct AssetNames {
  private let context: BuildContext

  init(_ context: BuildContext) { self.context = context }

  /// Writes a source file with the names into the build folder. The source is nil if there is no catalog.
  func source(for inputs: PreviewInputs) async throws -> (source: String?, diagnostics: [Diagnostic]) {
    let catalogs = inputs.resources.catalogs
    guard !catalogs.isEmpty, let program = context.kit.assetSymbols else { return (nil, []) }
    let path = context.folder.subfolder("names") + "/AssetSymbols.swift"
    let new = path + ".new"
    let result = try await context.run(program, [new, inputs.moduleName] + catalogs)
    // Errors in a catalog do not keep the previews from being shown that do not use it.
    let diagnostics = context.diagnostics(of: result, running: program).map { diagnostic in
      var warning = diagnostic
      if warning.severity == .error { warning.severity = .warning }
      return warning
    }
    // An unchanged file is not written, so that it is not compiled again.
    if let data = FileManager.default.contents(atPath: new),
      data != FileManager.default.contents(atPath: path)
    {
      try data.write(to: URL(fileURLWithPath: path))
    }
    try? FileManager.default.removeItem(atPath: new)
    return (FileManager.default.fileExists(atPath: path) ? path : nil, diagnostics)
  }
}
