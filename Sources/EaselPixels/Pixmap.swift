/// A mutable picture in memory: premultiplied BGRA (see the conventions in `EaselPixels.swift`).
///
/// Rows are padded so that their pitch is never a multiple of 4 KB, which would make rows compete for cache lines.
public final class Pixmap {
  /// Pixels; at least 1.
  public let width: Int
  /// Pixels; at least 1.
  public let height: Int
  /// Pixels from one row to the next.
  @exclusivity(unchecked) public private(set) var stride: Int
  /// The first pixel of the first row; 64-byte aligned; valid as long as the pixmap lives. The picture of a window may
  /// lie elsewhere with each frame.
  @exclusivity(unchecked) public private(set) var pixels: UnsafeMutablePointer<UInt32>

  /// Keeps the memory.
  private var owner: AnyObject

  /// A picture of `width` x `height` transparent pixels; sizes below 1 are taken as 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    stride = Pixmap.paddedStride(self.width)
    let memory = PixelMemory(count: stride * self.height)
    (pixels, owner) = (memory.pixels, memory)
  }

  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// The premultiplied pixel at a column and row inside the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
    return pixels[y * stride + x]
  }

  public func fill(_ pixel: UInt32) { pixels.update(repeating: pixel, count: stride * height) }

  /// Moves to memory that holds the same pixels already, and that `owner` keeps as long as it lives.
  package func move(to pixels: UnsafeMutablePointer<UInt32>, stride: Int, owner: AnyObject) {
    (self.pixels, self.stride, self.owner) = (pixels, stride, owner)
  }

  /// Moves to memory of its own.
  package func moveOut() {
    let copy = Pixmap(width: width, height: height)
    copy.copy(bounds, from: self)
    (pixels, stride, owner) = (copy.pixels, copy.stride, copy.owner)
  }

  /// A multiple of 16 pixels, at least `width`, whose byte pitch is no multiple of 4,096.
  private static func paddedStride(_ width: Int) -> Int {
    let rounded = (width + 15) & ~15
    return rounded & 1023 == 0 ? rounded + 16 : rounded
  }
}

/// Transparent pixels that nobody else has.
private final class PixelMemory {
  let pixels: UnsafeMutablePointer<UInt32>
  private let memory: AlignedMemory

  init(count: Int) {
    memory = AlignedMemory(byteCount: count * 4)
    pixels = memory.base.bindMemory(to: UInt32.self, capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit { memory.deallocate() }
}
