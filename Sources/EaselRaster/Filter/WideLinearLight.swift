import Foundation

/// sRGB-encoded pixels to wide components in linear light, premultiplied, and back.
enum WideLinearLight {
  /// Linear light for each encoded byte, 0...1.
  private static let linear: [Float] = (0..<256).map { byte in
    ColorSpaceConversion.linear(SIMD4(Float(byte) / 255, 0, 0, 0)).x
  }

  /// The encoded value, 0...255 unrounded, for each straight linear value in units of 1/4096.
  private static let encoded: [Float] = (0...4096).map { step in
    ColorSpaceConversion.encoded(SIMD4(Float(step) / 4096, 0, 0, 0)).x * 255
  }

  static func load(_ pixels: UnsafePointer<UInt32>, _ count: Int, into row: UnsafeMutablePointer<UInt16>) {
    linear.withUnsafeBufferPointer { linear in
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        row[index * 4 + 3] = UInt16(alpha << 7)
        for component in 0..<3 {
          let value = pixel >> UInt32(component * 8) & 255
          let straight = alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
          row[index * 4 + component] = UInt16(linear[Int(straight)] * Float(alpha) * 128 + 0.5)
        }
      }
    }
  }

  /// - Parameters:
  ///   - rounding: What is added before the lowest seven bits go, for eight pixels.
  ///   - loss: What truncations took from each component, in units of 1/128.
  ///   - isOpaque: Divided by alpha, where it is not less than half of 1/255.
  static func store(
    _ row: UnsafePointer<UInt16>, _ count: Int, _ rounding: UnsafePointer<UInt16>, loss: UInt16,
    isOpaque: Bool,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    encoded.withUnsafeBufferPointer { encoded in
      for index in 0..<count {
        let alpha = Float(row[index * 4 + 3])
        let added = Float(rounding[index % 8 * 4]) / 128
        let shown: Float = isOpaque ? (alpha >= 64 ? 32640 : 0) : alpha
        var pixel = UInt32(min(shown / 128 + added, 255)) << 24
        for component in 0..<3 where alpha > 0 {
          let left = row[index * 4 + component]
          let lit = left == 0 ? 0 : Float(left) + Float(loss)
          let straight = min(lit / (alpha + Float(loss)), 1) * 4096
          let low = min(Int(straight), 4095)
          let value = encoded[low] + (encoded[low + 1] - encoded[low]) * (straight - Float(low))
          pixel |= min(UInt32(value * shown / 32640 + added), pixel >> 24) << UInt32(component * 8)
        }
        pixels[index] = pixel
      }
    }
  }
}
