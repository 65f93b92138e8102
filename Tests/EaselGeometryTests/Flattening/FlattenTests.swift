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
    // The four cubics themselves lie up to 2.73e-4 radii outside the circle.
    for (a, b) in zip(flat.points, flat.points.dropFirst()) {
      let distance = ((a + b) / 2).x * ((a + b) / 2).x + ((a + b) / 2).y * ((a + b) / 2).y
      #expect(distance.squareRoot() > radius - 1.02 * tolerance)
      #expect((a.x * a.x + a.y * a.y).squareRoot() < radius * 1.000_273 + 1.02 * tolerance)
    }
  }

  @Test func subpathsWithoutAreaAreDropped() {
    let flat = FlatPath(
      filling: Path { path in
        path.move(to: .zero)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 5))
      })
    #expect(flat.points.isEmpty)
    #expect(flat.contours.isEmpty)
  }

  @Test(arguments: 0..<12)
  func curvesStayWithinDecreasingTolerances(seed: UInt64) {
    var random = SplitMix64(state: seed)
    func point() -> CGPoint { random.point(in: 200) }
    let isCubic = seed.isMultiple(of: 2)
    var path = Path()
    path.move(to: point())
    for _ in 0..<4 {
      if isCubic {
        path.addCurve(to: point(), control1: point(), control2: point())
      } else {
        path.addQuadCurve(to: point(), control: point())
      }
    }
    let truth = path.pieces(perCurve: 3000)
    var previousCount = 0
    for tolerance in [2.0, 0.5, 0.1, 0.02] {
      let flat = FlatPath(filling: path, tolerance: tolerance)
      let chords = Array(zip(flat.points, flat.points.dropFirst()))
      // The vertices are near the curve, and the curve is near the chords.
      #expect(flat.points.map { distance(of: $0, to: truth) }.max()! < tolerance)
      #expect(
        stride(from: 0, to: truth.count, by: 7).map { distance(of: truth[$0].0, to: chords) }.max()!
          < tolerance)
      #expect(flat.points.count > previousCount)
      #expect(previousCount == 0 || flat.points.count < 3 * previousCount + 8)
      previousCount = flat.points.count
    }
  }

  @Test func transformsApplyBeforeTheTolerance() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let large = FlatPath(filling: circle, transform: CGAffineTransform(scaleX: 1000, y: 1000), tolerance: 0.1)
    #expect(large.points.count > 100)
    #expect(abs(large.signedArea - .pi * 1e6) < 700)
  }

  @Test func appendingKeepsExistingContours() {
    var flat = FlatPath(filling: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    flat.append(Path("5 5 m 9 5 l 9 9 l h 0 0 m 1 1 l 2 0 l")!, transform: .identity, tolerance: 0.1)
    #expect(flat.contours.map(\.end) == [4, 7, 10])
    #expect(flat.contours.map(\.isClosed) == [true, true, false])
    let capacity = flat.points.capacity
    flat.removeAll()
    #expect(flat.points.isEmpty && flat.contours.isEmpty && flat.points.capacity == capacity)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func compactFiguresFlattenLikeTheirElements(style: RoundedCornerStyle) {
    let rect = CGRect(x: 3, y: 4, width: 90, height: 60)
    let turned = CGAffineTransform(a: 1, b: 0.5, c: -0.3, d: 2, tx: 5, ty: 6)
    for figure in [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 17, style: style),
    ] {
      let general = Path(storage: .elements(figure.elementsCopy))
      #expect(
        FlatPath(filling: figure, transform: turned).points
          == FlatPath(filling: general, transform: turned).points)
      let stroke = StrokeStyle(lineWidth: 3, dash: [7, 2])
      #expect(
        FlatPath(stroking: figure, stroke, transform: turned).points
          == FlatPath(stroking: general, stroke, transform: turned).points)
    }
  }
}
