import EaselGeometry
import Testing

@Suite struct StrokeTests {
  private let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 100.0), (.round, Double.pi * 25)])
  func areaOfALine(cap: CGLineCap, capArea: Double) {
    let flat = FlatPath(stroking: line, StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(flat.contours.count == 1)
    #expect(abs(flat.nonZeroArea(rows: 4000) - (1000 + capArea)) < 0.3)
  }

  @Test(arguments: [(CGLineJoin.miter, 0.0), (.bevel, -50.0), (.round, -100 + Double.pi * 25)])
  func areaOfARectangle(join: CGLineJoin, cornerArea: Double) {
    let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
    let turned = CGAffineTransform(rotationAngle: 0.1)
    let flat = FlatPath(stroking: rect, StrokeStyle(lineWidth: 10, lineJoin: join), transform: turned)
    #expect(flat.contours.count == 2)
    #expect(abs(flat.nonZeroArea(rows: 4000) - (3000 + cornerArea)) < 0.5)
  }

  @Test func areaOfARing() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let flat = FlatPath(stroking: circle, StrokeStyle(lineWidth: 20))
    #expect(flat.contours.count == 2)
    #expect(abs(flat.nonZeroArea(rows: 4000) - .pi * (3600 - 1600)) < 2)
  }

  @Test func wideStrokeOfASmallCircleHasNoHole() {
    let circle = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    let flat = FlatPath(stroking: circle, StrokeStyle(lineWidth: 20))
    #expect(abs(flat.nonZeroArea(rows: 4000) - .pi * 169) < 0.5)
    #expect(flat.winding(around: [0.01, 0.02]) != 0)
  }

  @Test func widthZeroDrawsNothing() {
    #expect(FlatPath(stroking: line, StrokeStyle(lineWidth: 0)).points.isEmpty)
    #expect(FlatPath(stroking: line, StrokeStyle(lineWidth: -1)).points.isEmpty)
  }
}
