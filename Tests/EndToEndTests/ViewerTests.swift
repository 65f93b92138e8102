import EaselTestSupport
import Foundation
import Testing

/// The viewer as a person uses it: a real server, a real window, real keys.
@Suite(.serialized) struct ViewerTests {
  private let easel: String

  init() throws { easel = try RunningProgram.builtProgram("easel") }

  /// Without a window manager keys go to the window under the pointer, so the pointer is put where it will be.
  private func start(_ server: XServer, _ arguments: String...) throws -> RunningProgram {
    try server.xdotool("mousemove", "100", "100")
    return try RunningProgram(easel, arguments, environment: ["DISPLAY": server.display])
  }

  /// Looks at a window again and again until it shows what is wanted; throws after 20 seconds.
  @discardableResult
  private func picture(
    of window: UInt, on server: XServer, until isWanted: (WindowPicture) -> Bool
  ) throws -> WindowPicture {
    let deadline = Date(timeIntervalSinceNow: 20)
    while Date() < deadline {
      if let picture = try? server.picture(ofWindow: window), isWanted(picture) { return picture }
    }
    throw ToolError("the window did not show what was waited for within 20 s")
  }

  private func color(_ picture: WindowPicture, _ x: Int, _ y: Int) -> UInt32 { picture[x, y] & 0xff_ffff }

  @Test func demosChangeByKeyAndTheViewerQuitsByKey() throws {
    let server = try XServer()
    let viewer = try start(server, "canvas")
    let canvas = try server.window(titled: "Easel - Simple canvas")
    try picture(of: canvas, on: server) { color($0, 200, 18) == 0x007aff && color($0, 200, 8) == 0xffffff }
    try server.press("3")
    try picture(of: canvas, on: server) { color($0, 200, 150) == 0xffffff && color($0, 200, 51) == 0x34c759 }
    try server.press("v")
    try picture(of: canvas, on: server) { color($0, 200, 150) == 0x34c759 }
    try server.press("Right")
    try picture(of: canvas, on: server) { color($0, 200, 150) != 0x34c759 }
    try server.press("q")
    #expect(try viewer.wait() == 0)
  }

  @Test func theClockMovesUntilItIsPausedAndTheHUDComesAndGoes() throws {
    let server = try XServer()
    let viewer = try start(server, "clock", "--variant", "2")
    let window = try server.window(titled: "Easel - Clock - two canvases, every refresh")
    let first = try picture(of: window, on: server) { color($0, 5, 5) == 0xffffff && $0.width == 800 }
    try picture(of: window, on: server) { $0 != first }
    try server.press("space")
    #expect(try viewer.switchesAtRest(during: 1) == 0)
    let paused = try server.picture(ofWindow: window)
    #expect(try server.picture(ofWindow: window) == paused)
    try server.press("h")
    try picture(of: window, on: server) { color($0, 20, 200) != color(paused, 20, 200) }
    try server.press("h")
    try picture(of: window, on: server) { $0 == paused }
    try server.press("Escape")
    #expect(try viewer.wait() == 0)
  }

  @Test func aResizedWindowIsFilled() throws {
    let server = try XServer()
    let viewer = try start(server, "border", "--variant", "2")
    let window = try server.window(titled: "Easel - Stroke and border - strokeBorder")
    try server.xdotool("windowsize", "\(window)", "600", "500")
    try picture(of: window, on: server) {
      $0.width == 600 && $0.height == 500 && color($0, 300, 20) == 0x007aff && color($0, 300, 250) == 0xffffff
    }
    try server.press("q")
    #expect(try viewer.wait() == 0)
  }

  @Test func withoutSharedMemoryThePictureIsTheSame() throws {
    let server = try XServer(arguments: ["-extension", "MIT-SHM"])
    let viewer = try start(server, "canvas")
    let window = try server.window(titled: "Easel - Simple canvas")
    try picture(of: window, on: server) { color($0, 200, 18) == 0x007aff }
    try server.press("q")
    #expect(try viewer.wait() == 0)
  }

  @Test func aStaticDemoSleeps() throws {
    let server = try XServer()
    let viewer = try start(server, "canvas")
    let window = try server.window(titled: "Easel - Simple canvas")
    try picture(of: window, on: server) { color($0, 200, 18) == 0x007aff }
    #expect(try viewer.switchesAtRest(during: 3) == 0)
    try server.xdotool("windowunmap", "\(window)")
    #expect(try viewer.switchesAtRest(during: 1) == 0)
    viewer.send(SIGKILL)
  }

  @Test func aLostServerEndsTheViewerWithStatus3() throws {
    let server = try XServer()
    let viewer = try start(server, "clock")
    _ = try server.window(titled: "Easel - Clock - two canvases, every 0.06 s")
    try server.crash()
    #expect(try viewer.wait() == 3)
    #expect(viewer.errorText().contains("is gone"))
  }

  @Test func anUnreachableDisplayEndsTheViewerWithStatus2() throws {
    let viewer = try RunningProgram(easel, ["canvas"], environment: ["DISPLAY": ":4711"])
    #expect(try viewer.wait() == 2)
    #expect(viewer.errorText().contains("cannot open the X display"))
  }

  @Test func withoutADisplayAllDemosAreRendered() throws {
    let viewer = try RunningProgram(easel, [], environment: ["DISPLAY": nil])
    let path = try viewer.readLine()
    #expect(try viewer.wait() == 0)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(viewer.errorText().contains("DISPLAY is not set"))
  }

  @Test func unknownDemosAreNamedWithThoseThatThereAre() throws {
    let viewer = try RunningProgram(easel, ["render", "nothing", "-o", "/tmp/none.png"])
    #expect(try viewer.wait() != 0)
    #expect(viewer.errorText().contains("clock"))
  }

  @Test func aWindowThatIsClosedOrDestroyedEndsTheViewer() throws {
    let server = try XServer()
    let manager = try server.startWindowManager()
    let closed = try start(server, "canvas")
    let window = try server.window(titled: "Easel - Simple canvas")
    try server.xdotool("windowclose", "\(window)")
    #expect(try closed.wait() == 0)
    let destroyed = try start(server, "canvas")
    try server.xdotool("windowkill", "\(try server.window(titled: "Easel - Simple canvas"))")
    #expect([0, 3].contains(try destroyed.wait()))
    manager.send(SIGTERM)
  }

  @Test func measurementsAreWritten() throws {
    let server = try XServer()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "easel-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let viewer = try start(server, "clock", "--variant", "2", "--duration", "2", "--stats", file.path)
    #expect(try viewer.wait() == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\"framesPerSecond\""))
    #expect(text.contains("\"demo\":\"clock\""))
  }
}
