import CX11
import EaselPixels

// Not the typedef of Xlib.
import class EaselPixels.Pixmap

/// Brings a window up to date with a frame, by the best method that the server allows.
///
/// The frame is the truth. What the window lacks of it is kept in `pending`, what each shared picture lacks in that
/// picture; so a frame that is skipped because the server is slow costs nothing but its moment. Where the server takes
/// frames as they are, the frame itself lies in one of the pictures, so that nothing is copied as long as the server
/// has read it before the next one is drawn.
@MainActor
final class FramePresenter {
  /// Enough for one to be read, one to wait and one to be written.
  static let sharedFrameCount = 3
  /// A picture that was not needed for so many frames gives its memory back until it is: a server that is fast reads
  /// always the same one.
  static let idleFrameLimit = 60

  private(set) var method: PresentationMethod
  /// Where the window does not show the frame yet.
  private(set) var pending = DamageRegion()

  private let connection: DisplayConnection
  private let window: XID
  private let graphics: xcb_gcontext_t
  private(set) var shared: [SharedFrame] = []
  private var sender: FrameSender?
  private var lastFrame: Pixmap?
  /// The picture that the last frame lies in; nil where it has memory of its own.
  private var backing: SharedFrame?

  init(connection: DisplayConnection, window: XID, best: PresentationMethod) {
    self.connection = connection
    self.window = window
    method = best
    graphics = xcb_generate_id(connection.xcb)
    xcb_create_gc(connection.xcb, graphics, UInt32(window), 0, nil)
  }

  /// Whether `present` would show a frame now rather than skip it.
  var isReady: Bool {
    if let sender { return sender.isIdle }
    return shared.isEmpty || shared.contains { !$0.isBeingRead }
  }

  /// Marks a part of the window as not showing what it should.
  func expose(_ rect: PixelRect) { pending.add([rect], within: rect) }

  /// Shows again what the window lost of the last frame. False as with `present`.
  func presentAgain() -> Bool { lastFrame.map { present($0, damage: []) } ?? true }

  /// Sees to it that a frame lies where the server does not read, so that it can be drawn on. To be called while
  /// `isReady`.
  func prepare(_ frame: Pixmap) {
    guard frame === lastFrame, connection.format.takesFrames, backing?.isBeingRead ?? true,
      let picture = shared.first(where: { !$0.isBeingRead }),
      picture.suits(width: frame.width, height: frame.height)
    else { return }
    picture.attach(frame)
    backing = picture
  }

  /// Shows what changed since the last call, and what the window missed. False: the server still reads all pictures, so
  /// nothing was sent; the damage is kept for the next call.
  func present(_ frame: Pixmap, damage: [PixelRect]) -> Bool {
    note(damage, of: frame)
    if pending.isEmpty { return true }
    while method != .connection {
      if let isShown = presentShared(frame) { return isShown }
      if connection.isLost { return false }
      dropSharedFrames()
      method = PresentationMethod.allCases.first { $0 > method }!
    }
    return send(frame)
  }

  /// The server has read the picture with that name.
  func completed(_ identifier: xcb_shm_seg_t) {
    shared.first { $0.memory.identifier == identifier }?.isBeingRead = false
  }

  func close() {
    dropSharedFrames()
    if !connection.isLost { xcb_free_gc(connection.xcb, graphics) }
  }

  /// Takes down what changed. Nothing that was noted for another frame counts any more, except as part of the whole.
  private func note(_ damage: [PixelRect], of frame: Pixmap) {
    if frame === lastFrame {
      pending.add(damage, within: frame.bounds)
      for picture in shared where picture !== backing { picture.missed.add(damage, within: frame.bounds) }
    } else {
      detach()
      lastFrame = frame
      pending = DamageRegion(frame.bounds)
      for picture in shared { picture.miss(frame.bounds) }
    }
    pending.clip(to: frame.bounds)
  }

  /// Shows the frame through shared memory; false when all pictures are being read, nil when there is no such memory.
  private func presentShared(_ frame: Pixmap) -> Bool? {
    if let first = shared.first, !first.suits(width: frame.width, height: frame.height) { dropSharedFrames() }
    if shared.isEmpty { makeSharedFrames(for: frame) }
    guard !shared.isEmpty else { return nil }
    let free = backing.map { !$0.isBeingRead } == true ? backing : shared.first { !$0.isBeingRead }
    guard let picture = free else { return false }
    picture.catchUp(with: frame)
    put(picture)
    tidy(after: picture)
    return true
  }

  /// Counts the frame that was shown for the pictures that were not needed for it.
  private func tidy(after shown: SharedFrame) {
    shown.framesUnused = 0
    for picture in shared where picture !== shown && picture !== backing {
      picture.framesUnused += 1
      if picture.framesUnused == FramePresenter.idleFrameLimit, let bounds = lastFrame?.bounds {
        picture.miss(bounds)
      }
    }
  }

  /// Makes all pictures at once: each one waits for the server's consent, and later the server may be busy.
  private func makeSharedFrames(for frame: Pixmap) {
    while shared.count < FramePresenter.sharedFrameCount,
      let picture = SharedFrame(method, width: frame.width, height: frame.height, on: connection)
    {
      picture.missed = DamageRegion(frame.bounds)
      shared.append(picture)
    }
  }

  /// Asks the server to copy the pending rectangles, and to say when it has copied the last.
  private func put(_ picture: SharedFrame) {
    let rectangles = pending.rectangles
    for (index, rect) in rectangles.enumerated() {
      xcb_shm_put_image(
        connection.xcb, UInt32(window), graphics, UInt16(picture.width), UInt16(picture.height),
        UInt16(rect.x0), UInt16(rect.y0), UInt16(rect.width), UInt16(rect.height), Int16(rect.x0),
        Int16(rect.y0), UInt8(connection.format.depth), UInt8(ZPixmap),
        index == rectangles.count - 1 ? 1 : 0, picture.memory.identifier, 0)
    }
    picture.isBeingRead = true
    pending.removeAll()
  }

  private func send(_ frame: Pixmap) -> Bool {
    let sender = self.sender ?? FrameSender(connection: connection, window: window, graphics: graphics)
    self.sender = sender
    guard sender.isIdle else { return false }
    sender.send(pending.rectangles, of: frame)
    pending.removeAll()
    return true
  }

  /// Gives the last frame memory of its own, as the pictures are needed for something else.
  private func detach() {
    if backing != nil { lastFrame?.detach() }
    backing = nil
  }

  private func dropSharedFrames() {
    // The frame keeps what it lies in.
    backing = nil
    for picture in shared { picture.memory.release(on: connection) }
    shared = []
  }
}

/// How a frame gets to the server, best first.
package enum PresentationMethod: CaseIterable, Comparable, Sendable {
  /// Memory shared through a file descriptor: works in containers and across users.
  case sharedFile
  /// System V shared memory.
  case sharedSegment
  /// Pixels sent through the connection: works everywhere, over the network too.
  case connection
}
