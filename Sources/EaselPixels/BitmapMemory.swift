import Foundation

/// A bitmap in any layout, in memory that it owns or that the user provides.
package final class BitmapMemory {
  package let base: UnsafeMutableRawPointer
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  package let bytesPerRow: Int
  package let layout: BitmapLayout
  private let release: () -> Void
  /// The bytes of the rows, without padding, at the last `remember()` or `store`; empty before the first
  /// `remember()`.
  private var shown: [UInt8] = []

  /// Creates a bitmap that owns its memory; all bytes are zero.
  package init(width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout) {
    let memory = AlignedMemory(byteCount: bytesPerRow * height)
    memory.base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    (base, release) = (memory.base, memory.deallocate)
    (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
  }

  /// Creates a bitmap in the user's memory, which must live until `release` is called.
  package init(
    base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout,
    release: @escaping () -> Void
  ) {
    (self.base, self.release) = (base, release)
    (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
  }

  deinit { release() }

  private var rowLength: Int { width * layout.bytesPerPixel }

  // MARK: Pixels

  /// The current pixels, premultiplied, rows without padding.
  package var pixels: [UInt32] {
    BitmapMemory.pixels(at: base, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
  }

  /// The pixels in `data`, premultiplied, rows without padding. `data` must be large enough for all rows.
  package static func pixels(
    in data: Data, width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout
  ) -> [UInt32] {
    data.withUnsafeBytes { bytes in
      pixels(
        at: bytes.baseAddress!, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
    }
  }

  private static func pixels(
    at base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let (row, target) = (base + y * bytesPerRow, buffer.baseAddress! + y * width)
        for x in 0..<width { (target + x).initialize(to: layout.pixel(at: row + x * layout.bytesPerPixel)) }
      }
      count = width * height
    }
  }

  /// A copy of all bytes.
  package var bytes: Data { Data(bytes: base, count: bytesPerRow * height) }

  /// Copies rectangles of a bitmap of the same size; `convert` maps each pixel.
  package func store(_ rects: [PixelRect], of picture: Pixmap, converting convert: ((UInt32) -> UInt32)?) {
    for rect in rects.map({ $0.intersection(picture.bounds) }) where !rect.isEmpty {
      for y in Int(rect.y0)..<Int(rect.y1) {
        store(row: y, Int(rect.x0)..<Int(rect.x1), of: picture, convert)
      }
    }
  }

  private func store(row y: Int, _ columns: Range<Int>, of picture: Pixmap, _ convert: ((UInt32) -> UInt32)?)
  {
    let source = picture.pixels + y * picture.stride
    let target = base + y * bytesPerRow
    if convert == nil, layout == .own {
      (target + columns.lowerBound * 4).copyMemory(
        from: source + columns.lowerBound, byteCount: columns.count * 4)
    } else {
      for x in columns {
        layout.store(convert?(source[x]) ?? source[x], at: target + x * layout.bytesPerPixel)
      }
    }
    guard !shown.isEmpty else { return }
    let first = columns.lowerBound * layout.bytesPerPixel
    shown.withUnsafeMutableBytes { bytes in
      (bytes.baseAddress! + y * rowLength + first).copyMemory(
        from: target + first, byteCount: columns.count * layout.bytesPerPixel)
    }
  }

  // MARK: Changes by others

  /// Takes a snapshot of the rows, for `wasChanged(in:)`.
  package func remember() {
    shown = [UInt8](unsafeUninitializedCapacity: rowLength * height) { buffer, count in
      for y in 0..<height {
        memcpy(buffer.baseAddress! + y * rowLength, base + y * bytesPerRow, rowLength)
      }
      count = rowLength * height
    }
  }

  /// Whether pixels in the rectangles have changed since the last `remember()` or `store`; false before the
  /// first `remember()`.
  package func wasChanged(in rects: [PixelRect]) -> Bool {
    guard !shown.isEmpty else { return false }
    let whole = PixelRect(width: width, height: height)
    return rects.contains { wasChanged(in: $0.intersection(whole)) }
  }

  private func wasChanged(in rect: PixelRect) -> Bool {
    guard !rect.isEmpty else { return false }
    let (first, length) = (Int(rect.x0) * layout.bytesPerPixel, rect.width * layout.bytesPerPixel)
    return shown.withUnsafeBytes { bytes in
      (Int(rect.y0)..<Int(rect.y1)).contains { y in
        memcmp(base + y * bytesPerRow + first, bytes.baseAddress! + y * rowLength + first, length) != 0
      }
    }
  }

  /// Whether all bits of all pixels are zero.
  package var isBlank: Bool {
    (0..<height).allSatisfy { y in
      UnsafeRawBufferPointer(start: base + y * bytesPerRow, count: rowLength).allSatisfy { $0 == 0 }
    }
  }
}
