import EaselGeometry
import Testing

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
      // Closing lines of open subpaths are no pieces, but the chance to hit one is nil.
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

  @Test func ringsDependOnTheRule() {
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

  @Test func pointsThatAreNoNumberAreOutside() {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!rect.contains(CGPoint(x: CGFloat.nan, y: 5)))
    #expect(!rect.contains(CGPoint(x: 5, y: CGFloat.nan)))
  }
}
