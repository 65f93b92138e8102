/// Clips segments to the square of the grid.
enum SegmentCutter {
  /// Calls `body` with up to three segments inside the grid whose winding there is that of the given segment.
  static func cut(
    from start: SIMD2<Double>, to end: SIMD2<Double>, _ body: (SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    let limit = Grid.limit
    guard let (a, b) = cutAboveAndBelow(start, end) else { return }
    var parameters = [0.0]
    for side in [-limit, limit] where (a.x < side) != (b.x < side) && a.x != b.x {
      parameters.append((side - a.x) / (b.x - a.x))
    }
    parameters.sort()
    parameters.append(1)
    for (t0, t1) in zip(parameters, parameters.dropFirst()) {
      body(clamped(a + (b - a) * t0), clamped(t1 == 1 ? b : a + (b - a) * t1))
    }
  }

  private static func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point.clamped(lowerBound: SIMD2(repeating: -Grid.limit), upperBound: SIMD2(repeating: Grid.limit))
  }

  /// The part of the segment between the upper and the lower limit, or nil if there is none.
  private static func cutAboveAndBelow(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> (
    SIMD2<Double>, SIMD2<Double>
  )? {
    let limit = Grid.limit
    if max(start.y, end.y) <= -limit || min(start.y, end.y) >= limit { return nil }
    func point(atY y: Double) -> SIMD2<Double> {
      SIMD2(start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)), y)
    }
    func moved(_ p: SIMD2<Double>) -> SIMD2<Double> {
      p.y < -limit ? point(atY: -limit) : p.y > limit ? point(atY: limit) : p
    }
    return (moved(start), moved(end))
  }
}
