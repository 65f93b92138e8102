import CX11
import EaselPixels
import Foundation

// Shadows Xlib's typedef.
import class EaselPixels.Pixmap

/// Sends the pixels of frames over the connection, one frame at a time.
///
/// A small request that has a reply follows each frame. Until the reply arrives, the server is still busy
/// with the frame, and sending another one would only fill the socket until it blocks.
@MainActor
final class FrameSender {
  /// The largest size of a request in bytes, unless a single row is longer.
  private static let pieceSize = 256 * 1024

  private let connection: DisplayConnection
  private let window: XID
  private let graphics: xcb_gcontext_t
  private let swapsBytes: Bool
  private var piece: [UInt32] = []
  private var question: xcb_get_input_focus_cookie_t?

  init(connection: DisplayConnection, window: XID, graphics: xcb_gcontext_t) {
    self.connection = connection
    self.window = window
    self.graphics = graphics
    let order = xcb_get_setup(connection.xcb).pointee.image_byte_order
    swapsBytes = order != UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue)
  }

  /// Whether the server has processed the last frame.
  var isIdle: Bool {
    guard !connection.isLost, let cookie = question else { return true }
    var reply: UnsafeMutableRawPointer?
    guard xcb_poll_for_reply(connection.xcb, cookie.sequence, &reply, nil) != 0 else { return false }
    free(reply)
    question = nil
    return true
  }

  func send(_ rectangles: [PixelRect], of frame: Pixmap) {
    for rect in rectangles {
      let rowsPerPiece = max(1, Int32(FrameSender.pieceSize / connection.format.rowBytes(width: rect.width)))
      for y in stride(from: rect.y0, to: rect.y1, by: Int(rowsPerPiece)) {
        send(PixelRect(x0: rect.x0, y0: y, x1: rect.x1, y1: min(rect.y1, y + rowsPerPiece)), of: frame)
      }
    }
    question = xcb_get_input_focus(connection.xcb)
  }

  /// Sends a rectangle that fits into one request: packed rows in the server's byte order.
  private func send(_ rect: PixelRect, of frame: Pixmap) {
    let format = connection.format
    let pitch = format.rowBytes(width: rect.width)
    piece.removeAll(keepingCapacity: true)
    piece.append(contentsOf: repeatElement(0, count: pitch / 4 * rect.height))
    piece.withUnsafeMutableBytes { bytes in
      for y in 0..<rect.height {
        let row = frame.pixels + (Int(rect.y0) + y) * frame.stride + Int(rect.x0)
        format.write(row, count: rect.width, to: bytes.baseAddress! + y * pitch)
      }
    }
    if swapsBytes { swapBytes(of: format) }
    piece.withUnsafeBytes { bytes in
      _ = xcb_put_image(
        connection.xcb, UInt8(ZPixmap), UInt32(window), graphics, UInt16(rect.width), UInt16(rect.height),
        Int16(rect.x0), Int16(rect.y0), 0, UInt8(connection.format.depth), UInt32(bytes.count),
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Reverses the bytes of each pixel in `piece`.
  private func swapBytes(of format: PixelFormat) {
    for index in piece.indices {
      let swapped = piece[index].byteSwapped
      // Reversing a word also swapped its two pixels.
      piece[index] = format.bytesPerPixel == 2 ? swapped << 16 | swapped >> 16 : swapped
    }
  }
}
