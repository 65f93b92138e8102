import EaselGeometry
import Testing

@Suite struct PathBoundsTests {
  @Test(arguments: 0..<40)
  func boundsAreThoseOfTheSampledCurve(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: 6, size: 100, closing: false)
    var places = path.pieces(perCurve: 2000).flatMap { [$0.0, $0.1] }
    // Moves count too, also those that nothing follows.
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

  @Test func figuresKnowTheirBounds() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 4)
    #expect(Path(rect).boundingRect == rect)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    #expect(Path(roundedRect: rect, cornerRadius: 3).boundingRect == rect)
    #expect(Path().boundingRect.isNull)
    #expect(Path("5 6 m")!.boundingRect == CGRect(x: 5, y: 6, width: 0, height: 0))
  }

  @Test func partsThatAreNoNumberDoNotCount() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
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
