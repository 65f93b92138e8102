import CZlib
import EaselDrawing
import EaselGeometry

/// Reads scene files. A later definition replaces an earlier one for all drawing calls.
struct SceneReader {
  private(set) var scene: Scene
  /// The symbol whose operations are being read.
  private var openSymbol: Int?
  private var includeCount = 0

  /// The number of `include` lines that are followed. Files that include each other would never end.
  private static let maximumIncludeCount = 256
  /// Pixels per side.
  private static let sides = 1...32_767

  /// The scene in a file, plain or gzipped.
  static func read(_ path: String) throws(SceneError) -> Scene {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let file = parts.last ?? ""
    let name = file.firstRange(of: ".scene").map { String(file[..<$0.lowerBound]) } ?? String(file)
    var reader = SceneReader(scene: Scene(name: name, folder: folder(of: path)))
    try reader.readFile(path)
    guard sides.contains(reader.scene.width) else {
      throw .malformed(path: path, line: 1, "the scene has no size")
    }
    return reader.scene
  }

  private init(scene: Scene) { self.scene = scene }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private mutating func readFile(_ path: String) throws(SceneError) {
    let text = try SceneFile.text(at: path)
    for (index, line) in text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      var words = SceneWords(line)
      guard let keyword = words.next(), !keyword.hasPrefix("#") else { continue }
      do throws(SceneWords.Complaint) {
        try readStatement(keyword, &words)
      } catch {
        throw .malformed(path: path, line: index + 1, error.text)
      }
      if keyword == "include" { try readFile(SceneReader.folder(of: path) + "/" + words.rest()) }
    }
  }

  private mutating func countInclude() throws(SceneWords.Complaint) {
    includeCount += 1
    guard includeCount <= SceneReader.maximumIncludeCount else {
      throw SceneWords.Complaint(text: "more than \(SceneReader.maximumIncludeCount) files are included")
    }
  }

  private mutating func readStatement(
    _ keyword: Substring, _ words: inout SceneWords
  ) throws(SceneWords.Complaint) {
    switch keyword {
    case "scene":
      _ = try words.choice(["v1": true])
    case "include":
      try countInclude()
    case "size":
      scene.width = try words.integer(in: SceneReader.sides)
      scene.height = try words.integer(in: SceneReader.sides)
    case "background":
      scene.background = try words.color()
    case "paint":
      scene.paints[try words.integer()] = try words.paint()
    case "path":
      scene.paths[try words.integer()] = try words.path()
    case "font":
      scene.fonts[try words.integer()] = words.rest()
    case "symbol":
      let number = try words.integer()
      scene.symbols[number] = Scene.Symbol(
        width: try words.integer(in: SceneReader.sides), height: try words.integer(in: SceneReader.sides))
      openSymbol = number
    case "endsymbol":
      openSymbol = nil
    default:
      append(try words.operation(keyword))
    }
  }

  private mutating func append(_ operation: Scene.Operation) {
    if let openSymbol {
      scene.symbols[openSymbol]?.operations.append(operation)
    } else {
      scene.operations.append(operation)
    }
  }
}

/// The text of a file, plain or gzipped.
enum SceneFile {
  /// Bytes after decompression, because a small gzip file can expand to any size.
  private static let maximumSize = 1 << 28

  static func text(at path: String) throws(SceneError) -> String {
    guard let file = gzopen(path, "rb") else { throw .unreadable(path: path) }
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &chunk, UInt32(chunk.count))
      guard count >= 0, bytes.count + Int(count) <= maximumSize else { throw .unreadable(path: path) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<Int(count)]
    }
  }
}
