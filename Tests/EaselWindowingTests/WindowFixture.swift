import CX11
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

/// A private X server, a connection to it and a window that can present frames.
@MainActor
struct WindowFixture {
  let server: XServer
  let connection: DisplayConnection
  let window: DisplayWindow

  init(
    width: Int = 300, height: Int = 200, best: PresentationMethod = .sharedFile,
    pacing: PacingMode = .auto, server: XServer? = nil, display: String? = nil
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    connection = try DisplayConnection(name: display ?? server.display)
    window = try DisplayWindow(
      connection, title: "fixture", width: width, height: height,
      options: .init(presentation: best, pacing: pacing))
    try waitUntil("the window is visible") { window.isVisible }
    // The expose event of the mapping must not be left for a later frame.
    try synchronize()
  }

  /// Adopts a window of another connection.
  init(adopting options: DisplayWindow.Options, on server: XServer) throws {
    self.server = server
    connection = try DisplayConnection(name: server.display)
    window = try DisplayWindow(connection, title: "adopted", width: 1, height: 1, options: options)
    try waitUntil("the window is visible") { window.isVisible }
    try synchronize()
  }

  /// Reads events until the condition holds; the events stay in the window's queue.
  func waitUntil(
    _ what: String, timeout: Double = 20, _ condition: () throws -> Bool
  ) throws {
    let deadline = MonotonicTime.now.advanced(by: timeout)
    let wait = EventWait(servesMainQueue: false)
    while try !condition() {
      guard MonotonicTime.now < deadline else { throw ToolError("timed out, waiting until \(what)") }
      // The condition may depend on other connections and programs, which do not end the wait.
      _ = wait.wait(for: connection, until: min(deadline, MonotonicTime.now.advanced(by: 0.01)))
      try connection.readEvents()
    }
  }

  /// Returns when the server has processed all requests.
  func synchronize() throws {
    XSync(connection.display, 0)
    try connection.readEvents()
  }

  /// Presents a frame as soon as a back buffer is free.
  func show(_ frame: Pixmap, damage: [PixelRect]) throws {
    try waitUntil("the server can take a frame") { window.canPresent }
    guard window.present(frame, damage: damage) else { throw ToolError("the frame was not shown") }
    try synchronize()
    try waitUntil("the frame is shown") { !window.presenter.isWaiting }
  }

  /// Shows a blue frame, then the damaged rectangles of a red one, and requires exactly these to be red.
  func requireOnlyDamageShown(width: Int, height: Int, damage: [PixelRect]) throws {
    let (before, after): (UInt32, UInt32) = (0xff00_00ff, 0xffff_0000)
    let frame = Pixmap(width: width, height: height)
    frame.fill(before)
    try show(frame, damage: [frame.bounds])
    frame.fill(after)
    try show(frame, damage: damage)
    let picture = try picture()
    for y in 0..<height {
      for x in 0..<width {
        let isDamaged = damage.contains {
          ($0.x0..<$0.x1).contains(Int32(x)) && ($0.y0..<$0.y1).contains(Int32(y))
        }
        try #require(picture[x, y] == (isDamaged ? after : before), "at \(x), \(y)")
      }
    }
  }

  func picture() throws -> WindowImage { try server.picture(ofWindow: window.serverIdentifier) }
}

extension Pixmap {
  /// A frame in which each pixel has a different color, so that a displaced pixel is detected.
  static func pattern(width: Int, height: Int, seed: UInt32 = 1) -> Pixmap {
    let frame = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let mixed = (UInt32(y * width + x) &* 2_654_435_761) &+ seed &* 40503
        frame.pixels[y * frame.stride + x] = 0xff00_0000 | mixed >> 8
      }
    }
    return frame
  }
}
