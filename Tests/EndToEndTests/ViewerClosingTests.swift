import EaselTestSupport
import Foundation
import Testing

/// The exit status of the viewer when others end its window: 0 when the window was closed or destroyed, 3
/// when the connection to the server was lost or cut.
@Suite(.serialized, .waitsForPrograms) struct ViewerClosingTests {
  @Test func theWindowManagerClosesTheWindow() throws {
    let server = try XServer()
    let manager = try server.startWindowManager()
    let fixture = try ViewerFixture(["canvas"], titled: "Easel - Simple canvas", on: server)
    try fixture.picture { $0.color(200, 18) == 0x007aff }
    try server.waitUntilActive(fixture.window)
    // The manager sends WM_DELETE_WINDOW.
    try server.pressClosingKey(until: fixture.viewer)
    #expect(try fixture.viewer.wait() == 0)
    #expect(!fixture.viewer.errorText().contains("lost the connection"))
    manager.send(SIGTERM)
  }

  @Test(arguments: [false, true]) func theWindowIsDestroyed(isManaged: Bool) throws {
    let server = try XServer()
    let manager = isManaged ? try server.startWindowManager() : nil
    let fixture = try ViewerFixture(
      ["clock"], titled: "Easel - Clock - two canvases, every 0.06 s", on: server)
    // XDestroyWindow.
    try server.xdotool("windowclose", "\(fixture.window)")
    #expect(try fixture.viewer.wait() == 0)
    #expect(!fixture.viewer.errorText().contains("lost the connection"))
    manager?.send(SIGTERM)
  }

  @Test func theConnectionIsClosedByAnotherProgram() throws {
    let fixture = try ViewerFixture(["canvas"], titled: "Easel - Simple canvas")
    // XKillClient.
    try fixture.server.xdotool("windowkill", "\(fixture.window)")
    #expect(try fixture.viewer.wait() == 3)
    let message = "the window was closed by another program, such as xkill, which closed the connection"
    #expect(fixture.viewer.errorText().contains(message))
  }

  @Test func theServerEnds() throws {
    let fixture = try ViewerFixture(["clock"], titled: "Easel - Clock - two canvases, every 0.06 s")
    try fixture.server.crash()
    #expect(try fixture.viewer.wait() == 3)
    #expect(fixture.viewer.errorText().contains("lost the connection"))
  }
}
