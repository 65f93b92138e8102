import CPolygonClipper

// Areas and lines as sets of points. Curves come out as lines that are nowhere farther from them than
// `Path.setTolerance` says; where nothing is curved, corners are exact to 1/65536 of a point or better. The fill rule
// holds for both paths. Closed contours of a result run clockwise on screen around areas and the other way around
// holes, so that it looks the same with either fill rule.

extension Path {
  /// What lies in both areas.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonIntersection, eoFill: eoFill)
  }

  /// What lies in either area.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonUnion, eoFill: eoFill)
  }

  /// What lies in this area and not in the other.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonDifference, eoFill: eoFill)
  }

  /// What lies in exactly one of the areas.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonSymmetricDifference, eoFill: eoFill)
  }

  /// The same area without contours that cross or lie in each other the same way round.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), EaselPolygonUnion, eoFill: eoFill)
  }

  /// The parts of this path's line that lie in the other's area.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other, EaselPolygonIntersection, eoFill: eoFill)
  }

  /// The parts of this path's line that lie outside of the other's area.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for non-zero winding.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other, EaselPolygonDifference, eoFill: eoFill)
  }

  private func combined(with other: Path, _ operation: EaselPolygonOperation, eoFill: Bool) -> Path {
    var (first, second) = (FlatPath(), FlatPath())
    first.append(self, transform: .identity, tolerance: setTolerance)
    second.append(other, transform: .identity, tolerance: other.setTolerance)
    guard let grid = PolygonGrid(first, second) else { return Path() }
    var clipper = PolygonClipper(grid: grid)
    clipper.add(first, as: EaselPolygonSubject)
    clipper.add(second, as: EaselPolygonClip)
    return Path(clipper.result(operation, eoFill: eoFill, areClosed: true))
  }

  private func cut(by other: Path, _ operation: EaselPolygonOperation, eoFill: Bool) -> Path {
    var (line, area) = (FlatPath(), FlatPath())
    line.appendLines(of: self, tolerance: setTolerance)
    area.append(other, transform: .identity, tolerance: other.setTolerance)
    guard let grid = PolygonGrid(line, area) else { return Path() }
    var clipper = PolygonClipper(grid: grid)
    clipper.add(line, as: EaselPolygonLine)
    clipper.add(area, as: EaselPolygonClip)
    return Path(clipper.result(operation, eoFill: eoFill, areClosed: false))
  }

  /// The largest distance of a curve from the lines that stand for it: 1/200 of a point, finer for paths of less than
  /// 50 points, coarser for those of more than 5000.
  private var setTolerance: Double {
    let bounds = controlBounds
    let extent = Double(max(bounds.width, bounds.height))
    return max(min(0.005, extent * 1e-4), extent * 1e-6)
  }
}

extension PolygonGrid {
  /// A grid that holds both; nil when there is nothing.
  fileprivate init?(_ first: FlatPath, _ second: FlatPath) {
    var bounds = Bounds()
    for point in first.points { bounds.include(point) }
    for point in second.points { bounds.include(point) }
    guard !bounds.rect.isNull else { return nil }
    self.init(bounds: bounds.rect)
  }
}

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
