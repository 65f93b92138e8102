import CX11
import EaselPixels

/// A way from a shared frame to the window.
@MainActor
protocol FrameDelivery {
  /// Whether the server accepts another frame.
  var isReady: Bool { get }

  /// Requests that rectangles of a frame are shown. The frame is being read until the server says otherwise.
  func deliver(_ rectangles: [PixelRect], of picture: SharedFrame)
}

/// Copies rectangles from shared memory to a drawable as soon as the server reads the requests.
@MainActor
struct ImageDelivery: FrameDelivery {
  let connection: DisplayConnection
  /// A window, or a pixmap of the same depth.
  let target: xcb_drawable_t
  let graphics: xcb_gcontext_t

  var isReady: Bool { true }

  /// Requests a copy of each rectangle, with a completion event for the last.
  func deliver(_ rectangles: [PixelRect], of picture: SharedFrame) {
    for (index, rect) in rectangles.enumerated() {
      xcb_shm_put_image(
        connection.xcb, target, graphics, UInt16(picture.width), UInt16(picture.height),
        UInt16(rect.x0), UInt16(rect.y0), UInt16(rect.width), UInt16(rect.height), Int16(rect.x0),
        Int16(rect.y0), UInt8(connection.format.depth), UInt8(ZPixmap),
        index == rectangles.count - 1 ? 1 : 0, picture.memory.identifier, 0)
    }
    picture.isBeingRead = true
  }
}
