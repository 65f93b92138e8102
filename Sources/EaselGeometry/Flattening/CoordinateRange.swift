/// Notices whether any of many points was outside of `FlatPath.coordinateLimit` or not a number, at little
/// cost.
///
///     isWithinLimit = isWithinLimit && abs(point.x) < limit && abs(point.y) < limit
///
/// Multiplied by `overflow`, numbers beyond the limit become infinite; infinity and NaN times zero are NaN,
/// which stays.
struct CoordinateRange {
  private var sum = Vector.zero
  private static let overflow = 0x1p1023 / FlatPath.coordinateLimit * 2

  var isWithinLimit: Bool { sum == .zero }

  @inline(__always)
  mutating func include(_ point: Vector) { sum += point * CoordinateRange.overflow * 0 }
}
