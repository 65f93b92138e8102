import EaselGeometry
import Foundation
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

  /// Both steps are shorter than the pen is wide, so that their inner edges do not meet.
  @Test func innerSideOfShortStepsIsTheirUnion() {
    let hook = Path("0 0 m 5 0 l 5 5 l")!
    let flat = FlatPath(stroking: hook, StrokeStyle(lineWidth: 40, lineJoin: .bevel))
    #expect(flat.winding(around: [2, 15]) != 0)
    #expect(flat.winding(around: [-10, 2]) != 0)
    #expect(flat.winding(around: [-5, 6]) == 0)
    #expect(flat.winding(around: [8, -8]) != 0)
    #expect(flat.winding(around: [20, -10]) == 0)
    // Two bars of 5 by 40 that share 5 by 5, and the bevel.
    #expect(abs(flat.nonZeroArea(rows: 8000) - (2 * 200 - 25 + 200)) < 0.5)
  }

  @Test(arguments: [(10.0, true), (1.42, true), (1.41, false), (1, false), (0, false), (-5, false)])
  func miterLimitIsMiterLengthOverWidth(limit: Double, isMitred: Bool) {
    // The miter of a right angle is sqrt 2 widths long.
    let corner = Path("0 0 m 100 0 l 100 100 l")!
    let flat = FlatPath(stroking: corner, StrokeStyle(lineWidth: 10, miterLimit: CGFloat(limit)))
    #expect((flat.winding(around: [104.9, -4.9]) != 0) == isMitred)
    #expect(flat.points.count == (isMitred ? 6 : 7))
  }

  @Test func unevenTransformBendsThePen() {
    let cross = Path("0 0 m 100 0 l 50 -50 m 50 50 l")!
    let flat = FlatPath(
      stroking: cross, StrokeStyle(lineWidth: 2), transform: CGAffineTransform(scaleX: 10, y: 1))
    #expect(flat.winding(around: [505, 30]) != 0 && flat.winding(around: [512, 30]) == 0)
    #expect(flat.winding(around: [200, 0.9]) != 0 && flat.winding(around: [200, 1.1]) == 0)
  }

  @Test(arguments: ["5 5 m 5 5 l", "5 5 m h", "5 5 m 5 5 l h", "5 5 m 5 5 5 5 q", "5 5 m 5 5 5 5 5 5 c"])
  func subpathsWithoutLengthAreDots(description: String) {
    func area(_ cap: CGLineCap) -> Double {
      FlatPath(stroking: Path(description)!, StrokeStyle(lineWidth: 4, lineCap: cap)).nonZeroArea(rows: 2001)
    }
    #expect(area(.butt) == 0)
    #expect(abs(area(.round) - .pi * 4) < 0.02)
    #expect(abs(area(.square) - 16) < 0.02)
  }

  @Test func aMoveAloneIsNoDot() {
    #expect(FlatPath(stroking: Path("5 5 m")!, StrokeStyle(lineWidth: 4, lineCap: .round)).points.isEmpty)
  }

  @Test func theTinyLineThatClosesACircleMakesNoSpike() {
    let circle = Path {
      $0.addArc(
        center: .zero, radius: 50, startAngle: .degrees(10), endAngle: .degrees(250), clockwise: false)
      $0.addArc(
        center: .zero, radius: 50, startAngle: .degrees(250), endAngle: .degrees(370), clockwise: false)
      $0.addLine(to: CGPoint(x: 50 * cos(Double.pi / 18) + 1e-9, y: 50 * sin(Double.pi / 18) - 1e-9))
      $0.closeSubpath()
    }
    let flat = FlatPath(stroking: circle, StrokeStyle(lineWidth: 20))
    #expect(flat.points.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - 50) < 10.03 })
  }
}
