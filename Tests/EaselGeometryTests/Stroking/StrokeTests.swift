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

  /// A circle or a rectangle on a line leaves no hole, as in a handle that can be grabbed at its line and at its knob.
  @Test(arguments: [0.0, 1, 2, 3, 4, 5, 6])
  func aFigureOnAStrokedPathLeavesNoHole(angle: Double) {
    let turn = CGAffineTransform(rotationAngle: angle)
    var subpaths = [line, line.applying(CGAffineTransform(translationX: -60, y: -10))]
    subpaths.append(Path(ellipseIn: CGRect(x: -40, y: -30, width: 80, height: 60)))
    subpaths.append(
      Path {
        $0.addArc(center: .zero, radius: 30, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
      })
    for path in subpaths.map({ $0.applying(turn) }) {
      let middle = path.trimmedPath(from: 0, to: 0.37).currentPoint ?? .zero
      let box = CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)
      for knob in [Path(ellipseIn: box), Path(box), Path(roundedRect: box, cornerRadius: 2)] {
        var handle = path.strokedPath(StrokeStyle(lineWidth: 12, lineJoin: .round))
        handle.addPath(knob)
        #expect(handle.contains(middle))
      }
    }
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

  /// Both segments are shorter than the line width, so that their inner edges do not intersect.
  @Test func innerSideOfShortSegmentsIsTheirUnion() {
    let hook = Path("0 0 m 5 0 l 5 5 l")!
    let flat = FlatPath(stroking: hook, StrokeStyle(lineWidth: 40, lineJoin: .bevel))
    #expect(flat.winding(around: [2, 15]) != 0)
    #expect(flat.winding(around: [-10, 2]) != 0)
    #expect(flat.winding(around: [-5, 6]) == 0)
    #expect(flat.winding(around: [8, -8]) != 0)
    #expect(flat.winding(around: [20, -10]) == 0)
    // Two bars of 5 by 40 that overlap in 5 by 5, and the bevel.
    #expect(abs(flat.nonZeroArea(rows: 8000) - (2 * 200 - 25 + 200)) < 0.5)
  }

  @Test(arguments: [(10.0, true), (1.42, true), (1.41, false), (1, false), (0, false), (-5, false)])
  func miterLimitIsMiterLengthOverWidth(limit: Double, isMitred: Bool) {
    // The miter of a right angle is sqrt 2 line widths long.
    let corner = Path("0 0 m 100 0 l 100 100 l")!
    let flat = FlatPath(stroking: corner, StrokeStyle(lineWidth: 10, miterLimit: CGFloat(limit)))
    #expect((flat.winding(around: [104.9, -4.9]) != 0) == isMitred)
    #expect(flat.points.count == (isMitred ? 6 : 7))
  }

  @Test func unevenScaleDeformsTheStroke() {
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

  @Test func aMoveAloneDrawsNoDot() {
    #expect(FlatPath(stroking: Path("5 5 m")!, StrokeStyle(lineWidth: 4, lineCap: .round)).points.isEmpty)
  }

  @Test func theTinyClosingLineOfACircleHasNoMiterSpike() {
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

/// With round caps and joins, the stroke covers the points whose distance from the path is at most half the
/// line width.
@Suite struct StrokeCoverageTests {
  @Test(arguments: 0..<60)
  func roundStrokeIsTheSetOfNearPoints(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: Int.random(in: 1...8, using: &random), size: 100)
    let width = [1.0, 4, 15, 40, 90][Int.random(in: 0..<5, using: &random)]
    checkCoverage(of: path, width: width, random: &random)
  }

  @Test(arguments: [
    "0 0 m 50 100 50 100 100 0 c", "0 0 m 100 100 0 100 100 0 c", "20 20 m 80 20 20 20 80 20 c",
    "0 50 m 100 50 0 50 q", "0 50 m 100 50.0001 0 50.0002 q", "0 0 m 100 0 l 0 0 l",
    "50 50 m 55 50 l 50 50 l h",
    "10 10 m 90 10 l 10 10.5 l 90 11 l", "50 50 m 50 50 50 50 90 90 c", "0 0 m 90 90 90 90 90 90 c",
  ])
  func difficultCurves(description: String) throws {
    var random = SplitMix64(state: 7)
    let path = try #require(Path(description))
    for width in [1.0, 10, 50] { checkCoverage(of: path, width: width, random: &random) }
  }

  @Test(arguments: 0..<30)
  func zigzagsOfShortSegments(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    var x = 0.0
    while x < 100 {
      x += Double.random(in: 0...6, using: &random)
      path.addLine(to: CGPoint(x: x, y: Double.random(in: 30...70, using: &random)))
    }
    for width in [1.0, 8, 50] { checkCoverage(of: path, width: width, random: &random) }
  }

  private func checkCoverage(
    of path: Path, width: Double, random: inout SplitMix64, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tolerance = 0.02
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let flat = FlatPath(stroking: path, style, tolerance: tolerance)
    let pieces = path.pieces()
    var wrong: [String] = []
    for _ in 0..<3000 {
      let point = SIMD2(
        Double.random(in: -60...160, using: &random), Double.random(in: -60...160, using: &random))
      let distance = distance(of: point, to: pieces)
      guard abs(distance - width / 2) > 1.1 * tolerance else { continue }
      if (flat.winding(around: point) != 0) != (distance < width / 2) {
        wrong.append("\(point): \(distance)")
      }
    }
    #expect(wrong.isEmpty, "width \(width), \(path)", sourceLocation: sourceLocation)
  }
}
