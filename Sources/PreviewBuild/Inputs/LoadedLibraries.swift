import Foundation

extension PreviewInputs {
  /// Whether the sources import only modules whose libraries the process that shows previews has loaded in any case.
  ///
  /// Modules of Apple's systems may be imported under conditions that are false on Linux.
  var needsOnlyLoadedLibraries: Bool {
    sources.allSatisfy { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      let imports = ImportScanner.imports(in: String(decoding: data, as: UTF8.self), ignoresConditions: true)
      return imports.allSatisfy {
        EaselKit.moduleNames.contains($0) || Self.loadedModules.contains($0)
          || AppleModules.names.contains($0)
      }
    }
  }

  /// The modules of Swift and its core libraries that Easel uses itself.
  private static let loadedModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Observation",
    "Dispatch", "Glibc",
    "Synchronization",
  ]
}
