extension CGPath {
  /// What lies in both areas. Curves come out as lines, here and below.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// What lies in either area.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// What lies in this area and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// What lies in exactly one of the areas.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of this path's line that lie in the other's area.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of this path's line that lie outside of the other's area.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// The same area without contours that cross or lie in each other the same way round.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }
}
