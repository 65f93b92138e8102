import ArgumentParser
import Foundation

/// What a scene is made of. The kind is the first word of a scene's name.
enum SceneKind: String, CaseIterable {
  case fill, stroke, gradient, text, image, clip, layer, interface, illustration

  /// The row's name in tables.
  var title: String {
    switch self {
    case .interface: "user interfaces"
    case .text: "text"
    default: rawValue + "s"
    }
  }
}

/// How a scene is made.
struct SceneRecipe: Sendable {
  let kind: SceneKind
  let name: String
  private let make: @Sendable (_ name: String) -> SceneBuilder

  init(_ kind: SceneKind, _ name: String, _ make: @escaping @Sendable (_ name: String) -> SceneBuilder) {
    self.kind = kind
    self.name = "\(kind.rawValue)_\(name)"
    self.make = make
  }

  /// The scene's file: the same bytes with every call.
  var text: String { make(name).text }
}

/// All generated scenes.
enum SceneCatalogue {
  static let all: [SceneRecipe] =
    fills + strokes + gradients + texts + images + clips + layers + interfaces + illustrations

  /// The scenes whose name matches one of the shell patterns, all of them if there is no pattern.
  static func scenes(matching patterns: [String]) -> [SceneRecipe] {
    all.filter { recipe in patterns.isEmpty || patterns.contains { fnmatch($0, recipe.name, 0) == 0 } }
  }
}

/// `easel-bench scenes`: writes the generated scenes to a folder.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Write the generated scenes to a folder.",
    discussion: """
      The files are the same every time. Sources/Bench/SCENE.md describes their format. Patterns are those of the \
      shell, such as 'fill_*'.
      """)

  @Argument(help: "The folder, which is made if it does not exist.")
  var folder: String

  @Argument(help: "Write only the scenes whose name matches a pattern.")
  var patterns: [String] = []

  func run() throws {
    let scenes = SceneCatalogue.scenes(matching: patterns)
    guard !scenes.isEmpty else {
      throw ValidationError("no scene matches \(patterns.joined(separator: " "))")
    }
    try ScenesCommand.write(scenes, to: folder)
    print("wrote \(scenes.count) scenes to \(folder)")
  }

  /// The paths of the files, in the order of the scenes.
  @discardableResult
  static func write(_ scenes: [SceneRecipe], to folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try scenes.map { scene in
      let path = "\(folder)/\(scene.name).scene"
      try Data(scene.text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }
}
