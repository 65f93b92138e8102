import Foundation

/// A module with the names that Xcode gives to the colors and images in the asset catalogs of a package.
///
/// A source file cannot be added to the targets of a package, which is not changed. All of its targets import the module
/// instead, without saying so.
struct AssetModule {
  /// The arguments with which targets import the module.
  let compilerArguments: [String]
  /// The object file of the module.
  let object: String

  /// Compiles the names of catalogs, unless they are compiled already. Nil if there are no catalogs or they cannot be
  /// read: targets that do not use the names can be previewed all the same.
  init?(of inputs: PreviewInputs, _ context: BuildContext) async throws {
    let catalogs = inputs.resources.catalogs
    guard !catalogs.isEmpty, let program = context.kit.assetSymbols else { return nil }
    let folder = context.folder.subfolder("names")
    let source = folder + "/PackageAssets.swift"
    try? FileManager.default.removeItem(atPath: source)
    // Errors in a catalog do not keep the previews from being shown that do not use it.
    _ = try await context.run(program, ["--public", source, "assets"] + catalogs)
    guard let text = FileManager.default.contents(atPath: source) else { return nil }
    // Another name for other contents lets the package manager compile the targets again.
    let name = "Assets_" + BuildFolder.hash(text)
    let module = "\(folder)/\(name).swiftmodule"
    object = "\(folder)/\(name).o"
    compilerArguments = ["-I", folder, "-Xfrontend", "-import-module", "-Xfrontend", name]
    let isCompiled = [module, object].allSatisfy(FileManager.default.fileExists)
    if !isCompiled {
      Self.removeOthers(in: folder)
      let arguments =
        [
          "-parse-as-library", "-module-name", name, "-Onone", "-swift-version", "5", source,
          "-emit-module-path", module,
        ]
        + ["-c", "-o", object] + context.kit.compilerArguments
      guard try await context.run(context.toolchain.compiler, arguments).status == 0 else { return nil }
    }
  }

  /// Removes what was compiled from former contents of the catalogs.
  private static func removeOthers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("Assets_") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
