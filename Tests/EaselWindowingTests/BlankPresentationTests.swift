import CX11
import EaselPixels
import EaselTestSupport
import Glibc
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

@Suite("Presentation at the vertical blank")
@MainActor
struct BlankPresentationTests {
  private let frame = Pixmap.pattern(width: 300, height: 200)

  @Test("The vertical blank shows the same pixels as the timer", arguments: TestDisplay.allCases)
  func showsFrames(display: TestDisplay) throws {
    let (server, parent) = try display.start()
    defer { withExtendedLifetime(parent) { server.stop() } }
    var pictures: [WindowImage] = []
    for pacing in [PacingMode.vblank, .timer] {
      let frame = Pixmap.pattern(width: 300, height: 200)
      let fixture = try WindowFixture(pacing: pacing, server: server)
      if pacing == .vblank { try fixture.follow(frame) } else { try fixture.show(frame, damage: []) }
      try fixture.showSquares(in: frame)
      #expect(fixture.window.pacingWay == (pacing == .vblank ? .verticalBlank : .timer(.chosen)))
      #expect(try fixture.picture().differences(from: frame) == 0)
      pictures.append(try fixture.picture())
      fixture.connection.close()
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("Imitated blanks leave the pacing to the timer", arguments: TestDisplay.allCases)
  func judgesServers(display: TestDisplay) throws {
    let (server, parent) = try display.start()
    defer { withExtendedLifetime(parent) { server.stop() } }
    let fixture = try WindowFixture(server: server)
    try fixture.show(frame, damage: [frame.bounds])
    try fixture.show(frame, damage: [frame.bounds])
    try fixture.waitUntil("the blank is measured") { fixture.window.pacingWay != .timer(.measuring) }
    #expect(fixture.window.pacingWay == .timer(.noBlank))
  }

  @Test("A window that shows one frame does not measure the blank")
  func measuresOnlyMotion() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.presenter.blanks == nil)
  }

  @Test("Without the extensions or shared memory, the timer paces the frames and reports the reason")
  func fallsBack() throws {
    let lacking: [(String, FramePacing.Reason)] = [("XFIXES", .noExtension), ("MIT-SHM", .noSharedMemory)]
    for (name, reason) in lacking {
      let fixture = try WindowFixture(pacing: .vblank, server: XServer(arguments: ["-extension", name]))
      for _ in 0..<3 { try fixture.show(frame, damage: [frame.bounds]) }
      #expect(fixture.window.pacingWay == .timer(reason))
      #expect(try fixture.picture().differences(from: frame) == 0)
    }
  }

  @Test("Frames are copied to a server that does not support pixmaps in shared memory")
  func copies() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    try fixture.follow(frame)
    fixture.window.presenter.blanks?.sharesPixmaps = false
    try fixture.showSquares(in: frame)
    #expect(fixture.window.pacingWay == .verticalBlank)
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test("One frame at a time waits for its blank, and each is reported with its time")
  func sendsOneAtATime() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    try fixture.follow(frame)
    _ = fixture.window.takeShownTimes()
    for _ in 0..<5 {
      #expect(fixture.window.present(frame, damage: [frame.bounds]))
      #expect(!fixture.window.canPresent && !fixture.window.present(frame, damage: [frame.bounds]))
      try fixture.waitUntil("the frame is shown") { fixture.window.canPresent }
    }
    let times = fixture.window.takeShownTimes()
    #expect(times.count == 5 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try #require(fixture.window.blank).time == times.last)
  }

  @Test("A frozen server leaves the pacing to the timer; later the latest frame is shown at the blank again")
  func survivesFrozenServer() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    let window = fixture.window
    try fixture.follow(frame)
    fixture.server.freeze()
    frame.fill(0xffff_0000)
    #expect(window.present(frame, damage: [frame.bounds]) && !window.canPresent)
    let deadline = try #require(window.pacingDeadline)
    window.checkPacing(at: deadline.advanced(by: -0.001))
    #expect(window.pacingWay == .verticalBlank)
    window.checkPacing(at: deadline)
    #expect(window.pacingWay == .timer(.noAnswer) && window.blank == nil)
    frame.fill(0xff00_ff00)
    var count = 0
    while window.canPresent, window.present(frame, damage: [frame.bounds]) { count += 1 }
    #expect(count < FramePresenter.sharedFrameCount)
    fixture.server.thaw()
    try fixture.waitUntil("the answer has come") {
      window.pacingWay == .verticalBlank || window.pacingWay == .hidden
    }
    // The overdue frame was shown over newer ones.
    #expect(window.takeEvents().contains(.exposed) || !window.presenter.pending.isEmpty)
    try fixture.show(frame, damage: [])
    #expect(try fixture.picture().differences(from: frame) == 0)
    #expect(window.pacingWay == .verticalBlank)
  }

  @Test("A window that is resized while a frame waits shows the frame of the new size")
  func resizes() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    try fixture.follow(frame)
    for (width, height) in [(701, 503), (40, 30), (1000, 900)] {
      let window = fixture.window
      #expect(window.present(Pixmap.pattern(width: window.width, height: window.height), damage: []))
      window.requestSize(width: width, height: height)
      try fixture.waitUntil("the window has the size") { (window.width, window.height) == (width, height) }
      let other = Pixmap.pattern(width: width, height: height, seed: 3)
      try fixture.show(other, damage: [])
      #expect(try fixture.picture().differences(from: other) == 0)
    }
  }

  @Test("A window that is unmapped while a frame waits continues when it is mapped again")
  func survivesUnmapping() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    try fixture.follow(frame)
    #expect(fixture.window.present(frame, damage: [frame.bounds]))
    XUnmapWindow(fixture.connection.display, fixture.window.identifier)
    try fixture.waitUntil("the window is hidden") { !fixture.window.isVisible && fixture.window.canPresent }
    frame.fill(0xff80_4020)
    XMapWindow(fixture.connection.display, fixture.window.identifier)
    try fixture.waitUntil("the window is back") { fixture.window.takeEvents().contains(.exposed) }
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.pacingWay == .verticalBlank)
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test("The end of the server while a frame waits is reported")
  func noticesDeath() throws {
    let fixture = try WindowFixture(pacing: .vblank)
    try fixture.follow(frame)
    #expect(fixture.window.present(frame, damage: [frame.bounds]))
    try fixture.server.crash()
    #expect(throws: WindowingError.connectionLost(display: fixture.server.display)) {
      try fixture.waitUntil("the loss of the server is noticed") { false }
    }
    fixture.window.checkPacing(at: .now.advanced(by: 10))
    #expect(!fixture.window.present(frame, damage: [frame.bounds]))
    fixture.window.close()
    fixture.connection.close()
  }
}

extension WindowFixture {
  /// Shows a frame until frames follow the blank.
  fileprivate func follow(_ frame: Pixmap) throws {
    let corner = PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)
    for _ in 0..<2 { try show(frame, damage: [corner]) }
    try waitUntil("frames follow the blank") { window.pacingWay == .verticalBlank }
    try show(frame, damage: [corner])
  }

  /// Shows forty frames, in each of which a square is filled.
  fileprivate func showSquares(in frame: Pixmap) throws {
    var random = SplitMix64(seed: 7)
    for step in 0..<40 {
      let x = Int32.random(in: 0..<280, using: &random)
      let y = Int32.random(in: 0..<180, using: &random)
      let rect = PixelRect(x0: x, y0: y, x1: x + 20, y1: y + 20)
      window.prepare(frame)
      frame.fill(0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &random), in: rect)
      // Without waiting, so that some frames are skipped.
      _ = window.present(frame, damage: [rect])
      if step % 3 == 0 { try waitUntil("the server can take a frame") { window.canPresent } }
    }
    try show(frame, damage: [])
  }
}
