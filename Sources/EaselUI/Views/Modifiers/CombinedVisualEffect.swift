/// An effect, and a step that is done to what it gives.
struct CombinedVisualEffect<Base: VisualEffect, Step: DrawingEffect & Animatable & Sendable>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }

  var _steps: _VisualEffectSteps { _VisualEffectSteps(list: base._steps.list + [step]) }
}

extension VisualEffect {
  /// The effect with a step after all others.
  func combining<Step>(_ step: Step) -> CombinedVisualEffect<Self, Step> {
    CombinedVisualEffect(base: self, step: step)
  }
}
