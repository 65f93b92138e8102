import CX11
import Glibc

/// Tells the window manager when a resized window is drawn, so that the frame of the window and its contents
/// change together (freedesktop.org, Extended Window Manager Hints, _NET_WM_SYNC_REQUEST).
///
/// The window manager sends a value before a resize, and waits until the counter has it. Where the window
/// manager announces _NET_WM_FRAME_DRAWN, a second counter is odd while a frame is on its way and even when
/// it is shown.
@MainActor
final class FrameCounter {
  /// The counters for the property of the window: the one for resizes, and the one for frames where it is
  /// supported.
  let identifiers: [xcb_sync_counter_t]

  private let xcb: OpaquePointer
  /// The value that the window manager waits for: from its message until the window has the new size, then
  /// until a frame of that size is shown.
  private var requested: Int64?
  private var resized: Int64?
  /// Whether a frame is on its way, and whether it has the window's size.
  private var isSent = false
  private var fits = false
  /// The value of the counter for frames.
  private var frameValue: Int64 = 0

  /// Returns nil if the server has no counters. Waits for its reply.
  init?(_ connection: DisplayConnection) {
    guard connection.features.hasCounters else { return nil }
    let xcb = connection.xcb
    self.xcb = xcb
    xcb_discard_reply(xcb, xcb_sync_initialize(xcb, 3, 1).sequence)
    identifiers = (0..<(connection.supportsFrameCounters ? 2 : 1)).map { _ in
      let counter = xcb_generate_id(xcb)
      xcb_sync_create_counter(xcb, counter, xcb_sync_int64_t(hi: 0, lo: 0))
      return counter
    }
  }

  /// Notes the window manager's message: the low and the high half of the value.
  func wasRequested(low: UInt32, high: Int32) { requested = Int64(high) << 32 | Int64(low) }

  /// Notes the size that follows the message. A window that has it already shows it.
  func wasConfigured(isNewSize: Bool) {
    guard let value = requested else { return }
    requested = nil
    resized = value
    if !isNewSize { answer() }
  }

  /// Notes that a frame is about to be sent, and whether it has the size of the window.
  func frameWillBeSent(fits: Bool) {
    self.fits = fits
    isSent = true
    setFrameValue(isShown: false)
  }

  /// Notes that no frame is on its way any more.
  func frameWasShown() {
    guard isSent else { return }
    isSent = false
    if fits { answer() }
    setFrameValue(isShown: true)
  }

  func close() { for counter in identifiers { xcb_sync_destroy_counter(xcb, counter) } }

  /// Sets the counter for resizes to the value that the window manager waits for. The counter for frames
  /// continues from it, at an even number.
  private func answer() {
    guard let value = resized else { return }
    resized = nil
    set(identifiers[0], to: value)
    frameValue = max(frameValue, (value &+ 1) & ~1)
    if !isSent { setFrameValue(isShown: true) }
  }

  private func setFrameValue(isShown: Bool) {
    guard identifiers.count > 1 else { return }
    if (frameValue & 1 == 0) != isShown { frameValue &+= 1 }
    set(identifiers[1], to: frameValue)
  }

  private func set(_ counter: xcb_sync_counter_t, to value: Int64) {
    let halves = xcb_sync_int64_t(
      hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value))
    xcb_sync_set_counter(xcb, counter, halves)
  }
}

extension DisplayConnection {
  /// Whether the window manager announces _NET_WM_FRAME_DRAWN. Waits for the server's reply.
  fileprivate var supportsFrameCounters: Bool {
    WindowProperty.words(xcb, window: root, property: atoms.supported, type: Atom(XA_ATOM))
      .contains(UInt32(atoms.frameDrawn))
  }
}
