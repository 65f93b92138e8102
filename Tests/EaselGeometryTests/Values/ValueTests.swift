import EaselGeometry
import Foundation
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadiansAgree() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-15)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    var angle = Angle()
    angle.degrees = 45
    #expect(abs(angle.radians - .pi / 4) < 1e-15)
  }

  @Test func arithmetic() {
    let quarter = Angle.radians(1)
    #expect(quarter + quarter == .radians(2))
    #expect(quarter - .radians(3) == -.radians(2))
    #expect(quarter * 3 == .radians(3) && 3 * quarter == .radians(3))
    #expect(quarter / 2 == .radians(0.5))
    var angle = quarter
    angle += .radians(2)
    angle *= 4
    angle -= .radians(2)
    angle /= 5
    #expect(angle == .radians(2))
    #expect(Angle.zero < quarter)
  }

  @Test func unitPointsAreFractionsFromTheTopLeft() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UnitPoint.topLeading.point(in: rect) == CGPoint(x: 10, y: 20))
    #expect(UnitPoint.bottom.point(in: rect) == CGPoint(x: 60, y: 60))
    #expect(UnitPoint.trailing.point(in: rect) == CGPoint(x: 110, y: 40))
    #expect(UnitPoint(x: 2, y: -1).point(in: rect) == CGPoint(x: 210, y: -20))
  }
}

@Suite struct OverlapTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func theIntersectionIsTheCommonArea() {
    #expect(
      unit.overlap(CGRect(x: 0.5, y: -1, width: 3, height: 3)) == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    #expect(unit.overlap(CGRect(x: 2, y: 0, width: 1, height: 1)).isNull)
    #expect(unit.overlap(.infinite) == unit)
    #expect(unit.overlap(.null).isNull)
  }

  @Test(
    "A rectangle with a NaN edge intersects nothing",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
      CGRect(x: 1, y: 0, width: -CGFloat.infinity, height: 1),
    ])
  func noNumber(rect: CGRect) {
    #expect(unit.overlap(rect).isNull)
    #expect(rect.overlap(unit).isNull)
  }
}

@Suite struct ProjectionTransformTests {
  private static let perspective: ProjectionTransform = {
    var m = ProjectionTransform(CGAffineTransform(a: 2, b: 0.5, c: -0.3, d: 1.5, tx: 10, ty: -4))
    m.m13 = 0.002
    m.m23 = -0.001
    return m
  }()

  private func expectEqual(_ lhs: CGPoint, _ rhs: CGPoint, sourceLocation: SourceLocation = #_sourceLocation)
  {
    #expect(hypot(lhs.x - rhs.x, lhs.y - rhs.y) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test func affineTransformsConvertBothWays() {
    let t = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    let projection = ProjectionTransform(t)
    #expect(projection.isAffine)
    #expect(projection.affine == t)
    expectEqual(CGPoint(x: 3, y: 4).applying(projection), CGPoint(x: 3, y: 4).applying(t))
  }

  /// A homogeneous matrix has no scale: the affine transform is that of the matrix divided by its last element.
  @Test func aFactorOfAllElementsDoesNotChangeTheAffineTransform() {
    let t = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    var projection = ProjectionTransform(CGAffineTransform(a: 16, b: 24, c: 32, d: 40, tx: 48, ty: 56))
    projection.m33 = 8
    #expect(projection.affine == t)
    #expect(!projection.isAffine)
    for bad in [0, -1, CGFloat.nan] {
      projection.m33 = bad
      #expect(projection.affine == nil)
    }
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let (p, q) = (Self.perspective, ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
    let point = CGPoint(x: 20, y: 30)
    expectEqual(point.applying(p.concatenating(q)), point.applying(p).applying(q))
    expectEqual(point.applying(q.concatenating(p)), point.applying(q).applying(p))
  }

  @Test func aTransformAndItsInverseCancel() {
    let point = CGPoint(x: 20, y: 30)
    expectEqual(point.applying(Self.perspective).applying(Self.perspective.inverted()), point)
    #expect(!Self.perspective.isAffine)
    #expect(Self.perspective.affine == nil)
  }

  @Test func aSingularMatrixInvertsToItself() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let inverted = flat.invert()
    #expect(!inverted)
    #expect(flat == before)
    #expect(flat.inverted() == before)
  }

  @Test func aPointOnTheHorizonDoesNotTrap() {
    var m = ProjectionTransform()
    (m.m13, m.m33) = (1, -5)
    let image = CGPoint(x: 5, y: 1).applying(m)
    #expect(image.x.isFinite && image.y.isFinite)
  }
}
