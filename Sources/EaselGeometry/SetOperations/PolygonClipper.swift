import CPolygonClipper

/// What is common to polygons, what either of them has, and so on: Bala Vatti's sweep ("A generic solution to polygon
/// clipping", 1992) on a grid of whole numbers, by the library Clipper (https://angusj.com/clipper2/).
struct PolygonClipper: ~Copyable {
  private let clipper: OpaquePointer?
  private let grid: PolygonGrid
  private var isComplete: Bool

  init(grid: PolygonGrid) {
    clipper = easel_polygon_clipper_create()
    isComplete = clipper != nil
    self.grid = grid
  }

  deinit { easel_polygon_clipper_destroy(clipper) }

  /// Adds all contours of `flat` in one role.
  mutating func add(_ flat: FlatPath, as role: EaselPolygonRole) {
    var begin = 0
    for contour in flat.contours where isComplete {
      var coordinates: [Int64] = []
      coordinates.reserveCapacity(2 * (contour.end - begin + 1))
      for point in flat.points[begin..<contour.end] { append(point, to: &coordinates) }
      // Of a line, the side that closes it is a part too.
      if role == EaselPolygonLine, contour.isClosed { append(flat.points[begin], to: &coordinates) }
      isComplete = easel_polygon_clipper_add(clipper, coordinates, Int64(coordinates.count / 2), role)
      begin = contour.end
    }
  }

  private func append(_ point: Vector, to coordinates: inout [Int64]) {
    let place = grid.place(point)
    coordinates.append(place.x)
    coordinates.append(place.y)
  }

  /// The contours of the result; none when there is not enough memory.
  mutating func result(_ operation: EaselPolygonOperation, eoFill: Bool, areClosed: Bool) -> FlatPath {
    var result = FlatPath()
    guard isComplete, easel_polygon_clipper_run(clipper, operation, eoFill) else { return result }
    for contour in 0..<easel_polygon_clipper_contours(clipper) {
      var coordinates = [Int64](repeating: 0, count: 2 * Int(easel_polygon_clipper_points(clipper, contour)))
      easel_polygon_clipper_read(clipper, contour, &coordinates)
      for index in stride(from: 0, to: coordinates.count, by: 2) {
        result.points.append(grid.point(x: coordinates[index], y: coordinates[index + 1]))
      }
      result.contours.append(FlatPath.Contour(end: result.points.count, isClosed: areClosed))
    }
    return result
  }
}

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
