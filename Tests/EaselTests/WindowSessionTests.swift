import EaselDrawing
import EaselPixels
import EaselTestSupport
@testable import EaselWindowing
import SwiftUI
import Testing

@testable import Easel

@Suite("Window sessions")
@MainActor
struct WindowSessionTests {
  @Test("A still view is drawn once and requests no wakeup")
  func comesToRest() throws {
    let fixture = try SessionFixture(Color.red)
    defer { fixture.stop() }
    try fixture.runUntil("a frame is drawn") { fixture.session.statistics.frameCount == 1 }
    try fixture.session.run(until: .now.advanced(by: 0.1))
    #expect(fixture.session.statistics.frameCount == 1)
    #expect(fixture.session.bodiesEvaluated <= 1)
    let picture = try fixture.server.picture(ofWindow: fixture.session.window.serverIdentifier)
    #expect(picture.differences(from: fixture.session.frame) == 0)
  }

  @Test("A moving view requests refreshes; it stops while paused, and a single step advances it")
  func pausesAndSteps() throws {
    let fixture = try SessionFixture(Ticker())
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("frames are drawn") { session.statistics.frameCount > 3 }
    session.setPaused(true)
    #expect(session.isPaused)
    try session.run(until: .now.advanced(by: 0.1))
    let (frames, date) = (session.statistics.frameCount, session.date)
    try session.run(until: .now.advanced(by: 0.1))
    #expect(session.statistics.frameCount == frames)
    #expect(session.date == date)
    session.step()
    try fixture.runUntil("the step is shown") { session.statistics.frameCount == frames + 1 }
    #expect(abs(session.date.timeIntervalSince(date) - 1.0 / 60) < 1e-6)
    session.setPaused(false)
    try fixture.runUntil("it moves again") { session.statistics.frameCount > frames + 3 }
  }

  @Test("The schedule reports the reason of the next wakeup")
  func namesWakeups() throws {
    let moving = try SessionFixture(Ticker())
    defer { moving.stop() }
    var reasons: Set<WakeupReason?> = []
    try moving.runUntil("a refresh is waited for") {
      reasons.insert(moving.session.nextWakeup)
      return reasons.contains(.refresh)
    }
    let slow = try SessionFixture(TimelineView(.periodic(from: .distantPast, by: 0.005)) { _ in Color.red })
    defer { slow.stop() }
    try slow.runUntil("a date is waited for") {
      reasons.insert(slow.session.nextWakeup)
      return reasons.contains(.date)
    }
    #expect(reasons.isSuperset(of: [.refresh, .date]))
  }

  @Test("Statistics report frames, intervals and times")
  func measures() throws {
    let fixture = try SessionFixture(Ticker())
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("frames are drawn") { session.statistics.frameCount >= 12 }
    #expect(session.statistics.framesPerSecond(at: .now) >= 2)
    #expect(session.statistics.interval(atShare: 0.5) > 0)
    #expect(session.statistics.mean(\.total) > 0)
    #expect(session.statistics.mean(\.damagedShare) > 0)
    #expect(ProcessUsage.processorSeconds > 0)
    #expect(session.threadSeconds.count == 1 && session.threadSeconds[0] > 0)
    #expect(ProcessUsage.residentBytes > 1_000_000)
  }

  /// Returns the lines of a window's size hints that xprop prints, from "program specified" on.
  private func sizeHints(_ fixture: SessionFixture) throws -> [String] {
    _ = fixture.session.connection.flush()
    let window = "\(fixture.session.window.serverIdentifier)"
    let output = try RunningProgram.run(
      "xprop", ["-display", fixture.server.display, "-id", window, "WM_NORMAL_HINTS"])
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("program specified") }
  }

  @Test("The window manager receives the smallest and the largest size of the content, in pixels")
  func limitsSizes() throws {
    let view = Color.red.frame(minWidth: 200, maxWidth: 300.5, minHeight: 90)
    let fixture = try SessionFixture(view) { $0.resizability = .contentSize }
    defer { fixture.stop() }
    // The requested size is 120 x 80 points.
    #expect(fixture.session.pointSize == CGSize(width: 200, height: 90))
    let smallest = "program specified minimum size: 200 by 90"
    #expect(try sizeHints(fixture) == [smallest, "program specified maximum size: 301 by 32767"])
    fixture.session.show(Color.red.frame(width: 40, height: 30))
    let fixed = ["minimum", "maximum"].map { "program specified \($0) size: 40 by 30" }
    #expect(try sizeHints(fixture) == fixed)
    let larger = try SessionFixture(view) {
      $0.resizability = .automatic
      $0.scale = 2
    }
    defer { larger.stop() }
    #expect(try sizeHints(larger) == ["program specified minimum size: 400 by 180"])
    let free = try SessionFixture(view)
    defer { free.stop() }
    #expect(try sizeHints(free) == [] && free.session.pointSize == CGSize(width: 120, height: 80))
  }

  @Test("The interface is drawn over the content and updates while the content is paused")
  func drawsInterface() throws {
    let fixture = try SessionFixture(Color.red)
    let session = fixture.session
    defer { fixture.stop() }
    session.setPaused(true)
    session.setInterface(Curtain())
    try fixture.runUntil("the interface is drawn") { session.frame[9, 40] == 0xffff_ffff }
    #expect(session.isPaused)
    try fixture.runUntil("the interface has changed") { session.frame[60, 40] == 0xffff_ffff }
  }

  @Test("The content fills its frame and is clipped to it")
  func placesContent() throws {
    let fixture = try SessionFixture(Color.black.padding(-30))
    let session = fixture.session
    defer { fixture.stop() }
    session.contentFrame = CGRect(x: 20, y: 10, width: 40, height: 30)
    try fixture.runUntil("the content is drawn") { session.frame[25, 15] == 0xff00_0000 }
    #expect(session.frame[19, 15] == 0xffff_ffff && session.frame[60, 15] == 0xffff_ffff)
    #expect(session.frame[25, 9] == 0xffff_ffff && session.frame[25, 40] == 0xffff_ffff)
    #expect(session.frame[59, 39] == 0xff00_0000)
  }

  @Test("Changing the view, threads or options gives a correct image")
  func changesView() throws {
    let fixture = try SessionFixture(Color.red) { $0.usesSharedMemory = false }
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("the first view is drawn") { session.frame[5, 5] != 0 }
    let first = session.frame[5, 5]
    session.show(Color.blue)
    try fixture.runUntil("the second view is drawn") { session.frame[5, 5] != first }
    let frames = session.statistics.frameCount
    session.setThreads(2)
    session.tracksDamage = false
    try fixture.runUntil("it is drawn anew") { session.statistics.frameCount > frames }
    #expect(session.threads == 2)
    #expect(session.window.presentation == .connection)
    let picture = try fixture.server.picture(ofWindow: session.window.serverIdentifier)
    #expect(picture.differences(from: session.frame) == 0)
  }

  @Test("A window has the size of its view, if it has one, and the requested scale")
  func fitsContent() throws {
    let fixture = try SessionFixture(Color.red.frame(width: 50)) {
      $0.fitsContent = true
      $0.scale = 2
    }
    defer { fixture.stop() }
    #expect((fixture.session.window.width, fixture.session.window.height) == (100, 160))
    #expect(fixture.session.pointSize == CGSize(width: 50, height: 80))
  }

  @Test("An open window follows the display's scale and keeps its size in points")
  func followsScale() throws {
    let fixture = try SessionFixture(ScaleMeter())
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("it is drawn") { session.frame[0, 0] == 0xffff_0000 }
    let frames = session.statistics.frameCount
    try fixture.server.setScale(2)
    try fixture.runUntil("it has grown") { session.frame.width == 240 && session.frame[0, 0] == 0xff00_00ff }
    #expect(session.scale == 2 && session.pointSize == CGSize(width: 120, height: 80))
    #expect(session.statistics.frameCount > frames)
    let picture = try fixture.server.picture(ofWindow: session.window.serverIdentifier)
    #expect(picture.differences(from: session.frame) == 0)
    // A line of one point.
    #expect((0..<240).count { session.frame[$0, 100] == 0xff00_0000 } == 2)
    session.show(ScaleMeter())
    try fixture.server.setScale(1)
    try fixture.runUntil("it has shrunk") { session.frame.width == 120 && session.frame[0, 0] == 0xffff_0000 }
  }

  @Test("A requested scale is kept")
  func keepsScale() throws {
    let fixture = try SessionFixture(ScaleMeter()) { $0.scale = 2 }
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("it is drawn") { session.frame[0, 0] == 0xff00_00ff }
    try fixture.server.setScale(3)
    try fixture.runUntil("the connection has the display's scale") { session.connection.scale == 3 }
    #expect(session.scale == 2 && session.window.width == 240)
  }

  @Test("Keys and pointer events reach their handlers")
  func handsOutEvents() throws {
    let fixture = try SessionFixture(Color.red)
    let session = fixture.session
    defer { fixture.stop() }
    var keys: [Key] = []
    var actions: [PointerEvent.Action] = []
    session.onKey = { event in
      if event.isPressed { keys.append(event.key) }
    }
    session.onPointer = { event, _ in actions.append(event.action) }
    try fixture.runUntil("the window is shown") { session.statistics.frameCount == 1 }
    let window = "\(session.window.serverIdentifier)"
    try fixture.server.xdotool("windowfocus", window)
    try fixture.server.press("q")
    try fixture.server.xdotool("mousemove", "--window", window, "5", "5")
    try fixture.runUntil("both arrived") { keys == [.character("q")] && actions.contains(.moved) }
    #expect(keys == [.character("q")])
  }

  @Test("Views in a window handle hover, taps and keys, and update")
  func handsEventsToViews() throws {
    let fixture = try SessionFixture(Responder())
    let session = fixture.session
    defer { fixture.stop() }
    func isShown(_ color: UInt32) -> Bool { session.frame[60, 40] == color }
    let window = "\(session.window.serverIdentifier)"
    try fixture.runUntil("the window is shown") { isShown(0xff00_0000) }
    try fixture.server.xdotool("windowfocus", window)
    try fixture.server.xdotool("mousemove", "--window", window, "60", "40")
    try fixture.runUntil("it is hovered") { isShown(0xffff_0000) }
    try fixture.server.xdotool("click", "1")
    try fixture.runUntil("it is pressed") { isShown(0xffff_ff00) }
    try fixture.server.press("b")
    try fixture.runUntil("it is typed to") { isShown(0xffff_ffff) }
  }

  @Test("Input goes to the interface first, and to the content where the interface does not respond")
  func sharesInput() throws {
    let fixture = try SessionFixture(Responder())
    let session = fixture.session
    defer { fixture.stop() }
    session.setInterface(
      Responder().frame(width: 40).frame(maxWidth: .infinity, alignment: .leading))
    session.contentFrame = CGRect(x: 60, y: 0, width: 60, height: 80)
    try fixture.runUntil("it is drawn") { session.frame[5, 40] == 0xff00_0000 }
    func pointer(_ action: PointerEvent.Action, x: Int) {
      session.handle(PointerEvent(action: action, x: x, y: 40, modifiers: []))
    }
    pointer(.moved, x: 20)
    pointer(.pressed(button: 1), x: 20)
    pointer(.released(button: 1), x: 20)
    try fixture.runUntil("the interface is pressed") { session.frame[5, 40] == 0xffff_ff00 }
    #expect(session.frame[90, 40] == 0xff00_0000)
    pointer(.moved, x: 90)
    try fixture.runUntil("the content is hovered") { session.frame[90, 40] == 0xffff_0000 }
    #expect(session.frame[5, 40] == 0xff00_ff00)
    pointer(.moved, x: 20)
    try fixture.runUntil("the interface is hovered") { session.frame[5, 40] == 0xffff_ff00 }
    #expect(session.frame[90, 40] == 0xff00_0000)
    var others: [Bool] = []
    session.onPointer = { _, isHandled in others.append(isHandled) }
    pointer(.moved, x: 50)
    pointer(.moved, x: 20)
    #expect(others == [false, true])
  }

  @Test("Tab moves the focus through the content and then through the interface")
  func sharesFocus() throws {
    let fixture = try SessionFixture(Focusable())
    let session = fixture.session
    defer { fixture.stop() }
    session.setInterface(Focusable().frame(width: 40).frame(maxWidth: .infinity, alignment: .leading))
    session.contentFrame = CGRect(x: 60, y: 0, width: 60, height: 80)
    var focused: [String] = []
    for _ in 0..<4 {
      session.handle(KeyEvent(key: .tab, modifiers: [], text: "\t", isPressed: true, isRepeat: false))
      focused.append(
        session.host.hasFocus ? "content" : session.interface?.host.hasFocus == true ? "interface" : "-")
      if session.statistics.frameCount == 0 {
        try fixture.runUntil("drawn") { session.statistics.frameCount > 0 }
      }
    }
    #expect(focused == ["-", "content", "interface", "content"])
    // Hidden content keeps its focus, but receives no keys.
    session.hidesContent = true
    session.handle(KeyEvent(key: .tab, modifiers: [], text: "\t", isPressed: true, isRepeat: false))
    #expect(session.interface?.host.hasFocus == true)
  }

  @Test("A key reaches the view that an earlier key focused, without a frame between them")
  func appliesChangesBeforeKeys() throws {
    let typed = Typed()
    let fixture = try SessionFixture(FocusedByKey(typed: typed))
    defer { fixture.stop() }
    fixture.session.onKey = { _ in typed.isOpen = true }
    try fixture.runUntil("drawn") { fixture.session.statistics.frameCount > 0 }
    for letter in ["a", "b"] {
      fixture.session.handle(
        KeyEvent(key: Key(rawValue: 0), modifiers: [], text: letter, isPressed: true, isRepeat: false))
    }
    #expect(typed.text == "b")
  }

  @Test("An invalid display is reported")
  func refusesDisplay() {
    var options = WindowSession.Options()
    options.display = ":63999"
    #expect(throws: WindowingError.cannotOpen(display: ":63999")) {
      try WindowSession(Color.red, options: options)
    }
  }
}

/// The letters that a view received.
@MainActor @Observable private final class Typed {
  var text = ""
  var isOpen = false
}

/// A view that is focused as soon as it is visible.
private struct FocusedByKey: View {
  let typed: Typed
  @FocusState private var isFocused: Bool

  var body: some View {
    if typed.isOpen {
      Color.blue.focusable().focused($isFocused)
        .onKeyPress { press in
          typed.text += press.characters
          return .handled
        }
        .onAppear { isFocused = true }
    }
  }
}

/// Red where a point is one pixel, else blue, and a black line of one point.
private struct ScaleMeter: View {
  @Environment(\.displayScale) private var scale

  var body: some View {
    Canvas { context, size in
      let color = scale == 1 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      context.fill(Path(CGRect(x: 60, y: 0, width: 1, height: size.height)), with: .color(.black))
    }
  }
}

/// A view whose color gains red by hover, green by a tap and blue by a key.
private struct Responder: View {
  @State private var isHovered = false
  @State private var isTapped = false
  @State private var isTyped = false

  var body: some View {
    Color(red: isHovered ? 1 : 0, green: isTapped ? 1 : 0, blue: isTyped ? 1 : 0)
      .onHover { isHovered = $0 }
      .onTapGesture { isTapped = true }
      .onKeyPress("b") {
        isTyped = true
        return .handled
      }
  }
}

/// White over a part of the window that grows to all of it.
private struct Curtain: View {
  let start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      Color.white.frame(width: min(120, 10 + 60 * timeline.date.timeIntervalSince(start)))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A view that can have the focus.
private struct Focusable: View {
  var body: some View { Color.gray.focusable() }
}

/// A bar that grows with time.
private struct Ticker: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let width = timeline.date.timeIntervalSinceReferenceDate * 10
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.black))
      }
    }
  }
}
