import CX11
import EaselTestSupport
import Testing

@testable import EaselWindowing

@Suite("Screen properties")
struct ScreenMeasuresTests {
  @Test(
    "The scale is Xft.dpi over 96",
    arguments: [
      ("Xft.dpi:\t144\n", 1.5), ("*foo: 1\nXft.dpi: 192", 2), ("Xft.antialias: 1\nXft.dpi:\t96.0", 1),
      ("", 1),
      ("Xft.dpi:\tmany", 1), ("Xft.dpi:\t0", 1), ("Xft.dpi:\t1e9", 1), ("Xft.dpi:", 1),
    ])
  func readsScale(resources: String, scale: Double) {
    #expect(ScreenMetrics.scale(resources: resources) == scale)
  }

  @Test(
    "Implausible refresh rates are replaced by 60",
    arguments: [
      (0, 60.0), (19.9, 60), (501, 60), (.nan, 60), (.infinity, 60), (59.94, 59.94), (144, 144),
    ])
  func distrustsRates(told: Double, rate: Double) {
    #expect(ScreenMetrics.plausibleRate(told) == rate)
  }

  @Test("Resources and refresh rate of the server are read")
  @MainActor
  func readsServer() throws {
    let server = try XServer(arguments: ["-dpi", "96"])
    defer { server.stop() }
    let writer = try DisplayConnection(name: server.display)
    writer.setResources("Xft.dpi:\t192\n")
    writer.close()
    let connection = try DisplayConnection(name: server.display)
    #expect(connection.scale == 2)
    #expect(connection.refreshRate == 60)
    connection.close()
  }

  @Test("Each window is notified of a new Xft.dpi once")
  @MainActor
  func noticesAnotherScale() throws {
    let fixture = try WindowFixture()
    let writer = try DisplayConnection(name: fixture.server.display)
    func changes(to resources: String) throws -> Int {
      writer.setResources(resources)
      try fixture.synchronize()
      return fixture.window.takeEvents().count { $0 == .scaleChanged }
    }
    #expect(try changes(to: "Xcursor.size: 24\n") == 0 && fixture.connection.scale == 1)
    #expect(try changes(to: "Xcursor.size: 24\nXft.dpi:\t144\n") == 1 && fixture.connection.scale == 1.5)
    #expect(try changes(to: "Xft.dpi:\t144\nXcursor.size: 48\n") == 0 && fixture.connection.scale == 1.5)
    #expect(try changes(to: "Xft.dpi:\tnonsense\n") == 1 && fixture.connection.scale == 1)
    #expect(try changes(to: "Xft.dpi:\t192\n") == 1 && fixture.connection.scale == 2)
    XDeleteProperty(writer.display, writer.root, XA_RESOURCE_MANAGER)
    XSync(writer.display, 0)
    try fixture.synchronize()
    #expect(fixture.window.takeEvents().contains(.scaleChanged) && fixture.connection.scale == 1)
    writer.close()
  }

  @Test("A window gets the size it requests, within bounds")
  @MainActor
  func resizesItself() throws {
    let fixture = try WindowFixture()
    fixture.window.requestSize(width: 411, height: 307)
    try fixture.waitUntil("it has the size") { fixture.window.width == 411 && fixture.window.height == 307 }
    fixture.window.requestSize(width: -5, height: 0)
    try fixture.waitUntil("it has the size") { fixture.window.width == 1 && fixture.window.height == 1 }
  }
}

extension DisplayConnection {
  /// Sets the X resources of the server's first screen, like `xrdb`.
  func setResources(_ text: String) {
    var bytes = Array(text.utf8)
    XChangeProperty(
      display, root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, &bytes, Int32(bytes.count))
    XSync(display, 0)
  }
}
