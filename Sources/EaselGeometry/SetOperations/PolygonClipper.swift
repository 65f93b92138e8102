import CPolygonClipper

/// Boolean operations on polygons: Bala Vatti's sweep ("A generic solution to polygon clipping", 1992) on an
/// integer grid, by the library Clipper (https://angusj.com/clipper2/).
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

  /// Adds all contours of `flat`, which has whole numbers of the grid as coordinates, as subject, clip or line.
  mutating func add(_ flat: FlatPath, as role: EaselPolygonRole) {
    var begin = 0
    for contour in flat.contours where isComplete {
      var coordinates: [Int64] = []
      coordinates.reserveCapacity(2 * (contour.end - begin + 1))
      for point in flat.points[begin..<contour.end] { append(point, to: &coordinates) }
      // A closed line includes its closing side.
      if role == EaselPolygonLine, contour.isClosed { append(flat.points[begin], to: &coordinates) }
      isComplete = easel_polygon_clipper_add(clipper, coordinates, Int64(coordinates.count / 2), role)
      begin = contour.end
    }
  }

  private func append(_ point: Vector, to coordinates: inout [Int64]) {
    let place = SIMD2<Int64>(point)
    coordinates.append(place.x)
    coordinates.append(place.y)
  }

  /// The contours of the result; none if there is not enough memory.
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

/// An integer grid to which points are rounded, so that the clipper computes exactly.
struct PolygonGrid {
  /// The origin of the grid: the center of the bounding box, rounded to whole points.
  private let origin: Vector
  /// The distance between grid lines, a power of two: coordinates with few binary digits stay exact.
  private let step: Double

  /// The number of bits up to which the clipper multiplies without 128-bit numbers.
  private static let quickBits = 29.0
  /// The number of bits that the clipper supports.
  private static let maximumBits = 60.0
  /// The binary exponent of a step, in points, that is fine enough for paths of any size.
  private static let fineExponent = -16.0

  /// - Parameter bounds: The bounding box of all points, finite and not null.
  init(bounds: CGRect) {
    origin = Vector(Double(bounds.midX).rounded(), Double(bounds.midY).rounded())
    let corners = [Vector(bounds.minX, bounds.minY) - origin, Vector(bounds.maxX, bounds.maxY) - origin]
    let reach = corners.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
    let exponent = reach > 0 ? Double(reach.exponent + 1) : 0
    let fitting = min(exponent - PolygonGrid.quickBits, PolygonGrid.fineExponent)
    // The step of a path of denormal numbers would be 0.
    step = max(exp2(max(fitting, exponent - PolygonGrid.maximumBits)), .leastNormalMagnitude)
  }

  /// Rounds points to the grid. Coordinates become whole numbers of steps.
  func place(_ flat: inout FlatPath) {
    for index in flat.points.indices {
      flat.points[index] = ((flat.points[index] - origin) / step).rounded(.toNearestOrEven)
    }
  }

  func point(x: Int64, y: Int64) -> Vector { origin + Vector(Double(x), Double(y)) * step }
}
