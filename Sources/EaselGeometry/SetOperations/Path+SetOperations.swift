import CPolygonClipper

// Set operations on areas and lines. Curves become lines within `Path.setTolerance`; corners of paths without
// curves are exact to 1/65536 of a point or better. The fill rule applies to both paths. Closed contours of a
// result run clockwise on screen around areas and counter-clockwise around holes, so that both fill rules
// give the same area.
//
// Where the paths are too large for that (see `SetOperationWork`), the result is the first path, with the elements of the
// other appended for a union and a symmetric difference, and one line on standard error says so.

extension Path {
  /// Returns the area that lies in both paths. Curves become lines, to within 1/200 of a point for paths
  /// between 50 and 5000 points in size.
  ///
  /// In contrast to SwiftUI, set operations have a limit: if the edges of the paths cross or touch in more than about a
  /// million places, or in fewer by the even-odd rule if very many of them overlap, the result is this path, unchanged, and
  /// one line on standard error says so.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of non-zero winding, for both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonIntersection, eoFill: eoFill)
  }

  /// Returns the area that lies in either path. Curves become lines, as in `intersection`. Beyond its limit, the result has
  /// the elements of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of non-zero winding, for both paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonUnion, eoFill: eoFill)
  }

  /// Returns the area that lies in this path but not in the other. Curves become lines, and the limit is the same, as in
  /// `intersection`.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of non-zero winding, for both paths.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonDifference, eoFill: eoFill)
  }

  /// Returns the area that lies in exactly one of the paths. Curves become lines, as in `intersection`. Beyond its limit,
  /// the result has the elements of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of non-zero winding, for both paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, EaselPolygonSymmetricDifference, eoFill: eoFill)
  }

  /// Returns the same area as contours that do not overlap: the result looks the same with either fill rule.
  /// Curves become lines, as in `intersection`. Beyond its limit, the result is the path itself, which still depends on the
  /// fill rule.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule instead of non-zero winding.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), EaselPolygonUnion, eoFill: eoFill)
  }

  /// Returns the parts of this path's line that lie inside the other path's area. Curves become lines. Beyond the limit of
  /// `intersection`, the result is the whole line.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of non-zero winding, for both paths.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other, EaselPolygonIntersection, eoFill: eoFill)
  }

  /// Returns the parts of this path's line that lie outside the other path's area. Curves become lines. Beyond the limit of
  /// `intersection`, the result is the whole line.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of non-zero winding, for both paths.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other, EaselPolygonDifference, eoFill: eoFill)
  }

  /// Whether the path crosses itself in more than about a million places: it has many crossings in each pixel. Curves count
  /// as lines, as in `intersection`.
  package var crossesItselfInEveryPixel: Bool {
    var flat = FlatPath()
    flat.append(self, transform: .identity, tolerance: setTolerance)
    return SetOperationWork.canCross(flat.points.count) && SetOperationWork(flat).hasTooManyCrossings
  }

  private func combined(with other: Path, _ operation: EaselPolygonOperation, eoFill: Bool) -> Path {
    var (first, second) = (FlatPath(), FlatPath())
    first.append(self, transform: .identity, tolerance: setTolerance)
    second.append(other, transform: .identity, tolerance: other.setTolerance)
    guard let grid = PolygonGrid(first, second) else { return Path() }
    grid.place(&first)
    grid.place(&second)
    // With the even-odd rule, the edges of both are those of the symmetric difference.
    if eoFill, operation == EaselPolygonSymmetricDifference { first.moveContours(from: &second) }
    first = CoincidentEdges.removed(from: first, eoFill: eoFill)
    second = CoincidentEdges.removed(from: second, eoFill: eoFill)
    guard !SetOperationWork(first, second).isTooLarge(eoFill: eoFill) else {
      return beyondLimit(other, operation)
    }
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
    grid.place(&line)
    grid.place(&area)
    area = CoincidentEdges.removed(from: area, eoFill: eoFill)
    guard !SetOperationWork(line, area).isTooLarge(eoFill: eoFill) else {
      SetOperationWork.reportLimit()
      return self
    }
    var clipper = PolygonClipper(grid: grid)
    clipper.add(line, as: EaselPolygonLine)
    clipper.add(area, as: EaselPolygonClip)
    return Path(clipper.result(operation, eoFill: eoFill, areClosed: false))
  }

  /// The result of an operation on areas that takes too much time.
  private func beyondLimit(_ other: Path, _ operation: EaselPolygonOperation) -> Path {
    SetOperationWork.reportLimit()
    var result = self
    let hasBoth = operation == EaselPolygonUnion || operation == EaselPolygonSymmetricDifference
    if hasBoth { result.addPath(other) }
    return result
  }

  /// The largest distance between a curve and the lines that replace it: 1/200 of a point, smaller for paths
  /// of less than 50 points in size, larger for those of more than 5000.
  private var setTolerance: Double {
    let bounds = controlBounds
    let extent = Double(max(bounds.width, bounds.height))
    return max(min(0.005, extent * 1e-4), extent * 1e-6)
  }
}

extension FlatPath {
  /// Appends the contours of another path, which is empty afterwards.
  fileprivate mutating func moveContours(from other: inout FlatPath) {
    let count = points.count
    points += other.points
    contours += other.contours.map { Contour(end: count + $0.end, isClosed: $0.isClosed) }
    other.removeAll()
  }
}

extension PolygonGrid {
  /// Creates a grid that contains the points of both paths; nil if there are no points.
  fileprivate init?(_ first: FlatPath, _ second: FlatPath) {
    var bounds = Bounds()
    for point in first.points { bounds.include(point) }
    for point in second.points { bounds.include(point) }
    guard !bounds.rect.isNull else { return nil }
    self.init(bounds: bounds.rect)
  }
}

extension CGPath {
  /// Returns the area that lies in both paths. Curves become lines.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in either path. Curves become lines.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in this path but not in the other. Curves become lines.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in exactly one of the paths. Curves become lines.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie inside the other path's area. Curves become lines.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie outside the other path's area. Curves become lines.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the same area as contours that do not overlap. Curves become lines.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }
}
