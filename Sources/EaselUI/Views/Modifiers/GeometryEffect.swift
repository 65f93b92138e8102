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
