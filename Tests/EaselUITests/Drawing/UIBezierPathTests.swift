import Testing

@testable import EaselUI

@Suite("UIBezierPath")
struct UIBezierPathTests {
  private let rect = CGRect(0, 0, 40, 20)

  private func roundedCorners(_ path: UIBezierPath) -> [Bool] {
    [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 39.5, y: 0.5), CGPoint(x: 0.5, y: 19.5), CGPoint(x: 39.5, y: 19.5)]
      .map { !path.contains($0) }
  }

  @Test("The chosen corners are rounded, with a radius of at most half of the shorter side")
  func corners() {
    func path(_ corners: UIRectCorner, _ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    }
    #expect(roundedCorners(path([.topLeft, .bottomRight], 8)) == [true, false, false, true])
    #expect(roundedCorners(path([.topRight, .bottomLeft], 8)) == [false, true, true, false])
    #expect(roundedCorners(path(.allCorners, .infinity)) == [true, true, true, true])
    #expect(roundedCorners(path(.allCorners, 0)) == [false, false, false, false])
    #expect(path(.allCorners, .infinity).bounds == rect)
    #expect(path(.allCorners, .infinity).cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath)
    #expect(path(.topLeft, .nan).bounds == rect)
  }

  @Test("Arcs run clockwise on screen if `clockwise` is true")
  func arcs() {
    func path(_ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    }
    // From the right to the bottom: a quarter clockwise, three quarters counterclockwise.
    #expect(abs(path(true).bounds.minX - 10) < 1e-6 && abs(path(true).bounds.minY - 10) < 1e-6)
    #expect(abs(path(false).bounds.minX) < 1e-6 && abs(path(false).bounds.minY) < 1e-6)
  }

  @Test("Elements are those of a path built from the same calls")
  func elements() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 12, y: 5))
    path.addCurve(
      to: CGPoint(x: 1, y: 9), controlPoint1: CGPoint(x: 6, y: 12), controlPoint2: CGPoint(x: 3, y: 12))
    #expect(path.currentPoint == CGPoint(x: 1, y: 9))
    path.close()
    path.append(UIBezierPath(rect: rect))
    path.append(UIBezierPath(ovalIn: rect))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    var expected = Path()
    expected.move(to: CGPoint(x: 1, y: 2))
    expected.addLine(to: CGPoint(x: 9, y: 2))
    expected.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 12, y: 5))
    expected.addCurve(to: CGPoint(x: 1, y: 9), control1: CGPoint(x: 6, y: 12), control2: CGPoint(x: 3, y: 12))
    expected.closeSubpath()
    expected.addPath(Path(rect))
    expected.addPath(Path(ellipseIn: rect))
    expected = expected.applying(CGAffineTransform(translationX: 5, y: 0))
    #expect(Path(path.cgPath) == expected)
    #expect(UIBezierPath(cgPath: expected.cgPath).cgPath == path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  // MARK: Reversed paths

  @Test("A reversed path has its segments in the opposite order, and its attributes")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 12, y: 5))
    path.move(to: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 30, y: 9), controlPoint1: CGPoint(x: 22, y: 1), controlPoint2: CGPoint(x: 28, y: 8))
    path.addLine(to: CGPoint(x: 20, y: 9))
    path.close()
    // After the end of a subpath, a segment begins at its start.
    path.addLine(to: CGPoint(x: 25, y: -5))
    (path.lineWidth, path.usesEvenOddFillRule, path.lineCapStyle) = (3, true, .round)
    var expected = Path()
    expected.move(to: CGPoint(x: 25, y: -5))
    expected.addLine(to: CGPoint(x: 20, y: 0))
    expected.move(to: CGPoint(x: 20, y: 9))
    expected.addLine(to: CGPoint(x: 30, y: 9))
    expected.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 28, y: 8), control2: CGPoint(x: 22, y: 1))
    expected.closeSubpath()
    expected.move(to: CGPoint(x: 9, y: 9))
    expected.addQuadCurve(to: CGPoint(x: 9, y: 2), control: CGPoint(x: 12, y: 5))
    expected.addLine(to: CGPoint(x: 1, y: 2))
    let reversed = path.reversing()
    #expect(Path(reversed.cgPath) == expected && reversed !== path)
    #expect(reversed.lineWidth == 3 && reversed.usesEvenOddFillRule && reversed.lineCapStyle == .round)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("A reversed path cuts a hole by the nonzero winding rule")
  func reversedHoles() {
    for shape in [UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect)] {
      let middle = CGPoint(x: 20, y: 10)
      let same = UIBezierPath(cgPath: shape.cgPath)
      same.append(UIBezierPath(cgPath: shape.cgPath))
      #expect(same.contains(middle))
      shape.append(shape.reversing())
      #expect(!shape.contains(middle))
      #expect(shape.reversing().bounds == rect)
    }
  }
}
