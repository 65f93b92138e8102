import EaselDrawing

/// A modifier that changes how one element is drawn and nothing else.
@MainActor
protocol DrawingModifier: ElementModifier {
  /// Adds the content, changed, to a drawing in the content's own space.
  func draw(
    _ content: Fragment, size: CGSize, environment: EnvironmentValues, into recorder: FragmentRecorder)
}

extension DrawingModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DrawingModifierElement<Self> {
    DrawingModifierElement(self, around: content, inputs)
  }

  func update(_ element: DrawingModifierElement<Self>) { element.modifier = self }
}

/// The element of a modifier that draws.
final class DrawingModifierElement<Modifier: DrawingModifier>: WrapperElement {
  var modifier: Modifier {
    didSet { invalidateDrawing() }
  }

  init(_ modifier: Modifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func drawContents(into recorder: FragmentRecorder) {
    let fragment = content.fragment()
    readForDrawing { modifier.draw(fragment, size: size, environment: $0, into: recorder) }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint) {
    recordFragment(into: recorder, at: origin)
  }
}
