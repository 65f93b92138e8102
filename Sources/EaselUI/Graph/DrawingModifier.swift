import EaselDrawing

/// A modifier that changes how one element is drawn and nothing else.
@MainActor
protocol DrawingModifier: ElementModifier {
  /// From the content's space to that of the modified view at a size; nil where they are the same.
  func map(for size: CGSize) -> ProjectionTransform?

  /// True when the places that views inside are told reckon with the map.
  var movesCoordinates: Bool { get }

  /// False where the content cannot be met at a point of the modified view's space.
  func admits(_ point: CGPoint, size: CGSize) -> Bool

  /// Adds the content, changed, to a drawing in the content's own space.
  func draw(
    _ content: Fragment, size: CGSize, environment: EnvironmentValues, into recorder: FragmentRecorder)
}

extension DrawingModifier {
  func map(for size: CGSize) -> ProjectionTransform? { nil }

  var movesCoordinates: Bool { true }

  func admits(_ point: CGPoint, size: CGSize) -> Bool { true }

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

  override var contentMap: ProjectionTransform? { modifier.movesCoordinates ? modifier.map(for: size) : nil }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard modifier.admits(point, size: size) else { return false }
    guard var inverse = modifier.map(for: size) else { return super.hitTest(point, &hits) }
    return inverse.invert() && super.hitTest(point.applying(inverse), &hits)
  }

  override func drawContents(into recorder: FragmentRecorder) {
    let fragment = content.fragment()
    readForDrawing { modifier.draw(fragment, size: size, environment: $0, into: recorder) }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint) {
    recordFragment(into: recorder, at: origin)
  }
}
