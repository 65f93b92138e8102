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
