import EaselGeometry
import Testing

@Suite struct FlattenTests {
  @Test func rectangleKeepsItsFourCorners() {
    let flat = FlatPath(filling: Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(flat.points == [[1, 2], [4, 2], [4, 6], [1, 6]])
    #expect(flat.contours.map(\.end) == [4])
    #expect(flat.contours[0].isClosed)
  }

  @Test func areasOfFiguresInCompactStorage() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(abs(FlatPath(filling: Path(ellipseIn: rect)).signedArea - .pi * 600) < 0.6)
    let turned = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3)
    #expect(abs(FlatPath(filling: Path(ellipseIn: rect), transform: turned).signedArea - 6 * .pi * 600) < 4)
  }

  @Test(arguments: [1.0, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001])
  func circleStaysWithinTolerance(tolerance: Double) {
    let radius = 100.0
    let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let flat = FlatPath(filling: circle, tolerance: tolerance)
    // The four cubics themselves are up to 2.73e-4 radii outside of the circle.
    for (a, b) in zip(flat.points, flat.points.dropFirst()) {
      let distance = ((a + b) / 2).x * ((a + b) / 2).x + ((a + b) / 2).y * ((a + b) / 2).y
      #expect(distance.squareRoot() > radius - 1.02 * tolerance)
      #expect((a.x * a.x + a.y * a.y).squareRoot() < radius * 1.000_273 + 1.02 * tolerance)
    }
  }

  @Test func subpathsWithoutAreaVanish() {
    let flat = FlatPath(
      filling: Path { path in
        path.move(to: .zero)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 5))
      })
    #expect(flat.points.isEmpty)
    #expect(flat.contours.isEmpty)
  }
}
