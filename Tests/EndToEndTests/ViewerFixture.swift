import EaselTestSupport
import Foundation

/// The viewer in a window on a server of the test's own, and what a person sees and does there.
struct ViewerFixture {
  let server: XServer
  let viewer: RunningProgram
  let window: UInt

  /// Starts the viewer and waits for its window.
  ///
  /// - Parameter server: One that listens on the network is reached through it.
  init(
    _ arguments: [String], titled title: String, on server: XServer? = nil, throughNetwork: Bool = false,
    environment: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    // Without a window manager keys go to the window under the pointer, so the pointer is put where it will be.
    try server.xdotool("mousemove", "100", "100")
    viewer = try RunningProgram(
      ViewerFixture.program(), arguments,
      environment: environment.merging(
        ["DISPLAY": throughNetwork ? server.networkDisplay : server.display]) { $1 })
    window = try server.window(titled: title)
  }

  static func program() throws -> String { try RunningProgram.builtProgram("easel") }

  /// Looks at the window again and again until it shows what is wanted; throws after 20 seconds.
  @discardableResult
  func picture(until isWanted: (WindowPicture) -> Bool) throws -> WindowPicture {
    let deadline = Date(timeIntervalSinceNow: 20)
    while Date() < deadline {
      if let picture = try? server.picture(ofWindow: window), isWanted(picture) { return picture }
    }
    throw ToolError("the window did not show what was waited for within 20 s")
  }

  /// What the window shows now.
  func picture() throws -> WindowPicture { try server.picture(ofWindow: window) }

  func press(_ keys: String...) throws {
    for key in keys { try server.press(key) }
  }
}

extension WindowPicture {
  /// The colour of a pixel, `0xRRGGBB`.
  func color(_ x: Int, _ y: Int) -> UInt32 { self[x, y] & 0xff_ffff }

  /// How many pixels have a colour.
  func count(of color: UInt32) -> Int { pixels.count { $0 & 0xff_ffff == color } }
}
