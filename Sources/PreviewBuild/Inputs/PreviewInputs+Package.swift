import Foundation

extension PreviewInputs {
  /// The inputs of a path.
  ///
  /// A path in a target of a package is previewed with that target, whose other types it uses. A package is
  /// previewed by the target with the most files that import SwiftUI. Everything else is a file, or a folder
  /// of Swift files. Throws a sentence if there is nothing to preview.
  ///
  /// - Parameters:
  ///   - isAlone: Whether a file or folder is compiled without the package that it belongs to.
  ///   - target: The name of the target to preview; nil to choose it by the path.
  package static func find(
    at path: String, isAlone: Bool = false, target: String? = nil, toolchain: Toolchain
  ) async throws -> PreviewInputs {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard !isAlone, FileManager.default.fileExists(atPath: url.path),
      let root = packageFolder(of: url), !isPlaygroundApp(root)
    else { return try find(withoutPackage: path) }
    let package = try await PackageDescription.load(root, toolchain: toolchain)
    guard let chosen = try package.chooseTarget(named: target, for: url.path, root: root) else {
      return try find(withoutPackage: path)
    }
    let sources = package.sources(of: chosen)
    let resources = package.closure(of: chosen).map { FolderContents(of: package.folder(of: $0)).resources }
    return PreviewInputs(
      path: url.path, kind: .package(target: chosen.name), root: root, moduleName: chosen.c99name,
      sources: sources, resources: PreviewResources(resources))
  }

  /// The nearest folder with a manifest, from a path upwards.
  private static func packageFolder(of url: URL) -> String? {
    var folder = url
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether a package is an app of Swift Playgrounds, whose manifest needs a module that Linux has not.
  private static func isPlaygroundApp(_ root: String) -> Bool {
    let manifest = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
    return manifest?.contains("AppleProductTypes") == true
  }
}

extension PackageDescription {
  /// The description of the package in a folder. Throws a sentence if its manifest has errors.
  static func load(_ root: String, toolchain: Toolchain) async throws -> PackageDescription {
    let scratch = try BuildFolder.packageScratch(for: root)
    let command = Command(
      toolchain.packageManager,
      ["package", "--package-path", root, "--scratch-path", scratch, "describe", "--type", "json"],
      environment: BuildFolder.compilerEnvironment(ProcessInfo.processInfo.environment))
    let result = try await command.run()
    // Messages about the manifest come before the JSON.
    guard result.status == 0, let start = result.output.range(of: "{\n")?.lowerBound,
      let package = try? JSONDecoder().decode(
        PackageDescription.self, from: Data(result.output[start...].utf8))
    else {
      throw PreviewSetupError("the manifest of the package \(root) cannot be read:\n\(result.output)")
    }
    return package
  }

  /// The target with a name, or the one for a path. Nil if the path belongs to no target.
  func chooseTarget(named name: String?, for path: String, root: String) throws -> Target? {
    if let name {
      if let target = targets.first(where: { $0.name == name && $0.isProgramCode }) { return target }
      let names = targets.filter(\.isProgramCode).map(\.name).joined(separator: ", ")
      throw PreviewSetupError("the package \(root) has no target \(name) to preview; it has \(names)")
    }
    if let target = target(containing: path) { return target }
    guard path == root || path == root + "/Package.swift" || path == root + "/Sources" else { return nil }
    let target = mainTarget { path in
      (try? String(contentsOfFile: path, encoding: .utf8))?.contains("import SwiftUI") == true
    }
    if let target { return target }
    throw PreviewSetupError("the package \(root) has no target with Swift files to preview")
  }
}
