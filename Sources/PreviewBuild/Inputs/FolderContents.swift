import Foundation

/// The Swift files and resources in a folder and its subfolders.
struct FolderContents {
  /// The paths of the Swift files, sorted.
  private(set) var sources: [String] = []
  /// The resources, sorted.
  private(set) var resources = PreviewResources()

  /// The numbers that a folder such as a whole disk may not exceed; what lies beyond is not found.
  private static let maximumDepth = 24
  private static let maximumEntries = 50_000

  private var entries = 0

  init(of folder: String) { read(folder, depth: 0) }

  private mutating func read(_ folder: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    for name in names where !name.hasPrefix(".") && entries < Self.maximumEntries {
      entries += 1
      let path = folder == "/" ? "/" + name : "\(folder)/\(name)"
      if resources.add(path) { continue }
      if Self.isFolder(path) {
        if depth < Self.maximumDepth, !Self.isSkipped(folder: path, name) { read(path, depth: depth + 1) }
      } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@") {
        sources.append(path)
      }
    }
  }

  /// Whether a path is a folder. Links to folders do not count, because they may form cycles.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The names of folders that other programs fill, with thousands of folders at times.
  static let foldersOfPrograms: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Whether a folder holds tests, products or code of others: no part of what is previewed.
  static func isSkipped(folder path: String, _ name: String) -> Bool {
    let products = foldersOfPrograms.union(["build", "Tests"])
    let kinds: Set<String> = ["xcodeproj", "xcworkspace", "playground", "bundle", "docc", "framework"]
    return name.hasPrefix(".") || products.contains(name) || name.hasSuffix("Tests")
      || kinds.contains((name as NSString).pathExtension)
      || FileManager.default.fileExists(atPath: path + "/Package.swift")
  }
}
