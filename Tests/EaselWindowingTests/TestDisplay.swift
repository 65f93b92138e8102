import EaselTestSupport
import Foundation
import Testing

/// The X servers on which the vertical blank is tried.
enum TestDisplay: String, CaseIterable {
  case virtual, slow, nested, remote, wayland

  /// Starts the server. The result also retains what the server depends on.
  func start() throws -> (server: XServer, parent: AnyObject?) {
    switch self {
    case .virtual: return (try XServer(), nil)
    case .slow: return (try XServer(arguments: ["-fakescreenfps", "30"]), nil)
    case .nested:
      let parent = try XServer()
      let arguments = ["-screen", "800x600", "-noreset", "-nolisten", "tcp"]
      let server = try XServer(
        program: "Xephyr", arguments: arguments, environment: ["DISPLAY": parent.display])
      return (server, parent)
    case .remote:
      let arguments = [
        "-geometry", "800x600", "-depth", "24", "-SecurityTypes", "None", "-rfbport", "-1", "-nolisten",
        "tcp",
      ]
      return (try XServer(program: "Xvnc", arguments: arguments), nil)
    case .wayland:
      let compositor = try Compositor()
      let server = try XServer(
        program: "Xwayland", arguments: ["-noreset", "-nolisten", "tcp"], environment: compositor.environment)
      return (server, compositor)
    }
  }
}

/// A private Wayland compositor without a screen, weston.
private final class Compositor {
  private static let socket = "wayland-test"

  let environment: [String: String?]

  private let folder: URL
  private let program: RunningProgram

  init(timeout: TimeInterval = 20) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    environment = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": Compositor.socket]
    program = try RunningProgram(
      "weston",
      ["--backend=headless-backend.so", "--use-pixman", "--idle-time=0", "--socket=\(Compositor.socket)"],
      environment: ["XDG_RUNTIME_DIR": folder.path])
    let deadline = Date(timeIntervalSinceNow: timeout)
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(Compositor.socket).path) {
      guard program.isRunning, Date() < deadline else { throw ToolError("weston did not start") }
      program.printsNothing(during: 0.05)
    }
  }

  deinit {
    program.send(SIGTERM)
    try? FileManager.default.removeItem(at: folder)
  }
}
