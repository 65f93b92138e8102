import EaselGeometry

/// How much of each pixel lies inside polygons, found by testing 16 x 16 points per pixel: slow and plain, for
/// comparison with the rasterizer. Where one straight edge crosses a pixel its error is below 1/16.
public struct ReferenceCoverage {
  /// Sample points per pixel and direction.
  public static let samples = 16

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// 0...1 for each pixel, rows from the top.
  public let values: [Double]

  /// Coverage of the inside of `polygons` (pixels, y down; each closed by a line to its first point) by the non-zero or
  /// even-odd rule.
  public init(of polygons: [[SIMD2<Double>]], width: Int, height: Int, isEvenOdd: Bool = false) {
    let samples = ReferenceCoverage.samples
    let edges = polygons.flatMap { polygon in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) }
    var inside = [Int](repeating: 0, count: width * height)
    for row in 0..<height * samples {
      let y = (Double(row) + 0.5) / Double(samples)
      let crossings = edges.compactMap { ReferenceCoverage.crossing(from: $0.0, to: $0.1, at: y) }
        .sorted { $0.x < $1.x }
      var winding = 0
      var next = 0
      for column in 0..<width * samples {
        let x = (Double(column) + 0.5) / Double(samples)
        while next < crossings.count, crossings[next].x <= x {
          winding += crossings[next].direction
          next += 1
        }
        let isInside = isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
        if isInside { inside[row / samples * width + column / samples] += 1 }
      }
    }
    self.width = width
    self.height = height
    values = inside.map { Double($0) / Double(samples * samples) }
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
