/// A mutable bitmap in memory: premultiplied BGRA, as `EaselPixels.swift` describes.
///
/// Rows are padded so that their pitch is never a multiple of 4 KB, because rows would then compete for cache
/// lines. The contents are not synchronised: one thread at a time may write.
///
/// ```swift
/// import EaselPixels
///
/// func whiteBitmap() -> Pixmap {
///   let bitmap = Pixmap(width: 64, height: 32)
///   bitmap.fill(0xffff_ffff)
///   return bitmap
/// }
/// ```
public final class Pixmap {
  /// The width in pixels; at least 1.
  public let width: Int
  /// The height in pixels; at least 1.
  public let height: Int
  /// The distance from one row to the next, in pixels.
  @exclusivity(unchecked) public private(set) var stride: Int
  /// The first pixel of the first row, aligned to 64 bytes. The pointer is valid while the bitmap lives; the
  /// bitmap of a window may move to other memory with each frame.
  @exclusivity(unchecked) public private(set) var pixels: UnsafeMutablePointer<UInt32>

  /// Retains the memory of `pixels`.
  private var owner: AnyObject

  /// Creates a bitmap of transparent pixels; sizes below 1 are replaced by 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    stride = Pixmap.paddedStride(self.width)
    let memory = PixelMemory(count: stride * self.height)
    (pixels, owner) = (memory.pixels, memory)
  }

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// The premultiplied pixel at a column and row, which must be inside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
    return pixels[y * stride + x]
  }

  /// Sets every pixel to a premultiplied value.
  public func fill(_ pixel: UInt32) { pixels.update(repeating: pixel, count: stride * height) }

  /// Switches to memory that contains the same pixels already and lives as long as `owner`.
  package func move(to pixels: UnsafeMutablePointer<UInt32>, stride: Int, owner: AnyObject) {
    (self.pixels, self.stride, self.owner) = (pixels, stride, owner)
  }

  /// Copies the pixels to new memory that the bitmap owns.
  package func detach() {
    let copy = Pixmap(width: width, height: height)
    copy.copy(bounds, from: self)
    (pixels, stride, owner) = (copy.pixels, copy.stride, copy.owner)
  }

  /// A multiple of 16 pixels, at least `width`, whose pitch in bytes is not a multiple of 4,096.
  package static func paddedStride(_ width: Int) -> Int {
    let rounded = (width + 15) & ~15
    return rounded & 1023 == 0 ? rounded + 16 : rounded
  }
}

/// The memory of a bitmap, initially transparent.
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
  /// All pixels without row padding, top row first: four bytes each, blue, green, red, alpha.
  package var packedBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: pixels + row * stride, count: width * 4))
    }
    return bytes
  }
}

/// Operations on parts of bitmaps. Pixels outside of a bitmap are ignored.
extension Pixmap {
  /// Sets every pixel of a rectangle to a premultiplied value; pixels outside the bitmap are ignored.
  public func fill(_ pixel: UInt32, in rect: PixelRect) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y0)..<Int(part.y1) {
      (pixels + y * stride + Int(part.x0)).update(repeating: pixel, count: part.width)
    }
  }

  /// Copies a rectangle from another bitmap to the same position; pixels outside either bitmap are ignored.
  public func copy(_ rect: PixelRect, from other: Pixmap) {
    let part = rect.intersection(bounds).intersection(other.bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y0)..<Int(part.y1) {
      let source = other.pixels + y * other.stride + Int(part.x0)
      (pixels + y * stride + Int(part.x0)).update(from: source, count: part.width)
    }
  }
}

/// Memory that is aligned to a cache line. Its owner deallocates it.
///
/// The alignment is done here because the allocator of glibc before 2.38 cannot reuse a freed aligned block
/// for another one of the same size: a program that repeatedly creates and frees bitmaps and rasterizers
/// would grow.
package struct AlignedMemory {
  /// The alignment in bytes.
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
