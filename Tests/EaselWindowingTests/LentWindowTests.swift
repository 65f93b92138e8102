import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

/// Windows that one connection creates and others draw, one after the other.
@Suite("Lent windows")
@MainActor
struct LentWindowTests {
  private func adopt(_ identifier: UInt, on server: XServer) throws -> WindowFixture {
    var options = DisplayWindow.Options()
    options.role = .adopted(identifier)
    return try WindowFixture(adopting: options, on: server)
  }

  private func lend(on server: XServer) throws -> (connection: DisplayConnection, window: DisplayWindow) {
    let connection = try DisplayConnection(name: server.display)
    var options = DisplayWindow.Options()
    options.role = .lent
    return (
      connection, try DisplayWindow(connection, title: "lent", width: 300, height: 200, options: options)
    )
  }

  @Test("Each process that adopts a window draws it and gets its input; closing leaves the window")
  func outlivesThoseThatDrawIt() throws {
    let server = try XServer()
    let (connection, window) = try lend(on: server)
    let frame = Pixmap(width: 300, height: 200)
    for color: UInt32 in [0xffff_0000, 0xff00_ff00] {
      let fixture = try adopt(window.serverIdentifier, on: server)
      #expect((fixture.window.width, fixture.window.height) == (300, 200))
      frame.fill(color)
      try fixture.show(frame, damage: [frame.bounds])
      try server.xdotool("mousemove", "50", "50", "click", "1")
      try fixture.waitUntil("the press arrives") {
        fixture.window.takeEvents().contains {
          if case .pointer(let event) = $0 { event.action == .pressed(button: 1) } else { false }
        }
      }
      fixture.window.close()
      fixture.connection.close()
      #expect(try server.picture(ofWindow: window.serverIdentifier)[10, 10] == color)
    }
    try connection.readEvents()
    #expect(!window.isClosed)
    window.close()
    connection.close()
  }

  @Test("A request to close goes to the process that created the window, and its end ends the others")
  func isClosedByItsCreator() throws {
    let server = try XServer()
    let manager = try server.startWindowManager()
    let (connection, window) = try lend(on: server)
    let fixture = try adopt(window.serverIdentifier, on: server)
    try server.waitUntilActive(window.serverIdentifier)
    let deadline = MonotonicTime.now.advanced(by: 20)
    while !window.events.contains(.closeRequested), MonotonicTime.now < deadline {
      try server.press("alt+F4")
      try connection.readEvents()
    }
    #expect(window.events.contains(.closeRequested))
    window.close()
    try fixture.waitUntil("the window is gone") { fixture.window.isClosed }
    connection.close()
    manager.send(SIGTERM)
  }

  @Test("A window that does not exist is reported")
  func missingWindow() throws {
    let server = try XServer()
    let connection = try DisplayConnection(name: server.display)
    var options = DisplayWindow.Options()
    options.role = .adopted(0x7_ffff)
    #expect(throws: WindowingError.windowLost(display: server.display)) {
      try DisplayWindow(connection, title: "", width: 1, height: 1, options: options)
    }
    connection.close()
  }
}
