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
  package func detach() {
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

extension Pixmap {
  /// All pixels without what lies between rows, top row first: four bytes each, blue, green, red, alpha.
  package var packedBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: pixels + row * stride, count: width * 4))
    }
    return bytes
  }
}

/// Parts of pictures. What lies outside a picture does not count.
extension Pixmap {
  /// Gives every pixel of a rectangle the same premultiplied value.
  public func fill(_ pixel: UInt32, in rect: PixelRect) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y0)..<Int(part.y1) {
      (pixels + y * stride + Int(part.x0)).update(repeating: pixel, count: part.width)
    }
  }

  /// Copies a rectangle of another picture to the same place in this one.
  public func copy(_ rect: PixelRect, from other: Pixmap) {
    let part = rect.intersection(bounds).intersection(other.bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y0)..<Int(part.y1) {
      let source = other.pixels + y * other.stride + Int(part.x0)
      (pixels + y * stride + Int(part.x0)).update(from: source, count: part.width)
    }
  }
}

/// Memory that begins at a cache line. Its owner deallocates it.
///
/// Aligned here and not by the allocator: the one of glibc before 2.38 finds no room for an aligned piece where one of
/// the same size was freed, so that a program that comes and goes with pictures and rasterizers would grow.
package struct AlignedMemory {
  /// Bytes.
  package static let alignment = 64

  private let memory: UnsafeMutableRawPointer
  /// The first byte, a multiple of `alignment`.
  package let base: UnsafeMutableRawPointer

  package init(byteCount: Int) {
    memory = .allocate(byteCount: byteCount + AlignedMemory.alignment, alignment: 16)
    base = memory.alignedUp(toMultipleOf: AlignedMemory.alignment)
  }

  package func deallocate() { memory.deallocate() }
}
