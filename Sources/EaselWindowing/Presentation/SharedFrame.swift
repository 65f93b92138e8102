import EaselPixels

/// One of the pictures that the server reads frames from, and how far it is behind the frame.
@MainActor
final class SharedFrame {
  /// Buffers grow by whole steps, so that a window that is being resized reallocates rarely.
  static let step = 128

  let memory: SharedMemory
  private let format: PixelFormat
  /// Pixels from one row to the next: a multiple of `step`, and some more where the pitch would be one of 4 KB, which
  /// would make rows compete for cache lines.
  let width: Int
  /// Pixels, a multiple of `step`.
  let height: Int
  /// True from the request to show it until the server says that it has read it. Not touched meanwhile.
  var isBeingRead = false
  /// Where the frame was changed since this picture was last brought up to date.
  var missed = DamageRegion()
  /// How many frames the other pictures have shown since this one did.
  var framesUnused = 0

  init?(_ method: PresentationMethod, width: Int, height: Int, on connection: DisplayConnection) {
    format = connection.format
    let steps = SharedFrame.steps(width)
    self.width = format.rowBytes(width: steps) % 4096 == 0 ? steps + 16 : steps
    self.height = SharedFrame.steps(height)
    let byteCount = format.rowBytes(width: self.width) * self.height
    guard let memory = SharedMemory.make(method, byteCount: byteCount, on: connection) else { return nil }
    self.memory = memory
  }

  private static func steps(_ length: Int) -> Int { (length + step - 1) / step * step }

  /// Whether a frame fits in without leaving most of the memory unused.
  func suits(width: Int, height: Int) -> Bool {
    let needed = SharedFrame.steps(width) * SharedFrame.steps(height)
    return width <= self.width && height <= self.height && self.width * self.height <= 4 * needed
  }

  /// Takes down that all of a frame is missed. What the picture held is given back unless the server still reads it.
  func miss(_ bounds: PixelRect) {
    missed = DamageRegion(bounds)
    if !isBeingRead { memory.giveBackPages() }
  }

  /// Brings the picture up to date and makes it the memory of the frame, which must be what the server takes as it is.
  func attach(_ frame: Pixmap) {
    catchUp(with: frame)
    let pixels = memory.address.bindMemory(to: UInt32.self, capacity: width * height)
    frame.move(to: pixels, stride: width, owner: memory.mapping)
  }

  /// Copies what was missed from the frame.
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
