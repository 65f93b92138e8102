import CX11
import EaselPixels
import Glibc

/// An answer of the Present extension.
enum PresentAnswer {
  /// A blank that was asked for.
  case blank(VerticalBlank)
  /// The frame with that number was shown at the blank.
  case shown(VerticalBlank, serial: UInt32)
  /// The server does not read the pixmap any more.
  case idle(xcb_pixmap_t)
}

/// The requests and answers of the Present extension for one window.
///
/// The answers have a queue of their own: Xlib does not know the extension, and drops its events.
@MainActor
final class PresentChannel {
  private let connection: DisplayConnection
  private let window: xcb_window_t
  private let queue: OpaquePointer
  /// The region of the next frame.
  private let region: xcb_xfixes_region_t

  /// Returns nil if the server lacks the extensions.
  init?(connection: DisplayConnection, window: xcb_window_t) {
    let xcb = connection.xcb
    guard !connection.isLost, connection.features.hasPresent else { return nil }
    // The server rejects requests of clients that have not asked for the version.
    xcb_discard_reply(xcb, xcb_present_query_version(xcb, 1, 0).sequence)
    xcb_discard_reply(xcb, xcb_xfixes_query_version(xcb, 2, 0).sequence)
    let identifier = xcb_generate_id(xcb)
    guard let queue = xcb_register_for_special_xge(xcb, easel_present_extension(), identifier, nil) else {
      return nil
    }
    let events = XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY.rawValue | XCB_PRESENT_EVENT_MASK_IDLE_NOTIFY.rawValue
    xcb_present_select_input(xcb, identifier, window, events)
    region = xcb_generate_id(xcb)
    xcb_xfixes_create_region(xcb, region, 0, nil)
    (self.connection, self.window, self.queue) = (connection, window, queue)
  }

  /// Asks for the time of a blank. A blank that has passed is answered at once, with the present time.
  func askForBlank(_ number: UInt64) {
    xcb_present_notify_msc(connection.xcb, window, 0, number, 0, 0)
  }

  /// Requests that rectangles of a pixmap are copied to the window at a blank, or at the next one if that has
  /// passed.
  func present(_ rectangles: [PixelRect], of pixmap: xcb_pixmap_t, serial: UInt32, at blank: UInt64) {
    let list = rectangles.map {
      xcb_rectangle_t(
        x: Int16($0.x0), y: Int16($0.y0), width: UInt16($0.width), height: UInt16($0.height))
    }
    xcb_xfixes_set_region(connection.xcb, region, UInt32(list.count), list)
    xcb_present_pixmap(
      connection.xcb, window, pixmap, serial, region, region, 0, 0, 0, 0, 0,
      XCB_PRESENT_OPTION_COPY.rawValue, blank, 0, 0, 0, nil)
  }

  /// The next answer that has arrived; nil if there is none. Never waits.
  func nextAnswer() -> PresentAnswer? {
    while !connection.isLost, let event = xcb_poll_for_special_event(connection.xcb, queue) {
      defer { free(event) }
      if let answer = PresentAnswer(UnsafeRawPointer(event)) { return answer }
    }
    return nil
  }

  func close() {
    guard !connection.isLost else { return }
    xcb_xfixes_destroy_region(connection.xcb, region)
    xcb_unregister_for_special_event(connection.xcb, queue)
  }
}

extension PresentAnswer {
  /// Reads an event; nil for other kinds of events. Swift does not import the packed fields of the event.
  fileprivate init?(_ event: UnsafeRawPointer) {
    let serial = event.load(fromByteOffset: 20, as: UInt32.self)
    switch event.load(fromByteOffset: 8, as: UInt16.self) {
    case UInt16(XCB_PRESENT_COMPLETE_NOTIFY):
      let microseconds = event.loadUnaligned(fromByteOffset: 24, as: Int64.self)
      let blank = VerticalBlank(
        time: MonotonicTime(nanoseconds: microseconds &* 1000),
        number: event.loadUnaligned(fromByteOffset: 36, as: UInt64.self))
      let isFrame = event.load(fromByteOffset: 10, as: UInt8.self) == 0
      self = isFrame ? .shown(blank, serial: serial) : .blank(blank)
    case UInt16(XCB_PRESENT_EVENT_IDLE_NOTIFY.rawValue):
      self = .idle(event.load(fromByteOffset: 24, as: UInt32.self))
    default: return nil
    }
  }
}
