import Foundation
import PackagePlugin

/// Generates Swift names for the colors and images in a target's asset catalogs, as Xcode does.
///
/// The catalogs must also be resources of the target: `resources: [.copy("Assets.xcassets")]`.
@main struct EaselAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = self.folders(in: target.directoryURL)
    let catalogs = folders.filter { $0.pathExtension == "xcassets" }
    guard target is any SourceModuleTarget, !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let bundle = "\(context.package.displayName)_\(target.name)"
    // A folder's modification date changes when an entry is added or removed, that of a description when it
    // is written.
    let inside = folders.filter { folder in catalogs.contains { folder.path.hasPrefix($0.path) } }
    let descriptions = inside.map { $0.appending(path: "Contents.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbols").url,
        arguments: [output.path, bundle] + catalogs.map(\.path),
        inputFiles: inside + descriptions, outputFiles: [output])
    ]
  }

  /// All folders in a folder, at any depth, including those inside catalogs.
  private func folders(in folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (entries?.compactMap { $0 as? URL } ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }
}
