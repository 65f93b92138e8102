import EaselGeometry
import Foundation
import Testing

@Suite struct AffineTransformTests {
  private static func randomTransforms(_ count: Int) -> [CGAffineTransform] {
    var random = SplitMix64(state: 11)
    func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
    return (0..<count).map { _ in
      CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  private func expectEqual(
    _ lhs: CGPoint, _ rhs: CGPoint, tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(hypot(lhs.x - rhs.x, lhs.y - rhs.y) < tolerance, sourceLocation: sourceLocation)
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let point = CGPoint(x: 3, y: -2)
    let transforms = AffineTransformTests.randomTransforms(30)
    for (t, u) in zip(transforms, transforms.dropFirst()) {
      expectEqual(point.applying(t.concatenating(u)), point.applying(t).applying(u))
    }
  }

  @Test func groupLaws() {
    let transforms = AffineTransformTests.randomTransforms(30)
    let point = CGPoint(x: 1.5, y: 4)
    for ((t, u), v) in zip(zip(transforms, transforms.dropFirst()), transforms.dropFirst(2)) {
      let left = t.concatenating(u).concatenating(v)
      let right = t.concatenating(u.concatenating(v))
      expectEqual(point.applying(left), point.applying(right))
      #expect(t.concatenating(.identity) == t)
      #expect(CGAffineTransform.identity.concatenating(t) == t)
      expectEqual(point.applying(t.concatenating(t.inverted())), point, tolerance: 1e-6)
      expectEqual(point.applying(t.inverted().concatenating(t)), point, tolerance: 1e-6)
    }
  }

  @Test func translationScaleAndRotationApplyBeforeTheTransform() {
    let base = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 1, y: 2)
    expectEqual(point.applying(base.translatedBy(x: 4, y: 5)), CGPoint(x: 5, y: 7).applying(base))
    expectEqual(point.applying(base.scaledBy(x: 4, y: 5)), CGPoint(x: 4, y: 10).applying(base))
    expectEqual(point.applying(base.rotated(by: .pi / 2)), CGPoint(x: -2, y: 1).applying(base))
  }

  @Test func positiveRotationIsClockwiseOnScreen() {
    expectEqual(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1))
  }

  @Test func singularTransformInvertsToItself() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(flat.inverted() == flat)
    #expect(flat.inverse == nil)
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(CGAffineTransform(scaleX: .nan, y: 1).inverse == nil)
  }

  @Test func sizesIgnoreTranslation() {
    let t = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: 100, ty: 100)
    #expect(CGSize(width: 300, height: 200).applying(t) == CGSize(width: 150, height: 50))
  }

  @Test func rectanglesMapToTheirBounds() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 1) < 1e-12 && abs(turned.maxX) < 1e-12)
    #expect(abs(turned.minY) < 1e-12 && abs(turned.maxY - 2) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(translationX: 2, y: 2)).isInfinite)
  }

  @Test func maximumScaleIsTheLongestTransformedUnitVector() {
    for t in AffineTransformTests.randomTransforms(30) {
      let longest = stride(from: 0.0, to: .pi, by: 0.001).map { angle in
        let image = CGSize(width: cos(angle), height: sin(angle)).applying(t)
        return hypot(image.width, image.height)
      }.max()!
      #expect(abs(t.maximumScale - longest) < 1e-5 * longest)
    }
  }
}

/// The functions of CoreGraphics' C interface.
struct TransformFunctionTests {
  private let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
  private let other = CGAffineTransform(a: 0.5, b: -1, c: 4, d: 1, tx: -2, ty: 3)

  @Test("Functions make the same transforms as initializers")
  func making() {
    #expect(CGAffineTransformMake(2, 1, -1, 3, 5, -7) == map)
    #expect(CGAffineTransformMakeRotation(0.7) == CGAffineTransform(rotationAngle: 0.7))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3))
  }

  @Test("A modification applies before the transform")
  func modifying() {
    let point = CGPoint(x: 3, y: 4)
    func image(_ t: CGAffineTransform) -> CGPoint { CGPointApplyAffineTransform(point, t) }
    #expect(image(CGAffineTransformTranslate(map, 1, 2)) == CGPoint(x: 4, y: 6).applying(map))
    #expect(image(CGAffineTransformScale(map, 2, 3)) == CGPoint(x: 6, y: 12).applying(map))
    let quarter = image(CGAffineTransformRotate(map, .pi / 2))
    let expected = CGPoint(x: -4, y: 3).applying(map)
    #expect(abs(quarter.x - expected.x) < 1e-12 && abs(quarter.y - expected.y) < 1e-12)
    #expect(image(CGAffineTransformConcat(map, other)) == point.applying(map).applying(other))
  }

  @Test("Inverses, comparisons, and transformed sizes and rectangles")
  func answers() {
    #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(map))
    #expect(CGAffineTransformEqualToTransform(map, map) && !CGAffineTransformEqualToTransform(map, other))
    let back = CGPoint(x: 3, y: 4).applying(map).applying(CGAffineTransformInvert(map))
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), map) == CGSize(width: 0, height: 7))
    let rectangle = CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 1, height: 1), map)
    #expect(rectangle == CGRect(x: 4, y: -7, width: 3, height: 4))
  }

  @Test("Points, sizes and rectangles are compared by value")
  func equalTo() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 2)))
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rectangle.equalTo(rectangle) && !rectangle.equalTo(rectangle.offsetBy(dx: 1, dy: 0)))
  }
}
