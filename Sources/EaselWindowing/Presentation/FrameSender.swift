import CX11
import EaselPixels
// Not the typedef of Xlib.
import class EaselPixels.Pixmap
import Foundation

/// Sends pixels of frames through the connection, one frame at a time.
///
/// Each frame is followed by a small question. As long as it is not answered the server is still busy with the frame,
/// and sending another one would only fill the connection until it blocks.
@MainActor
final class FrameSender {
  private let connection: DisplayConnection
  private let window: XID
  private let graphics: GC?
  private var question: xcb_get_input_focus_cookie_t?

  init(connection: DisplayConnection, window: XID) {
    self.connection = connection
    self.window = window
    graphics = XCreateGC(connection.display, window, 0, nil)
  }

  /// True when the server has taken the last frame.
  var isIdle: Bool {
    guard !connection.isLost, let cookie = question else { return true }
    var reply: UnsafeMutableRawPointer?
    guard xcb_poll_for_reply(connection.xcb, cookie.sequence, &reply, nil) != 0 else { return false }
    free(reply)
    question = nil
    return true
  }

  func send(_ rectangles: [PixelRect], of frame: Pixmap) {
    guard
      let image = XCreateImage(
        connection.display, connection.format.visual, UInt32(connection.format.depth), ZPixmap, 0,
        UnsafeMutableRawPointer(frame.pixels).assumingMemoryBound(to: CChar.self), UInt32(frame.width),
        UInt32(frame.height), 32, Int32(frame.stride * 4))
    else { return }
    image.pointee.byte_order = LSBFirst
    for rect in rectangles {
      XPutImage(
        connection.display, window, graphics, image, rect.x0, rect.y0, rect.x0, rect.y0, UInt32(rect.width),
        UInt32(rect.height))
    }
    // The pixels are the frame's own; only the description is to be freed.
    XFree(image)
    question = xcb_get_input_focus(connection.xcb)
  }
}
