import Foundation

/// The files that a preview of a path is built from.
package struct PreviewInputs: Sendable, Equatable {
  /// How the files are built.
  package enum Kind: Sendable, Equatable {
    /// One file is a module.
    case file
    /// The Swift files of a folder are one module.
    case folder
    /// The package manager builds a target of the package at `root`.
    case package(target: String)
  }

  /// A file that is not compiled.
  package struct LeftOutFile: Sendable, Hashable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// Why it is not compiled, such as "imports UIKit".
    package let reason: String
    /// The errors of a file that does not compile.
    package var errors: [Diagnostic] = []

    /// A line for users: `path: left out, imports UIKit`.
    package var description: String { "\(path): left out, \(reason)" }
  }

  /// The file or folder that was asked for, absolute and without symbolic links.
  package let path: String
  /// How the files are built.
  package let kind: Kind
  /// The folder of a file, the folder itself, or that of the package's manifest.
  package let root: String
  /// The name of the module with the previews.
  package let moduleName: String
  /// The paths of the Swift files that are compiled: of a package, those of the target.
  package var sources: [String]
  /// The files that are not compiled.
  package var leftOut: [LeftOutFile] = []
  /// The catalogs, images, fonts and string tables.
  package let resources: PreviewResources

  /// What a `FileWatcher` has to observe to notice changes of the inputs: files for a file, else folders.
  package var watchedPaths: [String] {
    kind == .file ? sources + resources.catalogs + resources.stringTables : [root]
  }

  /// Moves files from the sources to those that are left out.
  package func leavingOut(_ files: [LeftOutFile]) -> PreviewInputs {
    var inputs = self
    let paths = Set(files.map(\.path))
    inputs.sources.removeAll(where: paths.contains)
    inputs.leftOut += files
    return inputs
  }
}

extension PreviewInputs {
  /// The inputs of a file or of a folder that is not built by the package manager.
  ///
  /// Throws a sentence if there is no such path or no Swift file. A single file is never left out: its errors
  /// say more.
  package static func find(withoutPackage path: String) throws(PreviewSetupError) -> PreviewInputs {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw PreviewSetupError("there is no file or folder \(path)")
    }
    return isFolder.boolValue ? try inputs(ofFolder: url) : try inputs(ofFile: url)
  }

  private static func inputs(ofFile url: URL) throws(PreviewSetupError) -> PreviewInputs {
    guard url.pathExtension == "swift" else {
      throw PreviewSetupError("\(url.path) is no Swift file: its name does not end with .swift")
    }
    return PreviewInputs(
      path: url.path, kind: .file, root: url.deletingLastPathComponent().path,
      moduleName: ModuleName.name(for: url.deletingPathExtension().lastPathComponent), sources: [url.path],
      resources: PreviewResources(aroundFile: url))
  }

  private static func inputs(ofFolder url: URL) throws(PreviewSetupError) -> PreviewInputs {
    let files = FolderContents(of: url.path)
    let unusable = files.sources.compactMap(leftOutFile)
    let inputs = PreviewInputs(
      path: url.path, kind: .folder, root: url.path,
      moduleName: ModuleName.name(for: url.lastPathComponent), sources: files.sources,
      resources: files.resources
    ).leavingOut(unusable)
    guard inputs.sources.isEmpty else { return inputs }
    throw PreviewSetupError(
      (["there is no Swift file to preview in \(url.path)"] + unusable.map(\.description))
        .joined(separator: "\n"))
  }

  /// The reason to leave a file out; nil if it can be compiled as far as its imports tell.
  private static func leftOutFile(_ path: String) -> LeftOutFile? {
    guard let data = FileManager.default.contents(atPath: path) else {
      return LeftOutFile(path: path, reason: "cannot be read")
    }
    let imports = ImportScanner.imports(in: String(decoding: data, as: UTF8.self))
    let missing = imports.filter(AppleModules.names.contains)
    guard !missing.isEmpty else { return nil }
    return LeftOutFile(path: path, reason: "imports " + missing.joined(separator: " and "))
  }
}
