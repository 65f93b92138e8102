/// The name of a picture or colour of the application's resources, and where it is looked for first.
struct ResourceName: Hashable, Sendable {
  let name: String
  /// The folder of the bundle's resources; nil for the main bundle's.
  let folder: String?

  init(_ name: String, _ bundle: Bundle?) {
    self.name = name
    folder = bundle.map { $0.resourcePath ?? $0.bundlePath }
  }

  /// Where it is looked for, in this order: in the folder of its bundle, in that of the main one, in resource bundles
  /// beside the executable, in the working directory.
  var folders: [String] { ((folder.map { [$0] } ?? []) + ResourceName.commonFolders).uniqued() }

  private static var commonFolders: [String] {
    var folders: [String] = []
    if let resources = Bundle.main.resourcePath { folders.append(resources) }
    let program = (Bundle.main.executablePath ?? CommandLine.arguments[0] as String)
    let beside = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    folders += neighbours.filter { $0.hasSuffix(".resources") }.sorted().map { beside.path + "/" + $0 }
    folders.append(FileManager.default.currentDirectoryPath)
    return folders
  }

  /// The sets of this name and a kind (`imageset`, `colorset`) in the asset catalogs of a folder.
  func catalogSets(ofKind kind: String, in folder: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { $0.hasSuffix(".xcassets") }.sorted()
      .flatMap { CatalogGroup(path: "\(folder)/\($0)").sets(named: name, ofKind: kind) }
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
