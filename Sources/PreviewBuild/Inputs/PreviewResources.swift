import Foundation

/// The files that a preview looks up by name at run time.
package struct PreviewResources: Sendable, Equatable {
  /// The paths of asset catalogs, which are folders.
  package private(set) var catalogs: [String] = []
  /// The paths of images outside catalogs.
  package private(set) var images: [String] = []
  /// The paths of font files.
  package private(set) var fonts: [String] = []
  /// The paths of string tables and string catalogs.
  package private(set) var stringTables: [String] = []

  package init() {}

  /// The resources of several folders, in their order.
  init(_ parts: [PreviewResources]) {
    catalogs = parts.flatMap(\.catalogs)
    images = parts.flatMap(\.images)
    fonts = parts.flatMap(\.fonts)
    stringTables = parts.flatMap(\.stringTables)
  }

  /// The resources in the folder of a file and in the folders above it that belong to the same project.
  ///
  /// The project ends at the folder with a manifest, an Xcode project or a repository. Without any of these,
  /// only the folder of the file counts. Subfolders are not searched, except those of languages: the file may
  /// lie in the home folder.
  init(aroundFile file: URL) {
    var folder = file.deletingLastPathComponent()
    var folders = [folder.path]
    while !Self.isProject(folder.path), folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      folders.append(folder.path)
    }
    if !Self.isProject(folder.path) { folders = [folders[0]] }
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        if !add("\(folder)/\(name)"), name.hasSuffix(".lproj") { addTables(in: "\(folder)/\(name)") }
      }
    }
  }

  /// The folders in which the resources lie, without repetitions.
  package var folders: [String] {
    var folders: [String] = []
    for path in catalogs + images + fonts + stringTables {
      var folder = (path as NSString).deletingLastPathComponent
      // A table of a language is looked up from the folder of its language's folder.
      if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// Adds a path if it is that of a resource. Returns whether it is.
  mutating func add(_ path: String) -> Bool {
    switch (path as NSString).pathExtension.lowercased() {
    case "xcassets": catalogs.append(path)
    case "png", "jpg", "jpeg", "svg", "pdf", "gif", "webp", "heic": images.append(path)
    case "ttf", "otf", "ttc": fonts.append(path)
    case "strings", "xcstrings", "stringsdict": stringTables.append(path)
    default: return false
    }
    return true
  }

  /// Adds the tables in the folder of a language.
  private mutating func addTables(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") { _ = add("\(folder)/\(name)") }
  }

  private static func isProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") }
  }
}
