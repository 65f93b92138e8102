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
  /// The way to the vertical blank. Nil if the timer was chosen, and before the second frame: a window that
  /// never moves does not measure the blank.
  private(set) var blanks: PixmapDelivery?

  private let connection: DisplayConnection
  private let window: XID
  private let graphics: xcb_gcontext_t
  private let pacing: PacingMode
  private let images: ImageDelivery
  private(set) var shared: [SharedFrame] = []
  private var sender: FrameSender?
  private var hasShownFrame = false
  /// Whether the server lacks the extensions for `blanks`.
  private var lacksExtension = false
  private(set) var lastFrame: Pixmap?
  /// The shared frame that holds the pixels of the last frame; nil if the frame has memory of its own.
  private var backing: SharedFrame?

  init(
    connection: DisplayConnection, window: XID, best: PresentationMethod, pacing: PacingMode = .auto
  ) {
    self.connection = connection
    self.window = window
    self.pacing = pacing
    method = best
    graphics = xcb_generate_id(connection.xcb)
    xcb_create_gc(connection.xcb, graphics, UInt32(window), 0, nil)
    images = ImageDelivery(connection: connection, target: UInt32(window), graphics: graphics)
  }

  /// The way by which shared frames get to the window now.
  private var delivery: any FrameDelivery {
    if let blanks, blanks.pacer.isFollowing { blanks } else { images }
  }

  /// Whether `present` would show a frame now rather than skip it.
  var isReady: Bool {
    if let sender { return sender.isIdle }
    return delivery.isReady && (shared.isEmpty || shared.contains { !$0.isBeingRead })
  }

  /// Adds a part of the window to the dirty region.
  func expose(_ rect: PixelRect) { pending.add([rect], within: rect) }

  /// Moves the frame to memory that the server is not reading, so that it can be drawn into. Call it while
  /// `isReady`. The pixels of `damage` may be lost.
  func prepare(_ frame: Pixmap, repainting damage: [PixelRect]) {
    guard frame === lastFrame, connection.format.acceptsFramesUnchanged, backing?.isBeingRead ?? true,
      let picture = shared.first(where: { !$0.isBeingRead }),
      picture.suits(width: frame.width, height: frame.height)
    else { return }
    picture.missed.subtract(damage)
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
    blanks?.close()
    blanks = nil
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
    guard let picture = free, delivery.isReady else { return false }
    picture.catchUp(with: frame)
    delivery.deliver(pending.rectangles, of: picture)
    pending.removeAll()
    tidy(after: picture)
    followBlanks()
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
    for picture in shared { picture.release(on: connection) }
    shared = []
  }
}

/// The vertical blank.
extension FramePresenter {
  /// Why the timer is used, or the blank's way.
  var way: FramePacing.Way {
    if pacing == .timer { return .timer(.chosen) }
    if method == .connection { return .timer(.noSharedMemory) }
    return blanks?.pacer.way ?? .timer(lacksExtension ? .noExtension : .measuring)
  }

  /// Whether a frame waits for its blank.
  var isWaiting: Bool {
    if let blanks, blanks.pacer.isFollowing { !blanks.isReady } else { false }
  }

  /// Handles the server's answers to presented frames. Returns whether there were any.
  func readAnswers() -> Bool {
    guard let blanks, let idle = blanks.readAnswers() else { return false }
    for picture in shared {
      if let pixmap = picture.pixmap, idle.contains(pixmap) { picture.isBeingRead = false }
    }
    return true
  }

  /// Adds what overdue frames did not show to the pending region. Returns whether there was anything.
  func recoverLostRectangles() -> Bool {
    guard let lost = blanks?.takeLostRectangles(), !lost.isEmpty else { return false }
    for rect in lost { expose(rect) }
    return true
  }

  /// Begins to measure the blank with the second frame.
  private func followBlanks() {
    guard blanks == nil, pacing != .timer, !lacksExtension else { return }
    guard hasShownFrame else { return hasShownFrame = true }
    blanks = PixmapDelivery(
      connection: connection, window: UInt32(window), graphics: graphics, mode: pacing)
    lacksExtension = blanks == nil
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
