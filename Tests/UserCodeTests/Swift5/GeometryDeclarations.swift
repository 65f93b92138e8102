import SwiftUI

// Every declaration of angles, places, edges and maps that programs rely on, in the forms in which they are written.

func declaredAngles() -> [Angle] {
  var angle = Angle.degrees(10)
  angle += .degrees(5)
  angle -= .radians(0.1)
  angle *= 2
  angle /= 3
  angle.degrees = angle.degrees + 1
  angle.radians += 0.01
  let arc = Angle(degrees: 45)
  return [
    Angle(), Angle(radians: 1), Angle(degrees: 2), .degrees(3), .radians(2), angle, arc / 2, arc * 2, 3 * arc,
    arc - .degrees(80), arc + .degrees(70), -arc,
  ]
}

func declaredAnswers(_ angle: Angle) -> [Bool] {
  [angle < .degrees(360), angle == Angle(radians: angle.radians), max(angle, .zero) == angle]
}

func declaredPlaces() -> Set<UnitPoint> {
  var place = UnitPoint()
  (place.x, place.y) = (0.25, 0.75)
  return [
    .zero, .center, .leading, .trailing, .top, .bottom, .topTrailing, .bottomLeading, .bottomTrailing,
    UnitPoint(x: 0.1, y: 0.2), place,
  ]
}

func declaredAlignments() -> [Alignment] {
  let alignment = Alignment(horizontal: .leading, vertical: .top)
  return [
    alignment, .center, .leading, .trailing, .top, .bottom, .topTrailing, .bottomLeading, .bottomTrailing,
    Alignment(horizontal: .center, vertical: .firstTextBaseline),
    Alignment(horizontal: .center, vertical: .lastTextBaseline),
    .init(horizontal: .quarter, vertical: .bottom),
  ]
}

extension HorizontalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  static let quarter = HorizontalAlignment(Quarter.self)
}

func declaredEdges() -> [Edge.Set] {
  _ = (Edge.allCases, Axis.allCases, Edge.top.rawValue, Axis.Set.horizontal)
  let axes: Axis.Set = [.horizontal, .vertical]
  return [
    .top, .leading, .bottom, .trailing, .all, .horizontal, .vertical, Edge.Set(Edge.top), [.top, .leading],
    axes.contains(.vertical) ? .vertical : .all,
  ]
}

func declaredInsets() -> [EdgeInsets] {
  var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  (insets.top, insets.bottom) = (insets.bottom, insets.top)
  (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
  return [insets, EdgeInsets()]
}

func declaredMaps() -> [CGAffineTransform] {
  var map = CGAffineTransform.identity
  (map.a, map.b, map.c, map.d, map.tx, map.ty) = (2, 0.5, 0, 3, 1, 1)
  let scale = CGAffineTransform(scaleX: 2, y: 3)
  return [
    map, scale, .init(translationX: 1, y: 2), CGAffineTransform(rotationAngle: .pi / 3),
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), CGAffineTransform(1, 2, 3, 4, 5, 7),
    scale.translatedBy(x: 1, y: 1), map.scaledBy(x: 2, y: 1), scale.rotated(by: 1), scale.concatenating(map),
    map.inverted(), CGAffineTransform(),
  ]
}

func declaredMappings() -> [Bool] {
  let map = CGAffineTransform(scaleX: 0.5, y: 0.5)
  let half = CGSize(width: 4, height: 2).applying(map)
  return [
    half == CGSize(width: 2, height: 1), CGPoint(x: 4, y: 2).applying(map) == CGPoint(x: 2, y: 1),
    CGRect(x: 2, y: 2, width: 2, height: 2).applying(map) == CGRect(x: 1, y: 1, width: 1, height: 1),
    CGAffineTransform.identity.isIdentity, !map.isIdentity, CGVector(dx: 1, dy: 2).dx == 1,
    CGVector(dx: 1, dy: 2).dy == 2,
  ]
}

func declaredProjections() -> [ProjectionTransform] {
  var projection = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
  (projection.m13, projection.m23, projection.m33) = (0.001, 0, 1)
  (projection.m11, projection.m12, projection.m21) = (2, projection.m12, projection.m21)
  (projection.m22, projection.m31, projection.m32) = (1, projection.m31, 5)
  var space: CATransform3D = CATransform3DIdentity
  space.m34 = -1 / 500
  space = CATransform3DRotate(space, 0.5, 1, 5, 0)
  space = CATransform3DTranslate(space, -10, -20, 0)
  let turned = CATransform3DConcat(
    CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 2, 2))
  var inverse = projection
  let isInvertible = inverse.invert()
  return [
    projection, ProjectionTransform(space), ProjectionTransform(turned),
    projection.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))),
    isInvertible ? inverse : projection,
    ProjectionTransform(CGAffineTransform(translationX: 9, y: 9)).inverted(),
  ]
}

func declaredProjectionAnswers() -> [Bool] {
  let shift = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
  return [
    ProjectionTransform().isIdentity, shift.isAffine, !shift.isIdentity,
    CGPoint.zero.applying(shift) == CGPoint(x: 3, y: 4),
  ]
}
