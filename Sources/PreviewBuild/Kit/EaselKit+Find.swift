import Foundation

extension EaselKit {
  /// The kit of an installed or built program.
  ///
  /// A program at `PREFIX/bin/easel` uses `PREFIX/lib/easel`; one in a build folder of the package uses the
  /// products beside it. Throws a sentence that names the missing file.
  ///
  /// - Parameter program: The path of a program. Symbolic links are followed.
  package static func find(
    besideProgram program: String = runningProgram
  ) throws(PreviewSetupError) -> EaselKit {
    let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("lib/easel").path
    if isFolder(installed + "/modules") { return try inInstalledFolder(installed, program: program) }
    if isFolder(folder.path + "/Modules") { return try inBuildFolder(folder) }
    throw PreviewSetupError(
      "Easel's modules are missing: there is no folder \(installed)/modules; install Easel with "
        + "'Resources/install.sh PREFIX', or run easel from a build folder of its package")
  }

  /// The path of the executable file of this process.
  package static var runningProgram: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  private static func inInstalledFolder(
    _ folder: String, program: String
  ) throws(PreviewSetupError) -> EaselKit {
    let remedy = "install Easel again with 'Resources/install.sh PREFIX'"
    let versionFile = try existing(folder + "/toolchain", remedy)
    let version = (try? String(contentsOfFile: versionFile, encoding: .utf8))?
      .split(whereSeparator: \.isNewline).first.map(String.init)
    guard let version else { throw PreviewSetupError("\(versionFile) is empty; \(remedy)") }
    return EaselKit(
      modules: folder + "/modules",
      cModuleMaps: [try existing(folder + "/include/module.modulemap", remedy)], headerFolders: [],
      library: try existing(folder + "/libEaselDynamic.so", remedy),
      macros: try existing(folder + "/EaselMacros", remedy),
      assetSymbols: optional(folder + "/AssetSymbols"),
      host: optional(folder + "/easel-preview-host")
        ?? optional((program as NSString).deletingLastPathComponent + "/easel-preview-host"),
      compilerVersion: version)
  }

  private static func inBuildFolder(_ folder: URL) throws(PreviewSetupError) -> EaselKit {
    let products = folder.path
    let remedy = "build all products with 'swift build', or 'swift build -c release' for a release build"
    let macros = ["EaselMacros-tool", "EaselMacros"].map { "\(products)/\($0)" }
    return EaselKit(
      modules: try existing(products + "/Modules", remedy),
      cModuleMaps: try cModuleMaps(ofBuildFolder: folder),
      headerFolders: PackageProducts(in: products)?.headerFolders(of: "Easel") ?? [],
      library: try existing(products + "/libEaselDynamic.so", remedy),
      macros: try existing(macros.first { optional($0) != nil } ?? macros[0], remedy),
      assetSymbols: optional(products + "/AssetSymbols"), host: optional(products + "/easel-preview-host"),
      compilerVersion: nil)
  }

  /// The maps whose paths the build stored in its modules. If the package was moved since, those in the sources
  /// of the package that the build folder belongs to: the compiler refuses two maps of the same module.
  private static func cModuleMaps(ofBuildFolder folder: URL) throws(PreviewSetupError) -> [String] {
    let stored = storedModuleMaps(in: folder.path + "/Modules/SwiftUI.swiftmodule")
    if stored.contains(where: { optional($0) != nil }) { return stored }
    var package = folder
    while !isFolder(package.path + "/Sources/System") {
      guard package.pathComponents.count > 1 else {
        throw PreviewSetupError(
          "the sources of Easel are missing: no folder above \(folder.path) has Sources/System; move the "
            + "build folder back into the package, or install Easel with 'Resources/install.sh PREFIX'")
      }
      package.deleteLastPathComponent()
    }
    let system = package.path + "/Sources/System"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: system)) ?? []).sorted()
    let folders =
      [package.path + "/Sources/EaselKernels/include"]
      + names.flatMap { ["\(system)/\($0)", "\(system)/\($0)/include"] }
    return folders.map { $0 + "/module.modulemap" }.filter { optional($0) != nil }
  }

  /// The paths of module maps among the compiler's options in a compiled module.
  private static func storedModuleMaps(in module: String) -> [String] {
    guard var rest = FileManager.default.contents(atPath: module)?[...] else { return [] }
    let option = Data("-fmodule-map-file=".utf8)
    let name = Data("module.modulemap".utf8)
    var paths: [String] = []
    while let start = rest.range(of: option), let end = rest[start.upperBound...].range(of: name) {
      paths.append(String(decoding: rest[start.upperBound..<end.upperBound], as: UTF8.self))
      rest = rest[end.upperBound...]
    }
    return paths
  }

  private static func existing(_ path: String, _ remedy: String) throws(PreviewSetupError) -> String {
    guard let path = optional(path) else { throw PreviewSetupError("\(path) is missing; \(remedy)") }
    return path
  }

  private static func optional(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
