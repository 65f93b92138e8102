/// A folder of an asset catalog with sets and further folders.
struct CatalogGroup {
  let path: String
  /// How many folders it lies in. Links may lead in circles.
  private var depth = 0

  private static let maximumDepth = 32

  init(path: String) { self.path = path }

  /// Where sets of a name and a kind may be: in this folder, and in those inside. Folders that provide a namespace are
  /// named before a slash, others are not named.
  func sets(named name: String, ofKind kind: String) -> [String] {
    [name].filter { !$0.contains("/") }.map { "\(path)/\($0).\(kind)" }.filter {
      FileManager.default.fileExists(atPath: $0)
    }
      + groups.flatMap { group in
        guard let inner = group.innerName(of: name) else { return [String]() }
        return group.sets(named: inner, ofKind: kind)
      }
  }

  private var groups: [CatalogGroup] {
    guard depth < Self.maximumDepth else { return [] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.filter { !$0.contains(".") }.sorted().map { entry in
      var group = CatalogGroup(path: "\(path)/\(entry)")
      group.depth = depth + 1
      return group
    }
  }

  /// What a set is called in this group; nil where the name is of another namespace.
  private func innerName(of name: String) -> String? {
    guard providesNamespace else { return name }
    let prefix = URL(fileURLWithPath: path).lastPathComponent + "/"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  private struct Description: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }

  private var providesNamespace: Bool {
    FileManager.default.contents(atPath: path + "/Contents.json")
      .flatMap { try? JSONDecoder().decode(Description.self, from: $0) }?.properties?.providesNamespace
      ?? false
  }
}

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

/// An image of an asset catalog. The plugin `EaselAssets` makes one of each image set of a target, under its name.
public struct ImageResource: Hashable, Sendable {
  let name: ResourceName

  /// The image set of a name in the resources of a bundle. Folders that provide a namespace are part of the name, as in
  /// "folder/name".
  public init(name: String, bundle: Bundle) { self.name = ResourceName(name, bundle) }
}

extension Image {
  /// An image of an asset catalog; an empty one, and a line on standard error, where there is none.
  public init(_ resource: ImageResource) { self.init(.file(resource.name)) }
}
