import Foundation

/// Reads asset catalogs, which are folders of sets and of groups.
final class CatalogReader {
  private(set) var problems: [Problem] = []

  /// The maximum nesting of groups. Symbolic links may form cycles.
  private static let maximumDepth = 32

  /// The colors and images of a catalog, sorted by name.
  func assets(inCatalog path: String) -> [Asset] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      problems.append(Problem(path: path, message: "there is no such catalog"))
      return []
    }
    return assets(inGroup: path, namespace: [], depth: 0)
  }

  private func assets(inGroup path: String, namespace: [String], depth: Int) -> [Asset] {
    guard depth < Self.maximumDepth else {
      problems.append(Problem(path: path, message: "groups lie in each other more than 32 deep"))
      return []
    }
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      problems.append(Problem(path: path, message: error.localizedDescription))
      return []
    }
    return entries.flatMap { entry -> [Asset] in
      let inside = "\(path)/\(entry)"
      let url = URL(fileURLWithPath: inside)
      if let kind = Asset.Kind(rawValue: url.pathExtension) {
        let name = url.deletingPathExtension().lastPathComponent
        checkSet(at: inside, kind)
        return [Asset(kind: kind, namespace: namespace, name: name, path: inside)]
      }
      guard url.pathExtension.isEmpty, isFolder(inside) else { return [] }
      let inner = providesNamespace(inside) ? namespace + [entry] : namespace
      return assets(inGroup: inside, namespace: inner, depth: depth + 1)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func providesNamespace(_ group: String) -> Bool {
    let path = group + "/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return false }
    return description(GroupDescription.self, at: path)?.properties?.providesNamespace ?? false
  }

  private func checkSet(at path: String, _ kind: Asset.Kind) {
    let contents = path + "/Contents.json"
    switch kind {
    case .color:
      guard let set = description(ColorSetDescription.self, at: contents) else { return }
      problems += set.faults.map { Problem(path: contents, message: $0) }
    case .image:
      guard let set = description(ImageSetDescription.self, at: contents) else { return }
      for name in set.images.compactMap(\.filename)
      where !FileManager.default.fileExists(atPath: "\(path)/\(name)") {
        problems.append(Problem(path: contents, message: "there is no file \"\(name)\" in the set"))
      }
    }
  }

  private func description<D: Decodable>(_ type: D.Type, at path: String) -> D? {
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append(Problem(path: path, message: "the description of the set cannot be read"))
      return nil
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      problems.append(Problem(path: path, message: Self.text(of: error)))
      return nil
    }
  }

  private static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "the description has another form"
        : "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is of another type"
    default: "this is no valid JSON"
    }
  }
}
