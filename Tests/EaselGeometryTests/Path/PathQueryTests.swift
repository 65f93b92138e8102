import EaselGeometry
import Testing

@Suite struct PathBoundsTests {
  @Test(arguments: 0..<40)
  func boundsEqualThoseOfTheSampledCurve(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: 6, size: 100, closing: false)
    var places = path.pieces(perCurve: 2000).flatMap { [$0.0, $0.1] }
    // Moves count as well, even if no element follows.
    path.forEach { element in
      if case .move(let to) = element { places.append([Double(to.x), Double(to.y)]) }
    }
    let sampled = CGRect(
      left: places.map(\.x).min()!, top: places.map(\.y).min()!, right: places.map(\.x).max()!,
      bottom: places.map(\.y).max()!)
    let bounds = path.boundingRect
    #expect(bounds.holds(sampled, tolerance: 1e-9))
    #expect(sampled.holds(bounds, tolerance: 1e-4))
    #expect(path.controlBounds.holds(bounds, tolerance: 1e-9))
  }

  @Test func controlPointsDoNotCount() {
    let arch = Path("0 0 m 0 40 100 40 100 0 c")!
    #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(arch.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(arch.cgPath.boundingBoxOfPath == arch.boundingRect)
    #expect(Path("0 0 m 50 100 100 0 q")!.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func boundsOfCompactFigures() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 4)
    #expect(Path(rect).boundingRect == rect)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    #expect(Path(roundedRect: rect, cornerRadius: 3).boundingRect == rect)
    #expect(Path().boundingRect.isNull)
    #expect(Path("5 6 m")!.boundingRect == CGRect(x: 5, y: 6, width: 0, height: 0))
  }

  @Test func partsWithNaNDoNotCount() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  /// An origin of -infinity with an infinite width has its right edge at NaN.
  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
    CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 10),
  ])
  func figuresWithAnEdgeAtNaNHaveNoBounds(rect: CGRect) {
    for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 2)] {
      #expect(path.boundingRect.isNull && path.controlBounds.isNull)
      #expect(path.bounds(under: CGAffineTransform(scaleX: 2, y: 3))?.isNull == true)
    }
  }

  @Test func infiniteBoundsHaveNumericEdges() {
    let wide = Path(CGRect(x: 5, y: 0, width: CGFloat.infinity, height: 10))
    #expect(wide.boundingRect == CGRect(x: 5, y: 0, width: CGFloat.infinity, height: 10))
    #expect(wide.bounds(under: .identity) == wide.boundingRect)
    // It begins at -infinity then.
    #expect(wide.bounds(under: CGAffineTransform(scaleX: -1, y: 2)) == nil)
    #expect(wide.bounds(under: CGAffineTransform(scaleX: .nan, y: 2))?.isNull == true)
    var path = Path()
    path.addLines([CGPoint(x: -CGFloat.infinity, y: 1), CGPoint(x: CGFloat.infinity, y: 5)])
    let infinite = CGRect.infinite
    #expect(path.boundingRect == CGRect(x: infinite.minX, y: 1, width: infinite.width, height: 4))
    #expect(path.cgPath.boundingBox == path.boundingRect)
  }
}

extension CGRect {
  fileprivate init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate func holds(_ other: CGRect, tolerance: CGFloat) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
      && other.maxY <= maxY + tolerance
  }
}

@Suite struct PathContainsTests {
  @Test(arguments: 0..<30)
  func agreesWithTheWindingOfTheFlattenedPath(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: 8, size: 100)
    let flat = FlatPath(filling: path, tolerance: 1e-4)
    let pieces = path.pieces(perCurve: 200)
    var wrong = 0
    for _ in 0..<500 {
      let point = random.point(in: 100)
      let vector = SIMD2(Double(point.x), Double(point.y))
      // The closing lines of open subpaths are not among the pieces, but a random point practically never
      // lies on one.
      guard distance(of: vector, to: pieces) > 0.05 else { continue }
      let winding = flat.winding(around: vector)
      if path.contains(point) != (winding != 0) { wrong += 1 }
      if path.contains(point, eoFill: true) != !winding.isMultiple(of: 2) { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func openSubpathsCountAsClosed() {
    let open = Path("0 0 m 10 0 l 10 10 l")!
    #expect(open.contains(CGPoint(x: 8, y: 4)))
    #expect(!open.contains(CGPoint(x: 4, y: 8)))
    #expect(!Path().contains(.zero))
  }

  @Test func containmentInARingDependsOnTheWindingRule() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 2, y: 2)))
    let path = ring.cgPath
    #expect(!path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(scaleX: 10, y: 10)))
  }

  @Test func pointsWithNaNAreOutside() {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!rect.contains(CGPoint(x: CGFloat.nan, y: 5)))
    #expect(!rect.contains(CGPoint(x: 5, y: CGFloat.nan)))
  }
}

@Suite struct PathDescriptionTests {
  @Test func numbersAreShortAndOperandsComeFirst() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: -0.5))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 -0.5 l 1 2 3 4 q 1 2 3 4 5 6 c h")
    #expect(Path().description.isEmpty)
  }

  @Test(arguments: 0..<20)
  func descriptionsAreParsedBack(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: 30, size: 1e5)
    #expect(try #require(Path(path.description)) == path)
  }

  @Test func anyWhitespaceSeparatesAndEmptyTextIsAnEmptyPath() throws {
    let empty = try #require(Path("  \n "))
    #expect(empty.isEmpty)
    #expect(Path(" 1\t2 m\n3 4  l ") == Path("1 2 m 3 4 l"))
    #expect(Path("1e3 -2E-1 m 0 0 l")?.currentPoint == .zero)
  }

  @Test(arguments: [
    "1 m", "1 2 3 m", "1 2 l", "h", "1 2 m 3 4", "1 2 m 3 4 5 6 l", "1 2 m x", "1 2 m 1 2 3 4 c", "m",
    "1 2 m 5 h", "1 2 M",
  ])
  func malformedTextGivesNoPath(text: String) { #expect(Path(text) == nil) }
}
