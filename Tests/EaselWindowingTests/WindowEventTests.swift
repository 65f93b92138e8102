import CX11
import EaselPixels
import EaselTestSupport
import Glibc
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

@Suite("Window events")
@MainActor
struct WindowEventTests {
  @Test("A window that was covered presents its frame again")
  func repaintsAfterExposure() throws {
    let fixture = try WindowFixture()
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    let other = try DisplayConnection(name: fixture.server.display)
    let cover = try DisplayWindow(other, title: "cover", width: 500, height: 400)
    try fixture.waitUntil("the window is covered") { !fixture.window.isVisible }
    let black = Pixmap(width: 500, height: 400)
    #expect(cover.present(black, damage: [black.bounds]))
    XSync(other.display, 0)
    _ = fixture.window.takeEvents()
    cover.close()
    try fixture.waitUntil("the window is exposed") { fixture.window.takeEvents().contains(.exposed) }
    #expect(fixture.window.isVisible)
    #expect(try fixture.picture().differences(from: frame) > 0)
    try fixture.waitUntil("the frame is shown again") { fixture.window.presentAgain() }
    try fixture.synchronize()
    #expect(try fixture.picture().differences(from: frame) == 0)
    other.close()
  }

  @Test("Unmapping hides a window, mapping shows it")
  func tracksMapping() throws {
    let fixture = try WindowFixture()
    let window = "\(fixture.window.serverIdentifier)"
    try fixture.server.xdotool("windowunmap", window)
    try fixture.waitUntil("the window is hidden") { !fixture.window.isVisible }
    #expect(fixture.window.takeEvents().last == .visibilityChanged(isVisible: false))
    try fixture.server.xdotool("windowmap", window)
    try fixture.waitUntil("the window is back") { fixture.window.isVisible }
    #expect(fixture.window.takeEvents().contains(.visibilityChanged(isVisible: true)))
  }

  @Test("Minimizing and closing by the window manager are reported")
  func obeysWindowManager() throws {
    let server = try XServer()
    defer { server.stop() }
    let manager = try server.startWindowManager()
    let fixture = try WindowFixture(server: server)
    let window = "\(fixture.window.serverIdentifier)"
    try server.xdotool("windowactivate", window)
    try fixture.waitUntil("the window has the focus") {
      fixture.window.events.contains(.focusChanged(hasFocus: true))
    }
    try server.xdotool("windowminimize", window)
    try fixture.waitUntil("the window is hidden") { !fixture.window.isVisible }
    _ = fixture.window.takeEvents()
    try server.xdotool("windowactivate", window)
    try fixture.waitUntil("the window is back and has the focus") {
      fixture.window.isVisible && fixture.window.events.contains(.focusChanged(hasFocus: true))
    }
    // On a busy machine the manager loses keys that arrive while it is working.
    let deadline = MonotonicTime.now.advanced(by: 20)
    while !fixture.window.events.contains(.closeRequested), MonotonicTime.now < deadline {
      try server.press("alt+F4")
      try fixture.synchronize()
    }
    #expect(fixture.window.events.contains(.closeRequested))
    #expect(!fixture.window.isClosed)
    #expect(manager.isRunning)
  }

  @Test("A window enters and leaves full screen")
  func fillsScreen() throws {
    let server = try XServer(screen: "640x480x24")
    defer { server.stop() }
    let manager = try server.startWindowManager()
    let fixture = try WindowFixture(server: server)
    fixture.window.setFullScreen(true)
    try fixture.waitUntil("the window fills the screen") {
      (fixture.window.width, fixture.window.height) == (640, 480)
    }
    fixture.window.setFullScreen(false)
    try fixture.waitUntil("the window has its size again") {
      (fixture.window.width, fixture.window.height) == (300, 200)
    }
    #expect(fixture.window.takeEvents().contains(.resized(width: 640, height: 480)))
    #expect(manager.isRunning)
  }

  @Test("A window destroyed by another client is closed")
  func noticesDestruction() throws {
    let fixture = try WindowFixture()
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.server.xdotool("windowclose", "\(fixture.window.serverIdentifier)")
    try fixture.waitUntil("the window is gone") { fixture.window.isClosed }
    #expect(fixture.window.takeEvents().last == .closeRequested)
    #expect(!fixture.window.present(frame, damage: [frame.bounds]))
    fixture.window.close()
    try fixture.synchronize()
  }

  @Test("A ping of the window manager is answered")
  func answersPing() throws {
    let fixture = try WindowFixture()
    let other = try DisplayConnection(name: fixture.server.display)
    XSelectInput(other.display, other.root, SubstructureNotifyMask)
    var question = XEvent()
    question.xclient.type = ClientMessage
    question.xclient.window = fixture.window.identifier
    question.xclient.message_type = other.atoms.protocols
    question.xclient.format = 32
    question.xclient.data.l = (CLong(other.atoms.ping), 77, CLong(fixture.window.identifier), 0, 0)
    XSendEvent(other.display, fixture.window.identifier, 0, 0, &question)
    XSync(other.display, 0)
    try fixture.synchronize()
    XSync(fixture.connection.display, 0)
    XSync(other.display, 0)
    var answer = XEvent()
    #expect(XCheckTypedEvent(other.display, ClientMessage, &answer) != 0)
    #expect(answer.xclient.data.l.1 == 77)
    other.close()
  }

  @Test("Key events have symbol, text and modifiers")
  func readsKeys() throws {
    let fixture = try WindowFixture()
    try fixture.server.xdotool("windowfocus", "\(fixture.window.serverIdentifier)")
    try fixture.server.press("a", "shift+d", "Right", "question", "Escape", "F11")
    let expected: [(key: Key, text: String?)] = [
      (.character("a"), "a"), (.character("D"), "D"), (.right, nil), (.character("?"), "?"), (.escape, nil),
      (.function(11), nil),
    ]
    var pressed: [KeyEvent] = []
    try fixture.waitUntil("all keys were pressed") {
      for case .key(let event) in fixture.window.takeEvents() where event.isPressed && !event.key.isModifier {
        pressed.append(event)
      }
      return pressed.count == expected.count
    }
    for (event, expected) in zip(pressed, expected) {
      #expect(event.key == expected.key)
      #expect(event.text == expected.text)
      #expect(!event.isRepeat)
    }
    #expect(pressed[1].modifiers == .shift)
    #expect(pressed[0].modifiers == [])
  }

  @Test("Pointer motion, buttons and scroll wheel are reported")
  func readsPointer() throws {
    let fixture = try WindowFixture()
    let window = "\(fixture.window.serverIdentifier)"
    try fixture.server.xdotool("mousemove", "--window", window, "40", "50")
    try fixture.server.xdotool("click", "1")
    try fixture.server.xdotool("click", "5")
    var events: [PointerEvent] = []
    try fixture.waitUntil("the wheel was turned") {
      for case .pointer(let event) in fixture.window.takeEvents() { events.append(event) }
      return events.last?.action == .scrolled(x: 0, y: 1)
    }
    #expect(events.contains { $0.action == .pressed(button: 1) && $0.x == 40 && $0.y == 50 })
    #expect(events.contains { $0.action == .released(button: 1) })
  }

  @Test("Title, class and process identifier are set as window properties")
  func describesItself() throws {
    let fixture = try WindowFixture()
    fixture.window.setTitle("Zeit – heute")
    fixture.window.setIcon(PixelImage(width: 2, height: 1, pixels: [0xff00_0000, 0xffff_ffff])!)
    try fixture.synchronize()
    let window = "\(fixture.window.serverIdentifier)"
    #expect(try fixture.server.xdotool("getwindowname", window) == "Zeit – heute\n")
    #expect(try fixture.server.xdotool("getwindowpid", window) == "\(getpid())\n")
    #expect(try fixture.server.xdotool("search", "--class", "easel") == "\(window)\n")
  }
}
