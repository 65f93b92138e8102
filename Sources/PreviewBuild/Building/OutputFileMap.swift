import Foundation

/// Where the compiler puts the object files and the dependencies of a module's sources.
struct OutputFileMap {
  private struct Outputs: Encodable {
    var object: String?
    let swiftDependencies: String

    enum CodingKeys: String, CodingKey {
      case object
      case swiftDependencies = "swift-dependencies"
    }
  }

  /// The path of the map, which the compiler reads.
  let path: String
  /// The sources and their object files.
  let objects: [(source: String, object: String)]
  private let folder: String

  init(sources: [String], folder: String) {
    self.folder = folder
    path = folder + "/outputs.json"
    // Files in different subfolders may have the same name.
    objects = sources.map { ($0, "\(folder)/\(BuildFolder.key(of: $0)).o") }
  }

  func write() throws {
    var map = ["": Outputs(swiftDependencies: folder + "/module.swiftdeps")]
    for (source, object) in objects {
      let dependencies = (object as NSString).deletingPathExtension + ".swiftdeps"
      map[source] = Outputs(object: object, swiftDependencies: dependencies)
    }
    let data = try JSONEncoder().encode(map)
    // The compiler compiles everything again if the map is newer than what it built.
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
  }
}
