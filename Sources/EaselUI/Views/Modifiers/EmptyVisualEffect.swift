/// A view as it is: the effect that all others are made of.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}

  public var _steps: _VisualEffectSteps { _VisualEffectSteps(list: []) }
}
