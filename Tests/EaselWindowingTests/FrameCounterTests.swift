import CX11
import EaselPixels
import EaselTestSupport
import Glibc
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

@Suite("Counters for the window manager")
@MainActor
struct FrameCounterTests {
  @Test(
    "The counter gets the requested value with the first frame of the new size",
    arguments: PacingMode.allCases)
  func answersResize(pacing: PacingMode) throws {
    let fixture = try WindowFixture(pacing: pacing)
    let window = fixture.window
    #expect(try fixture.counters().count == 1)
    let value: Int64 = 0x5_0000_0007
    try fixture.request(value)
    window.requestSize(width: 320, height: 240)
    try fixture.waitUntil("the window has the size") { window.width == 320 }
    try fixture.show(Pixmap.pattern(width: 300, height: 200), damage: [])
    #expect(try fixture.counters() == [0])
    try fixture.show(Pixmap.pattern(width: 320, height: 240), damage: [])
    #expect(try fixture.counters() == [value])
  }

  @Test("A resize to the same size is answered at once")
  func answersSameSize() throws {
    let fixture = try WindowFixture()
    try fixture.request(9)
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = fixture.window.identifier
    event.xconfigure.window = fixture.window.identifier
    (event.xconfigure.width, event.xconfigure.height) = (300, 200)
    XSendEvent(fixture.connection.display, fixture.window.identifier, 0, StructureNotifyMask, &event)
    try fixture.synchronize()
    #expect(try fixture.counters() == [9])
  }

  @Test("If the window manager waits for frames, a second counter is odd while a frame is in progress")
  func countsFrames() throws {
    let server = try XServer()
    defer { server.stop() }
    let manager = try DisplayConnection(name: server.display)
    var announced = [manager.atoms.frameDrawn]
    withUnsafeBytes(of: &announced[0]) { bytes in
      _ = XChangeProperty(
        manager.display, manager.root, manager.atoms.supported, XA_ATOM, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(manager.display, 0)
    let fixture = try WindowFixture(server: server)
    let frame = Pixmap.pattern(width: 300, height: 200)
    for count in 1...3 {
      try fixture.show(frame, damage: [frame.bounds])
      #expect(try fixture.counters() == [0, Int64(count * 2)])
    }
    server.freeze()
    while fixture.window.canPresent { _ = fixture.window.present(frame, damage: [frame.bounds]) }
    #expect(!fixture.window.present(frame, damage: [frame.bounds]))
    server.thaw()
    try fixture.synchronize()
    #expect(try fixture.counters()[1] % 2 == 0)
    try fixture.request(101)
    fixture.window.requestSize(width: 320, height: 240)
    try fixture.waitUntil("the window has the size") { fixture.window.width == 320 }
    try fixture.show(Pixmap.pattern(width: 320, height: 240), damage: [])
    let values = try fixture.counters()
    #expect(values[0] == 101 && values[1] >= 102 && values[1] % 2 == 0)
    manager.close()
  }
}

extension WindowFixture {
  /// Sends the message by which window managers announce a resize.
  fileprivate func request(_ value: Int64) throws {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window.identifier
    event.xclient.message_type = connection.atoms.protocols
    event.xclient.format = 32
    event.xclient.data.l = (
      CLong(connection.atoms.syncRequest), 0, CLong(value & 0xffff_ffff), CLong(value >> 32), 0
    )
    XSendEvent(connection.display, window.identifier, 0, 0, &event)
    try synchronize()
  }

  /// The values of the counters that the window's property names.
  fileprivate func counters() throws -> [Int64] {
    let xcb = connection.xcb
    let names = WindowProperty.words(
      xcb, window: window.identifier, property: connection.atoms.syncCounter, type: Atom(XA_CARDINAL))
    return try names.map { name in
      let reply = try #require(xcb_sync_query_counter_reply(xcb, xcb_sync_query_counter(xcb, name), nil))
      defer { free(reply) }
      return Int64(reply.pointee.counter_value.hi) << 32 | Int64(reply.pointee.counter_value.lo)
    }
  }
}
