import EaselDrawing

/// A modifier that transforms the drawing of a view. Layout is not affected.
///
/// ```swift
/// struct Skew: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: animatableData, d: 1, tx: 0, ty: 0))
///   }
/// }
///
/// let skewed = Text("Fast").modifier(Skew(animatableData: -0.2))
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of a size in points. The origin is the top left corner of the view.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(
      TransparentNode(view, inputs) { $0.content.modifier(GeometryEffectModifier(effect: $0.modifier)) })
  }

  /// The effect, ignored by the coordinate conversions of the descendants.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(effect: self) }
}

/// An effect that coordinate conversions ignore.
nonisolated public struct _IgnoredByLayoutEffect<Effect: GeometryEffect>: GeometryEffect {
  var effect: Effect

  public var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

/// Marks effects that coordinate conversions ignore.
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

/// Draws a view with the transform of an effect.
struct GeometryEffectModifier<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectModifier: Animatable {
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

@MainActor extension GeometryEffectModifier: MatrixEffect, DrawingModifier, ViewModifier {
  func matrix(for size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

  var movesCoordinates: Bool { !(Effect.self is any IgnoredByLayout.Type) }
}

/// Rotates a view in three dimensions about an axis through a point of its box.
struct Rotation3DEffect {
  var angle: Angle
  /// The components x, y and z.
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  /// The strength of the perspective; 0 for none.
  var perspective: CGFloat
}

extension Rotation3DEffect {
  init(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    (self.angle, self.anchor) = (angle, anchor)
    self.axis = SIMD3(axis.x, axis.y, axis.z)
    (self.anchorZ, self.perspective) = (anchorZ, perspective)
  }
}

@MainActor extension Rotation3DEffect: MatrixEffect, DrawingModifier {
  func matrix(for size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    var lens = CATransform3D()
    lens.m34 = -perspective / max(size.width, size.height, 1)
    var transform = CATransform3DMakeTranslation(-center.x, -center.y, -anchorZ)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
    transform = CATransform3DConcat(transform, lens)
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(center.x, center.y, anchorZ))
    return ProjectionTransform(transform)
  }
}

extension Rotation3DEffect: Animatable {
  /// The angle, the axis, the anchor in three dimensions and the perspective.
  var animatableData: NumberVector<SIMD8<Double>> {
    get {
      let point = anchor.animatableData
      return NumberVector(
        SIMD8(
          angle.animatableData, axis.x, axis.y, axis.z, point.first, point.second, anchorZ, perspective))
    }
    set {
      let numbers = newValue.numbers
      angle.animatableData = numbers[0]
      axis = SIMD3(numbers[1], numbers[2], numbers[3])
      anchor.animatableData = AnimatablePair(numbers[4], numbers[5])
      (anchorZ, perspective) = (numbers[6], numbers[7])
    }
  }
}

nonisolated extension View {
  /// Rotates the drawing of the view in three dimensions about an axis through a point of its box. Layout is
  /// not affected.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis: x to the right, y down, z out of the screen.
  ///   - anchor: The point of the box on the axis.
  ///   - anchorZ: The distance of the axis from the plane of the view, in points.
  ///   - perspective: 0 for none; 1 for an eye at a distance of the view's longer side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Rotates the drawing of the view in three dimensions, like `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}
