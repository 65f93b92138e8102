import EaselDrawing

/// The element of a view with a visual effect, which is made once the element has its size and place.
final class VisualEffectElement<Effect: VisualEffect>: DrawingEffectElement<_VisualEffectSteps>,
  PositionObserver
{
  private let evaluation: VisualEffectEvaluation<Effect>

  init(
    _ makeEffect: @escaping VisualEffectEvaluation<Effect>.Closure, around content: LayoutElement,
    _ inputs: _NodeInputs
  ) {
    evaluation = VisualEffectEvaluation(makeEffect, inputs)
    super.init(_VisualEffectSteps(list: []), around: content, inputs)
    evaluation.element = self
  }

  /// Takes another closure for the effect, and runs it when the element is placed next.
  func setEffect(_ makeEffect: @escaping VisualEffectEvaluation<Effect>.Closure) {
    evaluation.setClosure(makeEffect)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    evaluation.update(for: self)
    super.placeContents(proposal)
  }

  func checkPosition() -> Bool { evaluation.checkPosition(of: self) }

  /// What does more than map the content makes one picture of it.
  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    if effect.isMap(for: size) {
      super.recordPictures(by: filter, into: recorder, through: transform, on: phase)
    } else {
      recordPicture(by: filter, into: recorder, through: transform, on: phase)
    }
  }

  override func detach() {
    super.detach()
    evaluation.cancel()
  }
}
