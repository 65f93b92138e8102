import Foundation

/// The targets of a package, as `swift package describe` prints them.
struct PackageDescription: Codable, Equatable {
  struct Target: Codable, Equatable {
    let name: String
    /// The name of its module.
    let c99name: String
    /// The folder of its sources, relative to that of the package.
    let path: String
    /// The paths of its sources, relative to `path`.
    let sources: [String]
    /// The kind: library, executable, test, plugin, macro and others.
    let type: String
    let module_type: String
    var target_dependencies: [String]?

    /// Whether it can hold previews.
    var isProgramCode: Bool { module_type == "SwiftTarget" && ["library", "executable"].contains(type) }
  }

  let path: String
  let targets: [Target]

  /// The folder of a target, and the paths of its sources.
  func folder(of target: Target) -> String {
    URL(fileURLWithPath: path).appendingPathComponent(target.path).standardizedFileURL.path
  }

  func sources(of target: Target) -> [String] { target.sources.map { folder(of: target) + "/" + $0 } }

  /// The target that compiles a file, or of which a folder is a part.
  func target(containing path: String) -> Target? {
    targets.filter(\.isProgramCode).first { target in
      let folder = folder(of: target)
      if sources(of: target).contains(path) { return true }
      return (path == folder || path.hasPrefix(folder + "/"))
        && sources(of: target).contains { $0.hasPrefix(path + "/") }
    }
  }

  /// The target to preview of a whole package: one that no other depends on, with the most files that import
  /// SwiftUI in itself and its dependencies; a program before a library.
  func mainTarget(importsSwiftUI: (String) -> Bool) -> Target? {
    let candidates = targets.filter(\.isProgramCode)
    let used = Set(candidates.flatMap { $0.target_dependencies ?? [] })
    let counts = candidates.map { target in
      closure(of: target).flatMap(sources).count(where: importsSwiftUI)
    }
    let ranked = zip(candidates, counts).filter { !used.contains($0.0.name) }
      .map { (target: $0, rank: $1 * 2 + ($0.type == "executable" ? 1 : 0)) }
    let best = ranked.map(\.rank).max()
    return ranked.first { $0.rank == best }?.target
  }

  /// A target and the targets of the package that it depends on.
  func closure(of target: Target) -> [Target] {
    var found = [target]
    var next = 0
    while next < found.count {
      let names = found[next].target_dependencies ?? []
      found += targets.filter { other in names.contains(other.name) && !found.contains(other) }
      next += 1
    }
    return found
  }
}
