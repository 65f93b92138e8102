import EaselTestSupport
import Foundation

/// A folder with Swift files, and `easel preview` in a window of a private X server.
final class PreviewFixture {
  /// Seconds that a build and its picture may take on a busy machine.
  private static let patience = 60.0

  let folder: URL
  let server: XServer
  let program: RunningProgram
  let window: UInt

  /// Writes the files and opens a window of `path`, which is relative to the folder.
  init(_ files: [String: String], opening path: String, in name: String = "previews") throws {
    folder = try Self.makeFolder(files, name: name)
    server = try XServer()
    try server.xdotool("mousemove", "100", "100")
    program = try Self.start(["preview", folder.appendingPathComponent(path).path], on: server, in: folder)
    window = try server.window(titled: "Easel - .*", timeout: Self.patience)
  }

  deinit {
    program.send(SIGKILL)
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// A new folder with files. Its parent is removed with it.
  static func makeFolder(_ files: [String: String], name: String = "previews") throws -> URL {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    let folder = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  /// Starts the program `easel` with a home folder: an empty one beside `folder` unless given.
  static func start(
    _ arguments: [String], on server: XServer?, in folder: URL, home: URL? = nil
  ) throws -> RunningProgram {
    let home = home ?? folder.deletingLastPathComponent().appendingPathComponent("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return try RunningProgram(
      RunningProgram.builtProgram("easel"), arguments,
      environment: [
        "HOME": home.path, "XDG_CACHE_HOME": nil, "EDITOR": nil, "VISUAL": nil, "DISPLAY": server?.display,
      ])
  }

  /// Saves a file, as editors that replace files do.
  func save(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// Waits until the window shows a picture.
  @discardableResult
  func picture(until isWanted: (WindowImage) -> Bool) throws -> WindowImage {
    let deadline = Date(timeIntervalSinceNow: Self.patience)

    while Date() < deadline {
      guard program.isRunning else { throw ToolError("easel preview ended: \(program.errorText())") }
      let picture = try? server.picture(ofWindow: window)
      if let picture, isWanted(picture) { return picture }
    }
    throw ToolError("the window did not show the expected picture")
  }

  /// Waits until the preview fills the window with a color.
  func waits(for color: UInt32) throws { try picture { $0.color(12, 12) == color } }
}

extension WindowImage {
  /// Whether the window shows a message about the last save.
  var hasProblem: Bool {
    (0..<height).contains { color(width / 2, $0) == 0xff3b30 && color(2, $0) == 0xff3b30 }
  }
}

/// A file with a preview that fills the window with a color.
func fillingPreview(_ red: Int, _ green: Int, _ blue: Int, name: String = "Fill") -> String {
  """
  import SwiftUI

  struct \(name): View {
    var body: some View { Color(red: \(red), green: \(green), blue: \(blue)) }
  }

  #Preview("\(name)") { \(name)() }
  """
}
