import EaselGeometry
import Foundation
import Testing

/// Set operations on paths: algebraic laws on random paths, known results, and extreme input.
@Suite struct SetOperationTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// The error allowed for rounding to the grid and for flattening at 1/200 of a point, for areas of up to
  /// 10,000 square points with outlines of some thousand points.
  private static let areaTolerance = 0.5

  private func area(_ path: Path) -> Double { FlatPath(filling: path).signedArea }

  private func length(_ path: Path) -> Double {
    path.pieces(perCurve: 400).reduce(0) { sum, piece in
      let step = piece.1 - piece.0
      return sum + (step * step).sum().squareRoot()
    }
  }

  // MARK: Known results

  @Test func overlappingSquares() {
    let (a, b) = (Self.square, Self.shifted)
    #expect(area(a.union(b)) == 175)
    #expect(area(a.intersection(b)) == 25)
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
  }

  @Test func binaryFractionsAreKeptExactly() {
    let a = Path(CGRect(x: 0.25, y: -3.5, width: 7.125, height: 2))
    #expect(a.union(a).boundingRect == a.boundingRect)
    #expect(area(a.union(a)) == 14.25)
  }

  @Test func aHoleHasTheOppositeDirection() {
    let ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
      .subtracting(Path(CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(area(ring) == 800)
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 5, y: 15), eoFill: eoFill))
    }
  }

  @Test func coincidentEdgesLeaveNoGap() {
    let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(area(left.union(right)) == 200)
    #expect(left.intersection(right).isEmpty)
    #expect(left.subtracting(left).isEmpty && left.symmetricDifference(left).isEmpty)
    #expect(area(left.intersection(left)) == 100)
    let circle = Path(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 20))
    #expect(circle.subtracting(circle).isEmpty)
  }

  @Test func windingRulesAreRespected() {
    var twice = Self.square
    twice.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(area(twice.intersection(all)) == 100)
    #expect(area(twice.intersection(all, eoFill: true)) == 64)
    #expect(area(twice.normalized()) == 64)
    #expect(area(twice.normalized(eoFill: false)) == 100)
    // CGPath uses the nonzero rule by default.
    #expect(area(Path(CGPath(twice).normalized())) == 100)
    #expect(area(Path(CGPath(twice).normalized(using: .evenOdd))) == 64)
    #expect(area(all.subtracting(twice, eoFill: true)) == 336)
  }

  @Test func normalizedHasNoCrossings() {
    var star = Path()
    star.addLines(
      (0..<5).map {
        CGPoint(x: 50 + 50 * cos(Double($0) * 2.513_274), y: 50 + 50 * sin(Double($0) * 2.513_274))
      })
    star.closeSubpath()
    let (evenOdd, winding) = (star.normalized(), star.normalized(eoFill: false))
    let middle = CGPoint(x: 50, y: 50)
    #expect(!evenOdd.contains(middle) && winding.contains(middle))
    #expect(winding.pieces().count == 10)
    #expect(evenOdd.contains(CGPoint(x: 95, y: 50)))
  }

  @Test(arguments: 0..<20)
  func normalizedPathsDoNotCrossThemselves(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: 10, size: 100).normalized(eoFill: seed.isMultiple(of: 2))
    let pieces = path.pieces()
    for (index, first) in pieces.enumerated() {
      for second in pieces[(index + 1)...] { #expect(!cross(first, second)) }
    }
  }

  /// Whether two pieces cross each other by more than the step of the grid.
  private func cross(
    _ first: (SIMD2<Double>, SIMD2<Double>), _ second: (SIMD2<Double>, SIMD2<Double>)
  ) -> Bool {
    func sides(_ line: (SIMD2<Double>, SIMD2<Double>), _ piece: (SIMD2<Double>, SIMD2<Double>)) -> Bool {
      let direction = line.1 - line.0
      func side(_ point: SIMD2<Double>) -> Double {
        let offset = point - line.0
        return (direction.x * offset.y - direction.y * offset.x)
          / max((direction * direction).sum().squareRoot(), 1e-12)
      }
      let (begin, end) = (side(piece.0), side(piece.1))
      return begin * end < 0 && min(abs(begin), abs(end)) > 1e-6
    }
    return sides(first, second) && sides(second, first)
  }

  @Test func circlesStayWithinATwoHundredthOfAPoint() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let same = circle.union(Path())
    for (begin, _) in same.pieces() {
      let offset = begin - SIMD2(50, 50)
      #expect(abs((offset * offset).sum().squareRoot() - 50) < 0.005 + 50 * 2.8e-4)
    }
    #expect(abs(area(same) - .pi * 2500) < 2)
  }

  // MARK: Lines

  @Test func aLineIsClippedByAnArea() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 25, y: 5))
    let inside = line.lineIntersection(Self.square)
    let outside = line.lineSubtraction(Self.square)
    #expect(inside.boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(abs(length(outside) - 20) < 1e-9)
    var closes = 0
    (inside.description + outside.description).forEach { if $0 == "h" { closes += 1 } }
    #expect(closes == 0)
  }

  @Test func theClosingSideIsPartOfTheLine() {
    let outline = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(abs(length(outline.lineIntersection(Self.square)) - 10) < 1e-9)
    #expect(abs(length(outline.lineSubtraction(Self.square)) - 30) < 1e-9)
  }

  @Test(arguments: 0..<40)
  func intersectionAndDifferenceOfALineAddUp(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let line = random.path(elements: 6, size: 100)
    let area = random.path(elements: 12, size: 100)
    let eoFill = seed.isMultiple(of: 2)
    let inside = line.lineIntersection(area, eoFill: eoFill)
    let outside = line.lineSubtraction(area, eoFill: eoFill)
    let whole = length(line)
    #expect(abs(length(inside) + length(outside) - whole) < 1e-3 * whole + 0.01)
    let outline = area.pieces(perCurve: 100) + closing(area)
    for (begin, end) in inside.pieces() {
      let middle = (begin + end) / 2
      guard distance(of: middle, to: outline) > 0.05 else { continue }
      #expect(area.contains(CGPoint(x: middle.x, y: middle.y), eoFill: eoFill))
    }
  }

  // MARK: Laws

  /// The straight lines that close open subpaths.
  private func closing(_ path: Path) -> [(SIMD2<Double>, SIMD2<Double>)] {
    var (start, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    var result: [(SIMD2<Double>, SIMD2<Double>)] = []
    func vector(_ point: CGPoint) -> SIMD2<Double> { [point.x, point.y] }
    path.forEach { element in
      switch element {
      case .move(let to):
        result.append((current, start))
        (start, current) = (vector(to), vector(to))
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = vector(to)
      case .closeSubpath: current = start
      }
    }
    return result + [(current, start)]
  }

  @Test(arguments: 0..<60)
  func areasAddUp(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let (a, b) = (random.path(elements: 10, size: 100), random.path(elements: 10, size: 100))
    let eoFill = seed.isMultiple(of: 2)
    let (areaA, areaB) = (area(a.normalized(eoFill: eoFill)), area(b.normalized(eoFill: eoFill)))
    let union = area(a.union(b, eoFill: eoFill))
    let intersection = area(a.intersection(b, eoFill: eoFill))
    #expect(abs(areaA + areaB - union - intersection) < Self.areaTolerance)
    #expect(abs(areaA - intersection - area(a.subtracting(b, eoFill: eoFill))) < Self.areaTolerance)
    #expect(
      abs(union - intersection - area(a.symmetricDifference(b, eoFill: eoFill))) < Self.areaTolerance)
    #expect(areaA >= 0 && areaA <= 10_000 && union >= max(areaA, areaB) - Self.areaTolerance)
  }

  @Test(arguments: 0..<40)
  func membershipOfRandomPointsFollowsTheOperation(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let (a, b) = (random.path(elements: 10, size: 100), random.path(elements: 10, size: 100))
    let eoFill = seed.isMultiple(of: 2)
    let union = a.union(b, eoFill: eoFill)
    let intersection = a.intersection(b, eoFill: eoFill)
    let difference = a.subtracting(b, eoFill: eoFill)
    let symmetric = a.symmetricDifference(b, eoFill: eoFill)
    let outlines = [a, b].flatMap { $0.pieces(perCurve: 100) + closing($0) }
    for _ in 0..<60 {
      let point = random.point(in: 100)
      guard distance(of: [point.x, point.y], to: outlines) > 0.05 else { continue }
      let (isInA, isInB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
      #expect(union.contains(point) == (isInA || isInB))
      #expect(intersection.contains(point) == (isInA && isInB))
      #expect(difference.contains(point) == (isInA && !isInB))
      #expect(symmetric.contains(point) == (isInA != isInB))
      #expect(symmetric.contains(point, eoFill: true) == (isInA != isInB))
    }
  }

  // MARK: Extreme input

  @Test func theEmptyPathIsTheEmptySet() {
    let (none, a) = (Path(), Self.square)
    #expect(none.union(none).isEmpty && none.normalized().isEmpty)
    #expect(area(a.union(none)) == 100 && area(none.union(a)) == 100)
    #expect(a.intersection(none).isEmpty && none.subtracting(a).isEmpty)
    #expect(area(a.subtracting(none)) == 100)
    #expect(a.lineIntersection(none).isEmpty && abs(length(a.lineSubtraction(none)) - 40) < 1e-9)
    #expect(none.lineSubtraction(a).isEmpty)
  }

  @Test func notFiniteNumbersAreLeftOutOrFarAway() {
    var broken = Self.shifted
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: 3, y: 3))
    broken.addLine(to: CGPoint(x: 3, y: 4))
    #expect(area(Self.square.union(broken)) == 175)
    let everywhere = Path(CGRect.infinite)
    #expect(abs(area(Self.square.intersection(everywhere)) - 100) < 0.001)
    #expect(Self.square.subtracting(everywhere).isEmpty)
    #expect(everywhere.subtracting(Self.square).contains(CGPoint(x: -1e6, y: 3)))
    #expect(!everywhere.subtracting(Self.square).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func smallPathsKeepTheirShape() {
    let scale = CGAffineTransform(scaleX: 1e-6, y: 1e-6)
    let union = Self.square.applying(scale).union(Self.shifted.applying(scale))
    #expect(abs(area(union.applying(CGAffineTransform(scaleX: 1e6, y: 1e6))) - 175) < 0.001)
    let far = CGAffineTransform(translationX: 1e7, y: -1e7)
    #expect(abs(area(Self.square.applying(far).union(Self.shifted.applying(far))) - 175) < 0.01)
  }

  @Test func pathsOfDenormalNumbersHaveNoArea() {
    let least = CGFloat.leastNonzeroMagnitude
    let tiny = Path(CGRect(x: least, y: least, width: least, height: least))
    #expect(area(tiny.union(tiny)) == 0)
    #expect(Path().lineSubtraction(tiny).isEmpty)
  }

  @Test func selfTouchingContours() {
    // Two squares that touch at a corner, as one contour.
    let touching = Path("0 0 m 10 0 l 10 10 l 20 10 l 20 20 l 10 20 l 10 10 l 0 10 l h")!
    #expect(area(touching.normalized()) == 200)
    #expect(area(touching.intersection(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))) == 50)
    // A line there and back encloses no area.
    #expect(Path("0 0 m 10 10 l 0 0 l h")!.union(Path()).isEmpty)
  }

  @Test(arguments: 0..<60)
  func hostileNumbersDoNotTrap(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let numbers: [CGFloat] = [0, 1, -1, 1e-300, 1e9, -1e30, 1.7e308, .infinity, -.infinity, .nan, 50]
    func path() -> Path {
      Path { path in
        path.move(to: CGPoint(x: numbers.randomElement(using: &random)!, y: 3))
        for _ in 0..<8 {
          path.addLine(
            to: CGPoint(x: numbers.randomElement(using: &random)!, y: numbers.randomElement(using: &random)!))
        }
        path.addQuadCurve(to: CGPoint(x: numbers.randomElement(using: &random)!, y: 1), control: .zero)
      }
    }
    let (a, b) = (path(), path())
    for result in [a.union(b), a.subtracting(b), a.lineSubtraction(b), a.normalized()] {
      #expect(result.boundingRect.isNull || result.boundingRect.width.isFinite)
    }
  }

  /// Two combs with 300 teeth each intersect in 90,000 places.
  @Test func thousandsOfEdges() {
    func comb(_ place: (Double, Double) -> CGPoint) -> Path {
      Path { path in
        for tooth in 0..<300 {
          let low = Double(tooth) * 2
          path.addLines([place(low, 0), place(low + 1, 0), place(low + 1, 600), place(low, 600)])
          path.closeSubpath()
        }
      }
    }
    let (rows, columns) = (comb { CGPoint(x: $1, y: $0) }, comb { CGPoint(x: $0, y: $1) })
    #expect(area(rows.intersection(columns)) == 90_000)
    #expect(area(rows.union(columns)) == 2 * 180_000 - 90_000)
  }

  @Test func thousandsOfRandomEdges() {
    var random = SplitMix64(state: 7)
    let tangle = Path { path in path.addLines((0..<2000).map { _ in random.point(in: 1000) }) }
    let whole = area(tangle.normalized(eoFill: false))
    #expect(whole > 500_000 && whole < 1_000_000)
  }

  /// Ten thousand edges that cross in ten million places.
  @Test func tooManyCrossingsLeavePathsUnchanged() {
    var random = SplitMix64(state: 8)
    let tangle = Path { path in path.addLines((0..<10_000).map { _ in random.point(in: 1000) }) }
    var both = tangle
    both.addPath(Self.square)
    for eoFill in [false, true] {
      #expect(tangle.normalized(eoFill: eoFill) == tangle)
      #expect(tangle.intersection(Self.square, eoFill: eoFill) == tangle)
      #expect(tangle.subtracting(Self.square, eoFill: eoFill) == tangle)
      #expect(tangle.union(Self.square, eoFill: eoFill) == both)
      #expect(tangle.symmetricDifference(Self.square, eoFill: eoFill) == both)
    }
    #expect(Self.square.lineIntersection(tangle) == Self.square)
    #expect(Self.square.lineSubtraction(tangle) == Self.square)
  }

  /// Squares whose sides overlap and cross in very many places.
  @Test func overlappingSquaresAreLeftUnchangedOnlyIfTheyTakeTooLong() {
    func squares(_ count: Int, side: Int, space: Int) -> Path {
      var random = SplitMix64(state: 8)
      return Path { path in
        for _ in 0..<count {
          let (x, y) = (random.next() % UInt64(space), random.next() % UInt64(space))
          path.addRect(CGRect(x: Int(x), y: Int(y), width: side, height: side))
        }
      }
    }
    func isUnchanged(_ path: Path, eoFill: Bool) -> Bool { path.normalized(eoFill: eoFill) == path }
    let many = squares(3000, side: 40, space: 300)
    #expect(isUnchanged(many, eoFill: true))
    #expect(area(many.normalized(eoFill: false)) > 300 * 300)
    #expect(!isUnchanged(squares(1000, side: 20, space: 100), eoFill: true))
  }

  /// Two polygons of 30,000 edges each that cross in a few places.
  @Test func manyEdgesWithFewCrossingsAreCombined() {
    func polygon(center: Double) -> Path {
      Path { path in
        path.addLines(
          (0..<30_000).map { number in
            let angle = Double(number) / 30_000 * 2 * .pi
            return CGPoint(x: center + 100 * cos(angle), y: 100 * sin(angle))
          })
        path.closeSubpath()
      }
    }
    let (left, right) = (polygon(center: 0), polygon(center: 100))
    let overlap = 10_000 * (2 * Double.pi / 3 - Double(3).squareRoot() / 2)
    #expect(abs(area(left.intersection(right)) - overlap) < Self.areaTolerance)
    #expect(abs(area(left.union(right)) - (20_000 * .pi - overlap)) < Self.areaTolerance)
  }

  /// 40,000 teeth, each of which ends at another height: the sweep would pass all of them at each corner.
  @Test func tooManyEdgesAtEachHeightLeavePathsUnchanged() {
    let comb = Path { path in
      for tooth in 0..<40_000 {
        let (left, top) = (Double(tooth) * 2, Double(tooth) / 64)
        path.addLines([
          CGPoint(x: left, y: top), CGPoint(x: left + 1, y: top), CGPoint(x: left + 1, y: top + 1000),
          CGPoint(x: left, y: top + 1000),
        ])
        path.closeSubpath()
      }
    }
    #expect(comb.normalized() == comb)
  }

  @Test func cgPathsHaveTheSameOperations() {
    let (a, b) = (Self.square.cgPath, Self.shifted.cgPath)
    #expect(a.union(b).path == Self.square.union(Self.shifted))
    #expect(a.intersection(b, using: .evenOdd).boundingBoxOfPath == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(Path(a.subtracting(b))) == 75 && area(Path(a.symmetricDifference(b))) == 150)
    #expect(a.normalized().contains(CGPoint(x: 1, y: 1)))
    #expect(!a.lineIntersection(b).isEmpty && !a.lineSubtracting(b).isEmpty)
  }
}
