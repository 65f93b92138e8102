import EaselPixels
import Foundation

/// The pixels of a window: opaque, `0xffRRGGBB`, top row first. Colors of screens with more or fewer than 8
/// bits per channel are rounded to the nearest 8-bit value.
public struct WindowImage: Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels in rows from the top.
  public let pixels: [UInt32]

  /// Reads the output of `xwd` (X11/XWDFile.h): a header of big-endian words, a color table, then rows of
  /// pixels.
  public init(xwd data: Data) throws {
    let bytes = [UInt8](data)
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, word(1) == 7 else { throw ToolError("not a window dump of version 7") }
    let (bitsPerPixel, isBigEndian) = (word(11), word(7) == 1)
    guard bitsPerPixel == 32 || bitsPerPixel == 16, !isBigEndian else {
      throw ToolError("a window dump of \(bitsPerPixel) bits")
    }
    let channels = [14, 15, 16].map { Channel(mask: UInt32(word($0))) }
    let (width, height, pitch) = (word(4), word(5), word(12))
    let start = word(0) + word(19) * 12
    guard bytes.count >= start + pitch * height else { throw ToolError("a window dump that is cut off") }
    self.width = width
    self.height = height
    let isPlain = bitsPerPixel == 32 && channels.map(\.mask) == [0xff0000, 0xff00, 0xff]
    pixels = (0..<width * height).map { index in
      let offset = start + index / width * pitch + index % width * (bitsPerPixel / 8)
      var pixel = UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
      if bitsPerPixel == 32 { pixel |= UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 3]) << 24 }
      if isPlain { return pixel | 0xff00_0000 }
      return channels.reduce(0xff) { $0 << 8 | $1.value(in: pixel) }
    }
  }

  /// The position of a color channel within a pixel.
  private struct Channel {
    let mask: UInt32

    /// Returns the channel's value, scaled to 0...255.
    func value(in pixel: UInt32) -> UInt32 {
      let (value, largest) = ((pixel & mask) >> mask.trailingZeroBitCount, mask >> mask.trailingZeroBitCount)
      return (value * 255 + largest / 2) / largest
    }
  }

  /// The pixel at a position.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Returns the number of pixels that differ from a frame composited over black.
  public func differences(from frame: Pixmap) -> Int {
    guard frame.width == width, frame.height == height else { return width * height }
    return (0..<width * height).count {
      pixels[$0] != frame[$0 % width, $0 / width] | 0xff00_0000
    }
  }
}
