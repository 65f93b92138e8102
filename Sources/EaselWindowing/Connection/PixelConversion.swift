/// From the pixels of a frame, with 8 bits a colour, to those of a screen with more or fewer.
///
/// Each colour becomes the nearest one that the screen has. There is no dither: even areas stay even, and gradients show
/// steps on screens of 15 and 16 bits.
struct PixelConversion {
  /// What each of the 256 values becomes, where it stands in the screen's pixel.
  private let red, green, blue: [UInt32]

  /// Nil unless each mask is one run of 1 to 16 bits.
  init?(redMask: UInt, greenMask: UInt, blueMask: UInt) {
    guard let red = PixelConversion.table(redMask), let green = PixelConversion.table(greenMask),
      let blue = PixelConversion.table(blueMask)
    else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  private static func table(_ mask: UInt) -> [UInt32]? {
    let shift = mask.trailingZeroBitCount
    guard mask != 0, mask <= UInt32.max, case let largest = mask >> UInt(shift), largest & (largest + 1) == 0,
      largest <= 0xffff
    else { return nil }
    return (0...255).map { UInt32(($0 * largest + 127) / 255) << UInt32(shift) }
  }

  /// Converts premultiplied pixels on black, whose alpha does not count.
  func convert<Pixel: FixedWidthInteger>(
    _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<Pixel>
  ) {
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          for index in 0..<count {
            let pixel = pixels[index]
            target[index] = Pixel(
              truncatingIfNeeded: red[Int(pixel >> 16 & 255)] | green[Int(pixel >> 8 & 255)]
                | blue[Int(pixel & 255)])
          }
        }
      }
    }
  }
}
