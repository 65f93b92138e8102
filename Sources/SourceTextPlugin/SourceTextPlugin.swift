import Foundation
import PackagePlugin

/// Gives a target the texts of its own source files, as `SourceTexts.all`.
@main struct SourceTextPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceTexts.swift")
    return [
      .buildCommand(
        displayName: "Listing the source files of \(target.name)",
        executable: try context.tool(named: "SourceTexts").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
