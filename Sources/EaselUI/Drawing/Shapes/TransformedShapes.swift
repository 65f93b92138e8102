/// A shape moved by an offset in points. Result of `offset(_:)`.
///
/// ```swift
/// Circle()
///   .offset(x: 10, y: 0)
///   .stroke(.red)
/// ```
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a shape moved by `offset`.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  public static var role: ShapeRole { Content.role }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape moved by the same offset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape scaled about an anchor in its frame. Result of `scale(x:y:anchor:)`.
///
/// ```swift
/// Circle()
///   .scale(x: 1, y: 0.5, anchor: .bottom)
///   .fill(.green)
/// ```
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors in x and y.
  public var scale: CGSize
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape scaled about `anchor`.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public static var role: ShapeRole { Content.role }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let stretch = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(stretch.about(anchor.point(in: rect)))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape rotated about an anchor in its frame; positive angles rotate clockwise on screen. Result
/// of `rotation(_:anchor:)`.
///
/// ```swift
/// Rectangle()
///   .rotation(.degrees(15))
///   .fill(.purple)
///   .frame(width: 60, height: 60)
/// ```
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is rotated.
  public var shape: Content
  /// The angle of the rotation.
  public var angle: Angle
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape rotated about `anchor`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public static var role: ShapeRole { Content.role }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(anchor.point(in: rect)))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape with the same rotation.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with an affine transform applied to its path. Result of `transform(_:)`.
///
/// ```swift
/// Rectangle()
///   .transform(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
///   .fill(.mint)
/// ```
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform, in the coordinates of the frame.
  public var transform: CGAffineTransform

  /// Creates a shape with `transform` applied to its path.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public static var role: ShapeRole { Content.role }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape with a frame of fixed size.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The size of the fixed frame in points.
  public var size: CGSize
  /// The point of the fixed frame that lies at the same unit point of the outer frame.
  public var anchor: UnitPoint

  /// Creates a shape with a frame of fixed size.
  public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
    (self.shape, self.size, self.anchor) = (shape, size, anchor)
  }

  public static var role: ShapeRole { Content.role }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// The same transform about `point` instead of the origin.
  fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension Shape {
  /// Returns the shape moved by `offset` points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape moved by the vector from the origin to `offset`, in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape scaled in x and y about an anchor in its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled about an anchor in its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated about an anchor in its frame; positive angles rotate clockwise on screen.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with an affine transform applied to its path.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape with a frame of fixed size, in points, at the top left of the outer frame.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns the shape with a frame of fixed size, in points, at the top left of the outer frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape with a frame of fixed size, in points. `anchor` of both frames coincides.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape with a frame of fixed size, in points. `anchor` of both frames coincides.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
