import CX11

/// The pixel format of the screen, and the conversion of frames to it.
struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  /// Significant bits of a pixel.
  let depth: Int32
  /// Bytes per pixel: 2 or 4. Rows are padded to multiples of 4 bytes.
  let bytesPerPixel: Int
  /// Nil if the screen accepts the pixels of frames unchanged.
  private let conversion: PixelConversion?
  /// Whether the screen accepts the pixels of frames unchanged.
  var acceptsFramesUnchanged: Bool { conversion == nil }

  /// Chooses a visual: one that accepts the pixels of frames unchanged, preferably the default visual;
  /// otherwise the default visual if it is true-color with 16 or 32 bits per pixel; otherwise nil.
  static func choose(_ display: OpaquePointer, screen: Int32) -> PixelFormat? {
    let standard = PixelFormat(
      display, visual: XDefaultVisual(display, screen), depth: XDefaultDepth(display, screen))
    if let standard, standard.conversion == nil { return standard }
    var found = XVisualInfo()
    guard XMatchVisualInfo(display, screen, 24, TrueColor, &found) != 0,
      let other = PixelFormat(display, visual: found.visual, depth: 24), other.conversion == nil
    else { return standard }
    return other
  }

  private init?(_ display: OpaquePointer, visual: UnsafeMutablePointer<Visual>, depth: Int32) {
    let (red, green, blue) = (visual.pointee.red_mask, visual.pointee.green_mask, visual.pointee.blue_mask)
    guard visual.pointee.class == TrueColor, let stored = PixelFormat.storage(of: depth, on: display),
      let conversion = PixelConversion(redMask: red, greenMask: green, blueMask: blue)
    else { return nil }
    self.visual = visual
    self.depth = depth
    bytesPerPixel = Int(stored.bits_per_pixel) / 8
    let isDirect = bytesPerPixel == 4 && (red, green, blue) == (0xff0000, 0xff00, 0xff)
    self.conversion = isDirect ? nil : conversion
  }

  /// How the server stores pixels of a depth; nil if that layout is not supported.
  private static func storage(of depth: Int32, on display: OpaquePointer) -> XPixmapFormatValues? {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return nil }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count)).first {
      $0.depth == depth && ($0.bits_per_pixel == 32 || $0.bits_per_pixel == 16 && $0.scanline_pad == 32)
    }
  }

  /// The bytes of a row of pixels, including the padding.
  func rowBytes(width: Int) -> Int { (width * bytesPerPixel + 3) & ~3 }

  /// Converts pixels of a frame to the format of the screen, in the byte order of this machine.
  func write(_ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
    guard let conversion else {
      return target.copyMemory(from: pixels, byteCount: count * 4)
    }
    if bytesPerPixel == 2 {
      conversion.convert(pixels, count: count, to: target.assumingMemoryBound(to: UInt16.self))
    } else {
      conversion.convert(pixels, count: count, to: target.assumingMemoryBound(to: UInt32.self))
    }
  }
}

/// Converts pixels with 8 bits per channel to a screen format with more or fewer.
///
/// Each channel is rounded to the nearest value of the screen. There is no dithering: even areas stay even,
/// and gradients show bands on screens of 15 and 16 bits.
struct PixelConversion {
  /// For each of the 256 values of a channel, its bits in the screen's pixel.
  private let red, green, blue: [UInt32]

  /// Returns nil unless each mask is one contiguous run of 1 to 16 bits.
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

  /// Converts opaque or premultiplied pixels, shown on black; alpha is ignored.
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
