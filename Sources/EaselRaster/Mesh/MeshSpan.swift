/// The colors of a triangle: linear functions of the place.
struct MeshPlane {
  private let levels: SIMD4<Float>
  private let x: Float
  private let y: Float
  private let across: SIMD4<Float>
  private let down: SIMD4<Float>

  @inline(__always)
  init(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint) {
    let (bx, by) = (Float(b.x &- a.x), Float(b.y &- a.y))
    let (cx, cy) = (Float(c.x &- a.x), Float(c.y &- a.y))
    let area = bx * cy - cx * by
    // Per pixel, which is 256 units.
    let scale = area == 0 ? 0 : 256 / area
    let (first, second) = (b.levels - a.levels, c.levels - a.levels)
    levels = a.levels
    across = (first * cy - second * by) * scale
    down = (second * bx - first * cx) * scale
    (x, y) = (Float(a.x) / 256 - 0.5, Float(a.y) / 256 - 0.5)
  }

  /// The levels at the center of a pixel, limited to 0...255.
  @inline(__always)
  func levels(x column: Int32, y row: Int32) -> SIMD4<Float> {
    (levels + across * (Float(column) - x) + down * (Float(row) - y)).limited(to: 255)
  }
}

/// The colors of successive pixels of a row, in fixed point. The color of a pixel does not depend on where painting starts.
struct MeshSpan {
  /// The levels of the first pixel in 2^-14, rounded: blue, then red in the high half; green, then alpha.
  private let first: SIMD2<UInt64>
  private let step: SIMD2<UInt64>

  /// The span of a triangle from `start` to `end`, which must not be empty.
  @inline(__always)
  init(_ plane: MeshPlane, _ start: Int32, _ end: Int32, _ y: Int32) {
    let (from, to) = (plane.levels(x: start, y: y), plane.levels(x: end &- 1, y: y))
    let count = end &- start
    let step = count > 1 ? (to - from) * (1 / Float(count &- 1)) : SIMD4()
    // Adding 3 * 2^22 leaves the value, rounded to an integer, in the low bits.
    let offset = SIMD4<Float>(repeating: 12_582_912)
    let bits = SIMD4<Int32>(repeating: 0x4b40_0000)
    first = MeshSpan.pairs(unsafeBitCast((from + 0.5) * 16_384 + offset, to: SIMD4<Int32>.self) &- bits)
    self.step = MeshSpan.pairs(unsafeBitCast(step * 16_384 + offset, to: SIMD4<Int32>.self) &- bits)
  }

  @inline(__always)
  private static func pairs(_ c: SIMD4<Int32>) -> SIMD2<UInt64> {
    SIMD2(
      UInt64(bitPattern: Int64(c.x) << 32 &+ Int64(c.z)), UInt64(bitPattern: Int64(c.w) << 32 &+ Int64(c.y)))
  }

  /// Writes opaque pixels.
  @inline(__always)
  func fillOpaque(_ pixels: UnsafeMutablePointer<UInt32>, skipping skipped: Int, count: Int) {
    var (even, odd) = start(skipped)
    let (evenStep, oddStep) = (step.x, step.y)
    for index in 0..<count {
      pixels[index] = MeshSpan.pixel(even, odd) | 0xff00_0000
      even &+= evenStep
      odd &+= oddStep
    }
  }

  /// Writes pixels whose components are not larger than their alpha.
  @inline(__always)
  func fill(_ pixels: UnsafeMutablePointer<UInt32>, skipping skipped: Int, count: Int) {
    var (even, odd) = start(skipped)
    for index in 0..<count {
      let pixel = MeshSpan.pixel(even, odd)
      let alpha = pixel >> 24
      let (red, green, blue) = (
        min(pixel >> 16 & 255, alpha), min(pixel >> 8 & 255, alpha), min(pixel & 255, alpha)
      )
      pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
      even &+= step.x
      odd &+= step.y
    }
  }

  @inline(__always)
  private func start(_ skipped: Int) -> (UInt64, UInt64) {
    let skipped = UInt64(truncatingIfNeeded: skipped)
    return (first.x &+ step.x &* skipped, first.y &+ step.y &* skipped)
  }

  @inline(__always)
  private static func pixel(_ even: UInt64, _ odd: UInt64) -> UInt32 {
    let mask: UInt64 = 0xff_0000_00ff
    let both = even >> 14 & mask | (odd >> 14 & mask) << 8
    return UInt32(truncatingIfNeeded: both | both >> 16)
  }
}
