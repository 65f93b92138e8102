/// A folder of an asset catalog, with sets and subfolders.
struct CatalogGroup {
  let path: String
  /// The depth of the folder in the catalog. It is limited because symbolic links may form cycles.
  private var depth = 0

  private static let maximumDepth = 32

  init(path: String) { self.path = path }

  /// The paths of the sets with a name and a kind in this folder and its subfolders. The names of folders
  /// that provide a namespace are prefixes of the name, separated by a slash.
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

  /// The name of a set inside this group; nil if the name belongs to another namespace.
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

/// The name of an image or color resource of the program, and the folder that is searched first.
struct ResourceName: Hashable, Sendable {
  let name: String
  /// The resource folder of a bundle; nil for that of the main bundle.
  let folder: String?

  init(_ name: String, _ bundle: Bundle?) {
    self.init(name, folder: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }

  init(_ name: String, folder: String?) { (self.name, self.folder) = (name, folder) }

  /// The folders to search, in this order: that of the bundle, that of the main bundle, resource bundles
  /// beside the executable, and the working directory.
  var folders: [String] { ((folder.map { [$0] } ?? []) + ResourceName.commonFolders).uniqued() }

  private static var commonFolders: [String] {
    var folders = ResourceFolders.all
    if let resources = Bundle.main.resourcePath { folders.append(resources) }
    let program = (Bundle.main.executablePath ?? CommandLine.arguments[0] as String)
    let beside = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    folders += neighbours.filter { $0.hasSuffix(".resources") }.sorted().map { beside.path + "/" + $0 }
    folders.append(FileManager.default.currentDirectoryPath)
    return folders
  }

  /// The paths of the sets with this name and a kind (`imageset`, `colorset`) in the asset catalogs of a
  /// folder.
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

/// An image of an asset catalog. The plugin `EaselAssets` generates a constant for each image set of a
/// target.
///
/// ```swift
/// Image(ImageResource(name: "Icons/logo", bundle: .main))
/// ```
public struct ImageResource: Hashable, Sendable {
  let name: ResourceName

  /// Creates a resource from the name of an image set in a bundle. Folders that provide a namespace are part
  /// of the name: `"folder/name"`.
  public init(name: String, bundle: Bundle) { self.name = ResourceName(name, bundle) }
}

extension Image {
  /// Creates an image from an asset catalog. If the resource is missing, the image is empty and a message is
  /// written to standard error.
  public init(_ resource: ImageResource) { self.init(.file(resource.name)) }
}
