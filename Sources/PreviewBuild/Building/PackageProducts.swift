import Foundation

/// What the package manager built, from the description that it leaves beside its products.
struct PackageProducts {
  private struct Description: Decodable {
    struct Module: Decodable {
      let moduleName: String
      let objects: [String]
      let sources: [String]
      let otherArguments: [String]
    }

    let swiftCommands: [String: Module]
    /// The targets that a target depends on, at any distance.
    let targetDependencyMap: [String: [String]]
  }

  private let folder: String
  private let description: Description

  /// Reads the description in a folder of products; nil if there is none.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/description.json"),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    self.folder = folder
    self.description = description
  }

  /// The Swift sources with an object file each, of all targets. A target that is optimized as a whole has
  /// other object files.
  var compiledSources: [(source: String, object: String)] {
    description.swiftCommands.values.flatMap { module in
      let names = module.objects.map { ($0 as NSString).lastPathComponent }
      let expected = module.sources.map { ($0 as NSString).lastPathComponent + ".o" }
      return names == expected ? zip(module.sources, module.objects).map { ($0, $1) } : []
    }
  }

  /// The object files of a target and of those that it depends on, except for some modules.
  func objects(of target: String, without excluded: Set<String>) -> [String] {
    let targets = [target] + (description.targetDependencyMap[target] ?? [])
    return targets.filter { !excluded.contains($0) }.flatMap(objects).filter {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The folders of the headers of the system's libraries with which a target was compiled.
  func headerFolders(of target: String) -> [String] {
    let folders = (command(of: target)?.otherArguments ?? []).filter { $0.hasPrefix("-I/") }
    return Set(folders).sorted().map { String($0.dropFirst(2)) }
  }

  private func command(of target: String) -> Description.Module? {
    description.swiftCommands.first { $0.key.hasPrefix("C.\(target)-") }?.value
  }

  private func objects(of target: String) -> [String] {
    if let command = command(of: target) { return command.objects }
    // A target in C, whose objects the description does not list.
    let files = FileManager.default.enumerator(atPath: "\(folder)/\(target).build")
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") }.sorted()
      .map { "\(folder)/\(target).build/\($0)" }
  }
}
