import EaselGeometry
import Foundation
import Testing

/// The functions of CoreGraphics' C interface.
struct TransformFunctionTests {
  private let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
  private let other = CGAffineTransform(a: 0.5, b: -1, c: 4, d: 1, tx: -2, ty: 3)

  @Test("transforms are made as by their initializers")
  func making() {
    #expect(CGAffineTransformMake(2, 1, -1, 3, 5, -7) == map)
    #expect(CGAffineTransformMakeRotation(0.7) == CGAffineTransform(rotationAngle: 0.7))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3))
  }

  @Test("a change of a transform acts before the transform")
  func changing() {
    let point = CGPoint(x: 3, y: 4)
    func image(_ t: CGAffineTransform) -> CGPoint { CGPointApplyAffineTransform(point, t) }
    #expect(image(CGAffineTransformTranslate(map, 1, 2)) == CGPoint(x: 4, y: 6).applying(map))
    #expect(image(CGAffineTransformScale(map, 2, 3)) == CGPoint(x: 6, y: 12).applying(map))
    let quarter = image(CGAffineTransformRotate(map, .pi / 2))
    let expected = CGPoint(x: -4, y: 3).applying(map)
    #expect(abs(quarter.x - expected.x) < 1e-12 && abs(quarter.y - expected.y) < 1e-12)
    #expect(image(CGAffineTransformConcat(map, other)) == point.applying(map).applying(other))
  }

  @Test("inverses, comparisons and images of sizes and rectangles")
  func answers() {
    #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(map))
    #expect(CGAffineTransformEqualToTransform(map, map) && !CGAffineTransformEqualToTransform(map, other))
    let back = CGPoint(x: 3, y: 4).applying(map).applying(CGAffineTransformInvert(map))
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), map) == CGSize(width: 0, height: 7))
    let rectangle = CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 1, height: 1), map)
    #expect(rectangle == CGRect(x: 4, y: -7, width: 3, height: 4))
  }

  @Test("points, sizes and rectangles are compared by their numbers")
  func equalTo() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 2)))
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rectangle.equalTo(rectangle) && !rectangle.equalTo(rectangle.offsetBy(dx: 1, dy: 0)))
  }
}
