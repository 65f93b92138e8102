@testable import EaselGeometry
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

  @Test func mutationDoesNotAffectCopies() throws {
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

  @Test func pathsAreBuiltLikePath() {
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

  @Test func aPathIsAppendedToItself() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addPath(path, transform: CGAffineTransform(scaleX: -1, y: 1))
    #expect(path.boundingBoxOfPath == CGRect(x: -40, y: 0, width: 80, height: 20))
    #expect(Path(path).elements.points.count == 2 * Path(rect).elements.points.count)
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

  @Test func dashedCopyConsistsOfOpenSubpaths() {
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

@Suite struct CGPathQuestionTests {
  @Test func rectanglesAreRecognizedFromAnyCorner() {
    for text in [
      "0 0 m 10 0 l 10 5 l 0 5 l h", "10 5 m 10 0 l 0 0 l 0 5 l", "0 5 m 10 5 l 10 0 l 0 0 l 0 5 l h",
      "0 5 m 10 5 l 10 0 l 0 0 l 0 5 l",
    ] {
      var rect = CGRect.null
      #expect(Path(text)!.cgPath.isRect(&rect))
      #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    for text in [
      "", "0 0 m", "0 0 m 10 0 l 10 5 l h", "0 0 m 10 1 l 10 5 l 0 5 l h", "0 0 m 10 0 l 0 5 l 10 5 l h",
      "0 0 m 10 0 l 10 5 l 0 5 l h 1 1 m 2 2 l", "0 0 m 10 0 l 10 5 l 0 5 l 0 1 l h",
    ] {
      var rect = CGRect.null
      #expect(!(Path(text) ?? Path()).cgPath.isRect(&rect) && rect.isNull)
    }
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(nil))
  }

  @Test func functionsAreCalledWithEachElement() {
    var count = 0
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).apply(info: &count) {
      info, element in
      info?.assumingMemoryBound(to: Int.self).pointee += element.pointee.type == .addCurveToPoint ? 10 : 1
    }
    #expect(count == 42)
  }

  /// The clockwise flag refers to a space with y up, whatever the direction of y.
  @Test(arguments: [true, false])
  func clockwiseArcsGoTowardsSmallerAngles(isClockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
    let part = path.boundingBoxOfPath
    #expect(part.height == (isClockwise ? 20 : 10) && abs(part.minX - (isClockwise ? -10 : 0)) < 1e-9)
    let flipped = CGMutablePath()
    flipped.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise,
      transform: CGAffineTransform(scaleX: 1, y: -1))
    #expect(abs(flipped.boundingBoxOfPath.minY + part.maxY) < 1e-9)
  }

  @Test func transformsApplyToAppendedElements() {
    let turn = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 3, ty: 4)
    let whole = CGMutablePath()
    let parts = CGMutablePath()
    let add: [(CGMutablePath, CGAffineTransform) -> Void] = [
      { $0.move(to: CGPoint(x: 1, y: 1), transform: $1) },
      { $0.addLine(to: CGPoint(x: 5, y: 1), transform: $1) },
      { $0.addQuadCurve(to: .zero, control: CGPoint(x: 2, y: 9), transform: $1) },
      { $0.addCurve(to: CGPoint(x: 1, y: 2), control1: .zero, control2: CGPoint(x: 5, y: 5), transform: $1) },
      {
        $0.addArc(
          tangent1End: CGPoint(x: 9, y: 2), tangent2End: CGPoint(x: 9, y: 9), radius: 2, transform: $1)
      },
      { $0.addRelativeArc(center: .zero, radius: 3, startAngle: 1, delta: 2, transform: $1) },
      { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 4), transform: $1) },
      {
        $0.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 3, transform: $1)
      },
      { $0.addRects([CGRect(x: 0, y: 0, width: 3, height: 4)], transform: $1) },
      { $0.addLines(between: [.zero, CGPoint(x: 3, y: 3)], transform: $1) },
    ]
    for step in add {
      step(whole, .identity)
      step(parts, turn)
    }
    let (expected, points) = (Path(whole).applying(turn).elements.points, Path(parts).elements.points)
    #expect(expected.count == points.count)
    #expect(zip(expected, points).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-9 })
  }
}
