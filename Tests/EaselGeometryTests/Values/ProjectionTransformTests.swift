import EaselGeometry
import Foundation
import Testing

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

  @Test func affineMapsAreTheSameEitherWay() {
    let t = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    let projection = ProjectionTransform(t)
    #expect(projection.isAffine)
    #expect(projection.affine == t)
    expectEqual(CGPoint(x: 3, y: 4).applying(projection), CGPoint(x: 3, y: 4).applying(t))
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let (p, q) = (Self.perspective, ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
    let point = CGPoint(x: 20, y: 30)
    expectEqual(point.applying(p.concatenating(q)), point.applying(p).applying(q))
    expectEqual(point.applying(q.concatenating(p)), point.applying(q).applying(p))
  }

  @Test func inverseUndoes() {
    let point = CGPoint(x: 20, y: 30)
    expectEqual(point.applying(Self.perspective).applying(Self.perspective.inverted()), point)
    #expect(!Self.perspective.isAffine)
    #expect(Self.perspective.affine == nil)
  }

  @Test func singularMatrixStays() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let inverted = flat.invert()
    #expect(!inverted)
    #expect(flat == before)
    #expect(flat.inverted() == before)
  }

  @Test func pointOnTheHorizonDoesNotTrap() {
    var m = ProjectionTransform()
    (m.m13, m.m33) = (1, -5)
    let image = CGPoint(x: 5, y: 1).applying(m)
    #expect(image.x.isFinite && image.y.isFinite)
  }
}
