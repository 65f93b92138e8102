import Synchronization

/// An immutable picture that drawings may refer to: premultiplied BGRA, rows without padding.
///
/// Its `generation` is never used twice in a process, so that it can stand for the content in a hash.
public final class PixelImage: Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// `width * height` pixels, top row first.
  public let pixels: [UInt32]
  /// A number that no other image of this process ever had.
  public let generation: UInt64

  private static let nextGeneration = Atomic<UInt64>(1)

  /// Takes `width * height` premultiplied pixels; nil when the count does not fit or a side is below 1.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    generation = PixelImage.nextGeneration.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// A copy of what the pixmap shows now.
  public convenience init(copying pixmap: Pixmap) {
    var copy: [UInt32] = []
    copy.reserveCapacity(pixmap.width * pixmap.height)
    for row in 0..<pixmap.height {
      copy.append(
        contentsOf: UnsafeBufferPointer(start: pixmap.pixels + row * pixmap.stride, count: pixmap.width))
    }
    self.init(width: pixmap.width, height: pixmap.height, pixels: copy)!
  }
}
