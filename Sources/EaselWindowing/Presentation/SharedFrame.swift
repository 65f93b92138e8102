import CX11
import EaselPixels

// Shadows Xlib's typedef.
import class EaselPixels.Pixmap

/// A copy of the frame in shared memory, with the region in which it is out of date.
@MainActor
final class SharedFrame {
  /// Sides are multiples of this many pixels, so that a window that is being resized reallocates rarely.
  static let step = 128

  let memory: SharedMemory
  private let format: PixelFormat
  /// Pixels from one row to the next: a multiple of `step`, plus 64 bytes if the pitch would otherwise be a
  /// multiple of 4 KB, which makes rows compete for cache lines.
  let width: Int
  /// Pixels, a multiple of `step`.
  let height: Int
  /// Whether the server is reading the memory: from the request until its completion event. Do not write
  /// meanwhile.
  var isBeingRead = false
  /// The region in which the frame changed since the last copy.
  var missed = DamageRegion()
  /// The number of frames presented from other shared frames since this one was used.
  var framesUnused = 0
  /// The server's pixmap of the same memory; nil until it is needed.
  private(set) var pixmap: xcb_pixmap_t?

  init?(_ method: PresentationMethod, width: Int, height: Int, on connection: DisplayConnection) {
    format = connection.format
    let steps = SharedFrame.steps(width)
    self.width = format.rowBytes(width: steps) % 4096 == 0 ? steps + 64 / format.bytesPerPixel : steps
    self.height = SharedFrame.steps(height)
    let byteCount = format.rowBytes(width: self.width) * self.height
    guard let memory = SharedMemory.make(method, byteCount: byteCount, on: connection) else { return nil }
    self.memory = memory
  }

  private static func steps(_ length: Int) -> Int { (length + step - 1) / step * step }

  /// Whether a frame fits without leaving most of the memory unused.
  func suits(width: Int, height: Int) -> Bool {
    let needed = SharedFrame.steps(width) * SharedFrame.steps(height)
    return width <= self.width && height <= self.height && self.width * self.height <= 4 * needed
  }

  /// The server's pixmap of the same memory. The server must allow such pixmaps.
  func sharedPixmap(on connection: DisplayConnection) -> xcb_pixmap_t {
    if let pixmap { return pixmap }
    let made = xcb_generate_id(connection.xcb)
    xcb_shm_create_pixmap(
      connection.xcb, made, UInt32(connection.root), UInt16(width), UInt16(height),
      UInt8(connection.format.depth), memory.identifier, 0)
    pixmap = made
    return made
  }

  /// Detaches the memory from the server. Pending requests that read it complete first.
  func release(on connection: DisplayConnection) {
    if let pixmap, !connection.isLost { xcb_free_pixmap(connection.xcb, pixmap) }
    memory.release(on: connection)
  }

  /// Marks the whole frame as missed. Returns the pages to the system unless the server is reading them.
  func miss(_ bounds: PixelRect) {
    missed = DamageRegion(bounds)
    if !isBeingRead { memory.releasePages() }
  }

  /// Copies the missed region and makes this memory the storage of the frame, whose pixel format the server
  /// must accept.
  func attach(_ frame: Pixmap) {
    catchUp(with: frame)
    let pixels = memory.address.bindMemory(to: UInt32.self, capacity: width * height)
    frame.move(to: pixels, stride: width, owner: memory.mapping)
  }

  /// Copies the missed region from the frame.
  func catchUp(with frame: Pixmap) {
    let pitch = format.rowBytes(width: width)
    for rect in missed.rectangles {
      let x = Int(rect.x0)
      for row in Int(rect.y0)..<Int(rect.y1) {
        format.write(
          frame.pixels + row * frame.stride + x, count: rect.width,
          to: memory.address + row * pitch + x * format.bytesPerPixel)
      }
    }
    missed.removeAll()
  }
}
