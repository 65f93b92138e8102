/// The kernels as their header defines them, one pixel at a time.
enum KernelTwin {
  static func div255(_ x: UInt32) -> UInt32 { (x + 128 + ((x + 128) >> 8)) >> 8 }

  static func mapComponents(_ pixel: UInt32, _ transform: (UInt32) -> UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { $0 | transform(pixel >> $1 & 255) << $1 }
  }

  static func scaled(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
    mapComponents(pixel) { div255($0 * UInt32(factor)) }
  }

  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let inverse = 255 - source >> 24
    return [0, 8, 16, 24].reduce(0) { result, shift in
      let kept = div255((destination >> shift & 255) * inverse)
      return result | min((source >> shift & 255) + kept, 255) << shift
    }
  }

  static func over(_ source: UInt32, _ destination: UInt32, mask: UInt8) -> UInt32 {
    over(scaled(source, mask), destination)
  }

  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(div255(UInt32(a) * UInt32(b))) }

  /// The coverage of a winding sum in units of 2^-17.
  static func coverage(_ sum: Int32, isEvenOdd: Bool) -> UInt8 {
    let folded = 131072 - abs((sum & 262143) - 131072)
    let area = isEvenOdd ? UInt32(folded) >> 2 : sum.magnitude >> 2
    return UInt8((min(area, 32767) * 255 + 16384) >> 15)
  }
}
