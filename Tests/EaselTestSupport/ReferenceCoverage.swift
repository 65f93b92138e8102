import EaselGeometry

/// Reference coverage of polygons: the exact length inside along 64 scan lines per pixel row. Slow and
/// simple, for comparison with the rasterizer. More accurate than 16 x 16 sample points, whose error of up to
/// 8/255 on nearly horizontal or vertical edges would hide the errors to be measured.
public struct ReferenceCoverage {
  /// The number of scan lines per pixel row.
  public static let lines = 64

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The coverage of each pixel, 0...1, rows from the top.
  public let values: [Double]

  /// Computes the coverage of `polygons` in pixels, y down, each closed by a line to its first point, by the
  /// nonzero or the even-odd winding rule.
  public init(of polygons: [[SIMD2<Double>]], width: Int, height: Int, isEvenOdd: Bool = false) {
    let edges = polygons.flatMap { polygon in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) }
    var inside = [Double](repeating: 0, count: width * height)
    for line in 0..<height * ReferenceCoverage.lines {
      let y = (Double(line) + 0.5) / Double(ReferenceCoverage.lines)
      let crossings = edges.compactMap { ReferenceCoverage.crossing(from: $0.0, to: $0.1, at: y) }
        .sorted { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.direction
        guard isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 else { continue }
        let row = line / ReferenceCoverage.lines * width
        ReferenceCoverage.add(from: crossing.x, to: next.x, width: width) { inside[row + $0] += $1 }
      }
    }
    self.width = width
    self.height = height
    values = inside.map { $0 / Double(ReferenceCoverage.lines) }
  }

  /// Calls `body` with each pixel column that the run from `start` to `end` overlaps and the length of the
  /// overlap.
  private static func add(from start: Double, to end: Double, width: Int, _ body: (Int, Double) -> Void) {
    let (start, end) = (max(0, start), min(Double(width), end))
    guard start < end else { return }
    for column in Int(start)...min(width - 1, Int(end)) {
      body(column, max(0, min(end, Double(column + 1)) - max(start, Double(column))))
    }
  }

  /// The coverage of a pixel, 0...1.
  public subscript(x: Int, y: Int) -> Double { values[y * width + x] }

  /// Returns where an edge crosses the horizontal line at `y`: its x, and +1 if it goes down, -1 if it goes
  /// up. An end point on the line counts for the edge below it, so that each crossing of a polygon counts
  /// once.
  private static func crossing(
    from start: SIMD2<Double>, to end: SIMD2<Double>, at y: Double
  ) -> (x: Double, direction: Int)? {
    guard (start.y <= y) != (end.y <= y) else { return nil }
    let x = start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
    return (x, start.y < end.y ? 1 : -1)
  }
}
