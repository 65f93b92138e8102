import EaselGeometry

/// How much of each pixel lies inside polygons, found along 64 lines per pixel row, each measured exactly: slow and
/// plain, for comparison with the rasterizer. Finer than 16 x 16 sample points, whose own error of up to 8/255 on nearly
/// horizontal or vertical edges would hide what is to be measured.
public struct ReferenceCoverage {
  /// Lines per pixel row.
  public static let lines = 64

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// 0...1 for each pixel, rows from the top.
  public let values: [Double]

  /// Coverage of the inside of `polygons` (pixels, y down; each closed by a line to its first point) by the non-zero or
  /// even-odd rule.
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

  /// Calls `body` with each pixel column that a run touches and how much of it.
  private static func add(from start: Double, to end: Double, width: Int, _ body: (Int, Double) -> Void) {
    let (start, end) = (max(0, start), min(Double(width), end))
    guard start < end else { return }
    for column in Int(start)...min(width - 1, Int(end)) {
      body(column, max(0, min(end, Double(column + 1)) - max(start, Double(column))))
    }
  }

  public subscript(x: Int, y: Int) -> Double { values[y * width + x] }

  /// Where an edge crosses the horizontal line at `y`: its x, and +1 when it goes down, -1 when up. An end point on the
  /// line counts for the edge below it, so that each crossing of a polygon counts once.
  private static func crossing(
    from start: SIMD2<Double>, to end: SIMD2<Double>, at y: Double
  ) -> (x: Double, direction: Int)? {
    guard (start.y <= y) != (end.y <= y) else { return nil }
    let x = start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
    return (x, start.y < end.y ? 1 : -1)
  }
}
