import CX11
import EaselPixels
import Glibc

/// Shows frames at vertical blanks, through the Present extension.
///
/// The pixels are read from a pixmap in the shared memory itself, where the server allows such pixmaps, or
/// else from a pixmap of the server's into which they are copied first.
@MainActor
final class PixmapDelivery: FrameDelivery {
  private(set) var pacer: PresentPacer
  /// The region of the last frame if frames of the timer may have been shown before it; then empty.
  private(set) var lostRectangles: [PixelRect] = []
  /// The times at which frames were shown, oldest first, until `takeShownTimes`.
  private var shownTimes: [MonotonicTime] = []

  private let connection: DisplayConnection
  private let window: xcb_window_t
  private let graphics: xcb_gcontext_t
  private let channel: PresentChannel
  /// Whether the server makes pixmaps of shared memory.
  var sharesPixmaps: Bool
  /// The server's own pixmap, and its size in pixels; nil until it is needed.
  private var copy: (pixmap: xcb_pixmap_t, width: Int, height: Int)?
  /// The number and the region of the last frame.
  private var serial: UInt32 = 0
  private var rectangles: [PixelRect] = []
  /// Whether the blanks of the measurement were asked for.
  private var hasAsked = false

  /// Begins with measuring the blank. Returns nil if the server lacks the extensions.
  init?(connection: DisplayConnection, window: xcb_window_t, graphics: xcb_gcontext_t, mode: PacingMode) {
    guard let channel = PresentChannel(connection: connection, window: window) else { return nil }
    self.channel = channel
    (self.connection, self.window, self.graphics) = (connection, window, graphics)
    pacer = PresentPacer(mode: mode, rates: connection.reportedRates)
    sharesPixmaps = connection.features.sharesPixmaps
    channel.askForBlank(0)
  }

  var isReady: Bool { !pacer.isWaiting }

  func deliver(_ rectangles: [PixelRect], of picture: SharedFrame) {
    let pixmap = sharesPixmaps ? picture.sharedPixmap(on: connection) : filledCopy(rectangles, of: picture)
    serial &+= 1
    self.rectangles = rectangles
    channel.present(rectangles, of: pixmap, serial: serial, at: pacer.target)
    picture.isBeingRead = true
    pacer.frameWasSent(at: .now)
  }

  /// Handles the answers that have arrived and returns the pixmaps that the server does not read any more;
  /// nil without an answer.
  func readAnswers() -> [xcb_pixmap_t]? {
    var idle: [xcb_pixmap_t]?
    while let answer = channel.nextAnswer() {
      idle = idle ?? []
      switch answer {
      case .blank(let blank): measured(blank)
      case .shown(let blank, let serial) where serial == self.serial: wasShown(at: blank)
      case .shown: break
      case .idle(let pixmap): idle?.append(pixmap)
      }
    }
    return idle
  }

  /// Returns whether the frame that waits to be shown has become overdue.
  func checkDeadline(at now: MonotonicTime) -> Bool {
    guard pacer.checkDeadline(at: now) else { return false }
    lostRectangles = rectangles
    return true
  }

  /// Returns the region that has to be shown again, because an overdue frame did not show it or hid newer
  /// pixels.
  func takeLostRectangles() -> [PixelRect] {
    defer { lostRectangles = [] }
    return lostRectangles
  }

  /// Returns the times at which frames were shown since the last call.
  func takeShownTimes() -> [MonotonicTime] {
    defer { shownTimes.removeAll(keepingCapacity: true) }
    return shownTimes
  }

  func close() {
    channel.close()
    if let copy, !connection.isLost { xcb_free_pixmap(connection.xcb, copy.pixmap) }
    copy = nil
  }

  /// The first answer tells the number of the present blank. The others are asked for at once, so that none
  /// is missed while a frame is drawn. The next blank is left out, because it may have passed by then.
  private func measured(_ blank: VerticalBlank) {
    if hasAsked { return pacer.measured(blank, at: .now) }
    hasAsked = true
    for step in 0...UInt64(BlankMeasurement.intervalCount) { channel.askForBlank(blank.number &+ 2 &+ step) }
  }

  private func wasShown(at blank: VerticalBlank) {
    shownTimes.append(blank.time)
    if pacer.frameWasShown(at: blank) { lostRectangles = rectangles }
  }

  /// Copies rectangles to the server's own pixmap and returns it. The last frame was shown, so that nothing
  /// reads the pixmap.
  private func filledCopy(_ rectangles: [PixelRect], of picture: SharedFrame) -> xcb_pixmap_t {
    let pixmap = copyPixmap(width: picture.width, height: picture.height)
    ImageDelivery(connection: connection, target: pixmap, graphics: graphics)
      .deliver(rectangles, of: picture)
    return pixmap
  }

  private func copyPixmap(width: Int, height: Int) -> xcb_pixmap_t {
    if let copy {
      if (copy.width, copy.height) == (width, height) { return copy.pixmap }
      xcb_free_pixmap(connection.xcb, copy.pixmap)
    }
    let pixmap = xcb_generate_id(connection.xcb)
    xcb_create_pixmap(
      connection.xcb, UInt8(connection.format.depth), pixmap, window, UInt16(width), UInt16(height))
    copy = (pixmap, width, height)
    return pixmap
  }
}
