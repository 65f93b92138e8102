import EaselGeometry
import Foundation
import Testing

@Suite struct CGPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func figuresTakeAPointerToATransform() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPath(rect: rect, transform: &double).boundingBox == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(CGPath(ellipseIn: rect, transform: nil).boundingBox == rect)
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(Path(rounded) == Path(roundedRect: rect, cornerRadius: 5, style: .circular))
  }

  @Test func equalPathsHashAlike() {
    let built = CGMutablePath()
    built.addRect(rect)
    let other: CGPath = CGPath(rect: rect, transform: nil)
    #expect(built == other)
    #expect(built.hashValue == other.hashValue)
    #expect(Set([built, other]).count == 1)
  }

  @Test func mutationDoesNotReachCopies() throws {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1), transform: CGAffineTransform(translationX: 1, y: 0))
    let value = Path(path)
    let copy = try #require(path.copy())
    let mutableCopy = try #require(path.mutableCopy())
    path.closeSubpath()
    mutableCopy.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
    #expect(value.description == "1 1 m 6 1 l")
    #expect(Path(copy) == value)
    #expect(Path(mutableCopy).description == "1 1 m 6 1 l 1 1 0 0 q")
    #expect(Path(path).description == "1 1 m 6 1 l h")
  }

  @Test func buildsLikePath() {
    let turn = CGAffineTransform(rotationAngle: 0.3)
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: .zero, control2: CGPoint(x: 5, y: 5))
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 2, clockwise: true, transform: turn)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 5)
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerWidth: 3, cornerHeight: 2)
    path.addRects([rect, rect])
    path.addPath(CGPath(rect: rect, transform: nil), transform: turn)
    var expected = Path()
    expected.addLines([.zero, CGPoint(x: 10, y: 0)])
    expected.addCurve(to: CGPoint(x: 1, y: 2), control1: .zero, control2: CGPoint(x: 5, y: 5))
    expected.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(2), clockwise: true, transform: turn)
    expected.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(1))
    expected.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 5)
    expected.addEllipse(in: rect)
    expected.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 2), style: .circular)
    expected.addRects([rect, rect])
    expected.addRect(rect, transform: turn)
    #expect(Path(path) == expected)
  }

  @Test func elementsComeWithTheirPoints() {
    var seen: [String] = []
    Path("1 2 m 3 4 l 5 6 7 8 q 1 1 2 2 3 3 c h")!.cgPath.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [.addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0]
      let points = (0..<(counts[element.pointee.type] ?? 1)).map { element.pointee.points[$0] }
      seen.append(
        "\(element.pointee.type.rawValue) " + points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    }
    #expect(seen == ["0 1.0,2.0", "1 3.0,4.0", "2 5.0,6.0 7.0,8.0", "3 1.0,1.0 2.0,2.0 3.0,3.0", "4 "])
  }

  @Test func dashedCopyIsOpenPieces() {
    let dashed = CGPath(rect: rect, transform: nil).copy(dashingWithPhase: 5, lengths: [20, 10])
    #expect(
      Path(dashed).description
        == "0 0 m 15 0 l 25 0 m 40 0 l 40 5 l 40 15 m 40 20 l 25 20 l 15 20 m 0 20 l 0 15 l 0 5 m 0 0 l")
    let solid = CGPath(rect: rect, transform: nil).copy(dashingWithPhase: 0, lengths: [])
    #expect(Path(solid) == Path(rect))
  }

  @Test func strokedCopyIsTheOutline() {
    let line = Path("0 0 m 100 0 l")!.cgPath
    let outline = line.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
  }
}
