import CX11
import EaselPixels

// Shadows Xlib's typedef.
import class EaselPixels.Pixmap

/// Presents frames in a window by the best method that the server supports.
///
/// `pending` holds the region in which the window differs from the frame; each shared frame holds its own
/// such region. A skipped frame therefore loses nothing: its damage is presented with the next one. Where the
/// server accepts the frame's pixel format, the frame itself lives in a shared segment, and nothing is copied
/// as long as the server has read it before the next frame is drawn.
@MainActor
final class FramePresenter {
  /// One that the server reads, one that waits, and one to draw in.
  static let sharedFrameCount = 3
  /// The number of frames after which an unused shared frame returns its pages. A fast server always uses the
  /// same one.
  static let idleFrameLimit = 60

  private(set) var method: PresentationMethod
  /// The region in which the window does not show the frame yet.
  private(set) var pending = DamageRegion()

  private let connection: DisplayConnection
  private let window: XID
  private let graphics: xcb_gcontext_t
  private(set) var shared: [SharedFrame] = []
  private var sender: FrameSender?
  private var lastFrame: Pixmap?
  /// The shared frame that holds the pixels of the last frame; nil if the frame has memory of its own.
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

  /// Adds a part of the window to the dirty region.
  func expose(_ rect: PixelRect) { pending.add([rect], within: rect) }

  /// Presents the parts of the last frame that the window lost. Returns false as `present` does.
  func presentAgain() -> Bool { lastFrame.map { present($0, damage: []) } ?? true }

  /// Moves the frame to memory that the server is not reading, so that it can be drawn into. Call it while
  /// `isReady`.
  func prepare(_ frame: Pixmap) {
    guard frame === lastFrame, connection.format.acceptsFramesUnchanged, backing?.isBeingRead ?? true,
      let picture = shared.first(where: { !$0.isBeingRead }),
      picture.suits(width: frame.width, height: frame.height)
    else { return }
    picture.attach(frame)
    backing = picture
  }

  /// Presents the damage since the last call and what is still pending. Returns false, and keeps the damage
  /// for the next call, if the server is still reading all shared frames.
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

  /// Marks a shared frame as read by the server.
  func completed(_ identifier: xcb_shm_seg_t) {
    shared.first { $0.memory.identifier == identifier }?.isBeingRead = false
  }

  func close() {
    dropSharedFrames()
    if !connection.isLost { xcb_free_gc(connection.xcb, graphics) }
  }

  /// Records the damage. For another frame than the last one, everything is dirty.
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

  /// Presents the frame through shared memory. Returns false if the server is reading all shared frames, nil
  /// if shared memory is not available.
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

  /// Counts this frame as unused for the other shared frames, and returns the pages of those that reach the
  /// limit.
  private func tidy(after shown: SharedFrame) {
    shown.framesUnused = 0
    for picture in shared where picture !== shown && picture !== backing {
      picture.framesUnused += 1
      if picture.framesUnused == FramePresenter.idleFrameLimit, let bounds = lastFrame?.bounds {
        picture.miss(bounds)
      }
    }
  }

  /// Creates all shared frames at once. Each waits for the server's reply, and the server may be busy later.
  private func makeSharedFrames(for frame: Pixmap) {
    while shared.count < FramePresenter.sharedFrameCount,
      let picture = SharedFrame(method, width: frame.width, height: frame.height, on: connection)
    {
      picture.missed = DamageRegion(frame.bounds)
      shared.append(picture)
    }
  }

  /// Requests a copy of each pending rectangle, with a completion event for the last.
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

  /// Gives the last frame memory of its own, because its shared frame is reused for another frame.
  private func detach() {
    if backing != nil { lastFrame?.detach() }
    backing = nil
  }

  private func dropSharedFrames() {
    // The frame keeps the mapping it lives in.
    backing = nil
    for picture in shared { picture.memory.release(on: connection) }
    shared = []
  }
}

/// How a frame gets to the server, best method first.
package enum PresentationMethod: CaseIterable, Comparable, Sendable {
  /// Memory shared through a file descriptor. Works in containers and across users.
  case sharedFile
  /// System V shared memory.
  case sharedSegment
  /// Pixels sent over the connection. Works everywhere, also over the network.
  case connection
}
