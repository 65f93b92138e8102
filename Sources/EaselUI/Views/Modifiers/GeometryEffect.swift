import EaselDrawing

/// A way to show a view elsewhere or in another shape, which leaves its layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of a size, about the view's top left corner.
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

  /// The effect; what views inside are told of their place never reckons with it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(effect: self) }
}

/// An effect that does not change what views inside are told of their place.
nonisolated public struct _IgnoredByLayoutEffect<Effect: GeometryEffect>: GeometryEffect {
  var effect: Effect

  public var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

/// The effects that the places of views inside do not reckon with.
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

/// Draws a view through the map that an effect gives for its size.
struct GeometryEffectModifier<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectModifier: Animatable {
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

@MainActor extension GeometryEffectModifier: DrawingModifier, ElementModifier, ViewModifier {
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    recorder.append(content, through: effect.effectValue(size: frame.size))
  }

  var transformsContents: Bool { true }

  func map(for size: CGSize) -> ProjectionTransform? { effect.effectValue(size: size) }

  var movesCoordinates: Bool { !(Effect.self is any IgnoredByLayout.Type) }
}

/// Turns a view in space about an axis through a point of its box.
struct Rotation3DEffect {
  var angle: Angle
  /// x, y and z.
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  /// How strongly what comes nearer grows; 0 for not at all.
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

@MainActor extension Rotation3DEffect: DrawingModifier {
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    recorder.append(content, through: matrix(for: frame.size))
  }

  var transformsContents: Bool { true }

  func map(for size: CGSize) -> ProjectionTransform? { matrix(for: size) }

  private func matrix(for size: CGSize) -> ProjectionTransform {
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
  /// The angle, the axis, the anchor in three directions and the perspective.
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
  /// Turns the view in space about an axis through a point of its box. What comes nearer looks larger by `perspective`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
