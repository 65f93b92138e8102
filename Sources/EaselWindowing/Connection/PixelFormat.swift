import CX11

/// How the screen stores a pixel, and how the pixels of a frame become such.
struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  /// Significant bits of a pixel.
  let depth: Int32
  /// Bytes from one pixel to the next: 2 or 4. Rows are whole multiples of 4 bytes.
  let bytesPerPixel: Int
  /// Nil where the pixels of a frame are sent as they are.
  private let conversion: PixelConversion?
  /// True where frames are sent as they are.
  var takesFrames: Bool { conversion == nil }

  /// The visual that takes the pixels of frames as they are, the screen's own one rather than others; else the screen's
  /// own one if it is of true colour with 16 or 32 bits a pixel; else nil.
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

  /// How the server stores pixels of a depth; nil where it is in a way that is not known here.
  private static func storage(of depth: Int32, on display: OpaquePointer) -> XPixmapFormatValues? {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return nil }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count)).first {
      $0.depth == depth && ($0.bits_per_pixel == 32 || $0.bits_per_pixel == 16 && $0.scanline_pad == 32)
    }
  }

  /// The bytes of a row of pixels in a picture without gaps.
  func rowBytes(width: Int) -> Int { (width * bytesPerPixel + 3) & ~3 }

  /// Writes pixels of a frame as those of the screen, in the byte order of this machine.
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
