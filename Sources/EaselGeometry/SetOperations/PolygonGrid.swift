/// A grid of whole numbers that points are moved to, so that the clipper calculates without rounding.
struct PolygonGrid {
  /// A whole point near the middle of all that is on the grid.
  private let origin: Vector
  /// The distance of neighbours, a power of two: coordinates that are short in binary stay what they are.
  private let step: Double

  /// As many bits as the clipper multiplies without numbers of 128 bits.
  private static let quickBits = 29.0
  /// As many bits as the clipper takes.
  private static let mostBits = 60.0
  /// A step that is fine enough in points, however large the whole is, as an exponent of 2.
  private static let fineExponent = -16.0

  /// - Parameter bounds: A box around all points, finite and not null.
  init(bounds: CGRect) {
    origin = Vector(Double(bounds.midX).rounded(), Double(bounds.midY).rounded())
    let corners = [Vector(bounds.minX, bounds.minY) - origin, Vector(bounds.maxX, bounds.maxY) - origin]
    let reach = corners.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
    let exponent = reach > 0 ? Double(reach.exponent + 1) : 0
    let fitting = min(exponent - PolygonGrid.quickBits, PolygonGrid.fineExponent)
    step = exp2(max(fitting, exponent - PolygonGrid.mostBits))
  }

  func place(_ point: Vector) -> SIMD2<Int64> {
    SIMD2<Int64>(((point - origin) / step).rounded(.toNearestOrEven))
  }

  func point(x: Int64, y: Int64) -> Vector { origin + Vector(Double(x), Double(y)) * step }
}
