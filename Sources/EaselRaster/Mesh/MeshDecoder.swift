import EaselDrawing
import EaselPixels

/// Converts interpolated colors of a mesh to sRGB. The encoding comes from a table, within 0.1 levels.
struct MeshDecoder {
  private let interpolation: GradientPaint.Interpolation
  private let table: UnsafePointer<Float>

  init(_ interpolation: GradientPaint.Interpolation) {
    self.interpolation = interpolation
    table = MeshDecoder.encoded
  }

  private static let tableSize = 16_384
  /// The levels for linear components from 0 to 1. The memory is never changed or freed, so all threads may read it.
  nonisolated(unsafe) private static let encoded: UnsafePointer<Float> = {
    let levels = UnsafeMutablePointer<Float>.allocate(capacity: tableSize + 1)
    for index in 0...tableSize {
      let linear = Double(index) / Double(tableSize)
      (levels + index).initialize(to: Float(ColorConversion.encoded(linear) * 255))
    }
    return UnsafePointer(levels)
  }()

  /// Whether levels are linear functions of interpolated colors.
  var isLinear: Bool { interpolation == .encoded }

  /// Encoded, premultiplied components in 0...255, none larger than alpha.
  @inline(__always)
  func levels(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = mixed.w > 0 ? min(1, mixed.w) : 0
    guard !isLinear else { return mixed.limited(to: alpha) * 255 }
    guard alpha > 0 else { return SIMD4() }
    var straight = mixed / mixed.w
    if interpolation == .perceptual { straight = ColorConversion.linear(fromOklab: straight) }
    let places = straight.limited(to: 1) * Float(MeshDecoder.tableSize) + 0.5
    return SIMD4(
      table[Int(places.x)] * alpha, table[Int(places.y)] * alpha, table[Int(places.z)] * alpha, alpha * 255)
  }

  /// Whether the levels within a square of four points are close to a linear function.
  @inline(__always)
  func isFlat(
    _ a: UnsafePointer<MeshPoint>, _ b: UnsafePointer<MeshPoint>, _ c: UnsafePointer<MeshPoint>,
    _ d: UnsafePointer<MeshPoint>
  ) -> Bool {
    isFlat(a, b) && isFlat(a, c) && isFlat(b, c) && isFlat(b, d) && isFlat(c, d)
  }

  @inline(__always)
  private func isFlat(_ a: UnsafePointer<MeshPoint>, _ b: UnsafePointer<MeshPoint>) -> Bool {
    let middle = levels((a.pointee.mixed + b.pointee.mixed) * 0.5)
    let error = middle - (a.pointee.levels + b.pointee.levels) * 0.5
    return error.max() < 0.25 && error.min() > -0.25
  }
}
