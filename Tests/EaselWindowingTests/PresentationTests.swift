import CX11
import EaselPixels
import EaselTestSupport
import Glibc
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

@Suite("Frame presentation")
@MainActor
struct PresentationTests {
  @Test("Each method shows the exact pixels of the frame", arguments: PresentationMethod.allCases)
  func showsFrame(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.presentation == method)
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test("Only damaged rectangles are shown", arguments: PresentationMethod.allCases)
  func showsDamageOnly(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    try fixture.requireOnlyDamageShown(
      width: 300, height: 200,
      damage: [PixelRect(x0: 10, y0: 20, x1: 40, y1: 60), PixelRect(x0: 290, y0: 190, x1: 300, y1: 200)])
  }

  @Test("Back buffers that missed frames catch up", arguments: PresentationMethod.allCases)
  func catchesUp(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    var random = SplitMix64(seed: 7)
    for step in 0..<60 {
      let x = Int32.random(in: 0..<280, using: &random)
      let y = Int32.random(in: 0..<180, using: &random)
      let rect = PixelRect(x0: x, y0: y, x1: x + 20, y1: y + 20)
      frame.fill(0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &random), in: rect)
      // Without waiting, so that some frames are skipped.
      _ = fixture.window.present(frame, damage: [rect])
      if step % 3 == 0 { try fixture.connection.readEvents() }
    }
    try fixture.show(frame, damage: [])
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test("Without MIT-SHM pixels are sent through the connection")
  func fallsBackWithoutExtension() throws {
    let fixture = try WindowFixture(server: XServer(arguments: ["-extension", "MIT-SHM"]))
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.presentation == .connection)
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test("To a remote server pixels are sent through the connection")
  func fallsBackOverNetwork() throws {
    let server = try XServer(listensOnNetwork: true)
    defer { server.stop() }
    let fixture = try WindowFixture(server: server, display: server.networkDisplay)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.presentation == .connection)
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test(
    "A frozen server does not block the program, and shows the latest frame when it continues",
    arguments: PresentationMethod.allCases)
  func survivesFrozenServer(method: PresentationMethod) throws {
    let fixture = try WindowFixture(width: 100, height: 80, best: method)
    let frame = Pixmap.pattern(width: 100, height: 80)
    try fixture.show(frame, damage: [frame.bounds])
    fixture.server.freeze()
    var shown = 0
    for step in 0..<50 {
      let rect = PixelRect(x0: Int32(step), y0: 3, x1: Int32(step) + 40, y1: 70)
      frame.fill(0xff00_0000 | UInt32(step * 70000), in: rect)
      if fixture.window.present(frame, damage: [rect]) { shown += 1 }
    }
    #expect(shown <= FramePresenter.sharedFrameCount)
    #expect(!fixture.window.canPresent)
    fixture.server.thaw()
    try fixture.show(frame, damage: [])
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test(
    "Unused back buffers release their memory, and are complete when they are used again",
    arguments: [PresentationMethod.sharedFile, .sharedSegment])
  func givesBackMemory(method: PresentationMethod) throws {
    let fixture = try WindowFixture(width: 512, height: 384, best: method)
    let frame = Pixmap.pattern(width: 512, height: 384)
    let presenter = fixture.window.presenter
    for _ in 0..<2 {
      try fixture.show(frame, damage: [frame.bounds])
      fixture.server.freeze()
      while presenter.isReady { _ = fixture.window.present(frame, damage: [frame.bounds]) }
      fixture.server.thaw()
      try fixture.synchronize()
      #expect(presenter.residentPictures == 3)
      let rect = PixelRect(x0: 20, y0: 30, x1: 60, y1: 70)
      for step in 0..<FramePresenter.idleFrameLimit {
        frame.fill(0xff00_0000 | UInt32(step * 70000), in: rect)
        try fixture.show(frame, damage: [rect])
      }
      #expect(presenter.residentPictures == 1)
      #expect(try fixture.picture().differences(from: frame) == 0)
    }
  }

  @Test(
    "A frame is drawn directly into the memory that the server reads",
    arguments: [PresentationMethod.sharedFile, .sharedSegment])
  func drawsInPlace(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    let rect = PixelRect(x0: 20, y0: 30, x1: 60, y1: 70)
    for step in 0..<5 {
      fixture.window.prepare(frame)
      #expect(fixture.window.presenter.shared.contains { $0.memory.address == frame.pixels })
      frame.fill(0xff00_0000 | UInt32(step * 70000), in: rect)
      try fixture.show(frame, damage: [rect])
      #expect(try fixture.picture().differences(from: frame) == 0)
    }
  }

  @Test("A wait without event handling sends requests and ends on time, even if the server replies")
  func sendsWithoutListening() throws {
    let fixture = try WindowFixture()
    let frame = Pixmap.pattern(width: 300, height: 200)
    #expect(fixture.window.present(frame, damage: [frame.bounds]))
    let deadline = MonotonicTime.now.advanced(by: 0.3)
    let reasons = EventWait(servesMainQueue: false).wait(
      for: fixture.connection, listens: false, until: deadline)
    #expect(reasons == .init())
    #expect(MonotonicTime.now >= deadline)
    // No event was read yet, and none may be read to see the window's pixels.
    #expect(fixture.window.presenter.shared.contains { $0.isBeingRead })
    #expect(try fixture.picture().differences(from: frame) == 0)
    try fixture.synchronize()
    #expect(!fixture.window.presenter.shared.contains { $0.isBeingRead })
  }

  @Test("Drawing while the server still has to read the last frame does not change that frame")
  func doesNotTear() throws {
    let fixture = try WindowFixture()
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    fixture.window.prepare(frame)
    frame.fill(0xff00_ff00)
    let first = PixelImage(copying: frame).pixels
    fixture.server.freeze()
    #expect(fixture.window.present(frame, damage: [frame.bounds]))
    fixture.window.prepare(frame)
    #expect(PixelImage(copying: frame).pixels == first)
    frame.fill(0xffff_0000)
    fixture.server.thaw()
    try fixture.synchronize()
    #expect(try fixture.picture()[150, 100] == 0xff00_ff00)
    try fixture.show(frame, damage: [frame.bounds])
    #expect(try fixture.picture().differences(from: frame) == 0)
  }

  @Test("A frame that moves to another back buffer keeps the pixels that will not be drawn anew")
  func keepsPixelsOutsideOfTheDamage() throws {
    let fixture = try WindowFixture()
    let frame = Pixmap.pattern(width: 300, height: 200)
    for step in 0..<8 {
      let damage = [
        PixelRect(x0: 10, y0: Int32(step) * 20, x1: 200, y1: 160), PixelRect(x0: 250, y0: 0, x1: 300, y1: 9),
      ]
      let expected = PixelImage(copying: frame)
      fixture.window.prepare(frame, repainting: damage)
      let prepared = PixelImage(copying: frame)
      for y in 0..<200 {
        for x in 0..<300 where !damage.contains(where: { $0.contains(PixelRect(Int32(x), Int32(y))) }) {
          guard prepared.pixels[y * 300 + x] == expected.pixels[y * 300 + x] else {
            Issue.record("pixel \(x), \(y) is lost in frame \(step)")
            return
          }
        }
      }
      for rect in damage { frame.fill(0xff00_0000 | UInt32(step * 70000), in: rect) }
      // Every second frame is drawn while the server still reads the one before, so that it needs another buffer.
      if step % 2 == 1 { fixture.server.freeze() }
      _ = fixture.window.present(frame, damage: step == 0 ? [frame.bounds] : damage)
      if step % 2 == 0 {
        fixture.server.thaw()
        try fixture.synchronize()
        #expect(try fixture.picture().differences(from: frame) == 0)
      }
    }
    fixture.server.thaw()
  }

  @Test("A frame keeps its pixels when the back buffers are used for another frame or released")
  func leavesPictures() throws {
    let fixture = try WindowFixture()
    let (frame, other) = (
      Pixmap.pattern(width: 300, height: 200), Pixmap.pattern(width: 300, height: 200, seed: 2)
    )
    let pixels = (PixelImage(copying: frame).pixels, PixelImage(copying: other).pixels)
    for _ in 0..<2 {
      try fixture.show(frame, damage: [frame.bounds])
      fixture.window.prepare(frame)
      try fixture.show(other, damage: [other.bounds])
      fixture.window.prepare(other)
      #expect(try fixture.picture().differences(from: other) == 0)
    }
    fixture.window.close()
    #expect(PixelImage(copying: frame).pixels == pixels.0)
    #expect(PixelImage(copying: other).pixels == pixels.1)
  }

  @Test("A window that has become much smaller releases the memory of the larger size")
  func shrinks() throws {
    let fixture = try WindowFixture(width: 1000, height: 900)
    var frame = Pixmap.pattern(width: 1000, height: 900)
    try fixture.show(frame, damage: [])
    #expect(fixture.window.presenter.sharedBytes == 3 * 1040 * 1024 * 4)
    frame = Pixmap.pattern(width: 200, height: 150)
    try fixture.show(frame, damage: [])
    #expect(fixture.window.presenter.sharedBytes == 3 * 256 * 256 * 4)
    let corner = try fixture.picture()
    #expect(corner[199, 149] == frame[199, 149])
  }

  @Test("Two thousand quick resizes end in the correct image")
  func survivesResizeStorm() throws {
    let fixture = try WindowFixture(width: 200, height: 150)
    let other = try DisplayConnection(name: fixture.server.display)
    var frame = Pixmap.pattern(width: 200, height: 150)
    var told = 0
    for step in 1...2000 {
      let (width, height) = step == 2000 ? (701, 503) : (200 + step % 600, 150 + step % 350)
      XResizeWindow(other.display, fixture.window.identifier, UInt32(width), UInt32(height))
      XFlush(other.display)
      if step % 5 == 0 {
        try fixture.connection.readEvents()
        for case .resized(let width, let height) in fixture.window.takeEvents() {
          told += 1
          frame = Pixmap.pattern(width: width, height: height)
        }
        _ = fixture.window.present(frame, damage: [])
      }
    }
    XSync(other.display, 0)
    try fixture.waitUntil("the last size is known") { fixture.window.width == 701 }
    frame = Pixmap.pattern(width: 701, height: 503)
    try fixture.show(frame, damage: [])
    #expect(fixture.window.height == 503)
    #expect(told <= 400)
    #expect(try fixture.picture().differences(from: frame) == 0)
    other.close()
  }
}

extension FramePresenter {
  /// The number of bytes that the shared back buffers may occupy.
  fileprivate var sharedBytes: Int { shared.reduce(0) { $0 + $1.memory.byteCount } }

  /// The number of shared back buffers with resident memory.
  fileprivate var residentPictures: Int {
    shared.count { picture in
      var pages = [UInt8](repeating: 0, count: picture.memory.byteCount / Int(getpagesize()))
      mincore(picture.memory.address, picture.memory.byteCount, &pages)
      return pages.contains { $0 & 1 == 1 }
    }
  }
}

extension PixelRect {
  /// One pixel.
  fileprivate init(_ x: Int32, _ y: Int32) { self.init(x0: x, y0: y, x1: x + 1, y1: y + 1) }
}
