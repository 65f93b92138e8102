import EaselTestSupport
import Foundation

/// The viewer in a window on a private X server, with its keys and its image.
struct ViewerFixture {
  let server: XServer
  let viewer: RunningProgram
  let window: UInt

  /// Starts the viewer and waits for its window.
  ///
  /// - Parameters:
  ///   - server: A server that listens on the network is connected to over TCP.
  ///   - isBare: Whether the demo is shown alone, without frame, bar and messages.
  init(
    _ arguments: [String], titled title: String, on server: XServer? = nil, throughNetwork: Bool = false,
    isBare: Bool = true, environment: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    // Without a window manager keys go to the window under the pointer, so the pointer is moved to the
    // window's future position.
    try server.xdotool("mousemove", "100", "100")
    viewer = try RunningProgram(
      ViewerFixture.program(), arguments + (isBare ? ["--bare"] : []),
      environment: environment.merging(
        ["DISPLAY": throughNetwork ? server.networkDisplay : server.display]) { $1 })
    window = try server.window(titled: title)
  }

  static func program() throws -> String { try RunningProgram.builtProgram("easel") }

  /// Reads the window's image repeatedly until it satisfies a condition; throws after 20 seconds.
  @discardableResult
  func picture(until isWanted: (WindowImage) -> Bool) throws -> WindowImage {
    let deadline = Date(timeIntervalSinceNow: 20)
    while Date() < deadline {
      if let picture = try? server.picture(ofWindow: window), isWanted(picture) { return picture }
    }
    throw ToolError("the window did not show the expected image within 20 s")
  }

  /// Returns the window's current image.
  func picture() throws -> WindowImage { try server.picture(ofWindow: window) }

  func press(_ keys: String...) throws {
    for key in keys { try server.press(key) }
  }
}

extension WindowImage {
  /// Returns the color of a pixel, `0xRRGGBB`.
  func color(_ x: Int, _ y: Int) -> UInt32 { self[x, y] & 0xff_ffff }

  /// Returns the number of pixels of a color.
  func count(of color: UInt32) -> Int { pixels.count { $0 & 0xff_ffff == color } }
}
