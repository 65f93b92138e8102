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

  /// For an effect that acts on each of the pictures that the content consists of alone: what it does to them, in the
  /// content's space. Nil for effects on the content as a whole, which make it one picture to those around them, and
  /// for maps of it.
  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation?

  /// Adds the content, changed, to a drawing in the content's own space; not asked of effects on its pictures.
  func draw(
    _ content: Fragment, size: CGSize, environment: EnvironmentValues, into recorder: FragmentRecorder)
}

extension DrawingModifier {
  func map(for size: CGSize) -> ProjectionTransform? { nil }

  var movesCoordinates: Bool { true }

  func admits(_ point: CGPoint, size: CGSize) -> Bool { true }

  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation? { nil }

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
    if let operation = readForDrawing({ modifier.pictureFilter(in: $0) }) {
      let filter = FilterNode(parent: nil, operation: operation, transform: .identity)
      return content.recordPictures(by: filter, into: recorder, through: .identity)
    }
    let fragment = content.fragment()
    readForDrawing { modifier.draw(fragment, size: size, environment: $0, into: recorder) }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint) {
    recordFragment(into: recorder, at: origin)
  }

  /// An effect on the pictures of the content runs before the one around it.
  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform
  ) {
    if let operation = readForDrawing({ modifier.pictureFilter(in: $0) }) {
      noteRecorded()
      let both = FilterNode(parent: filter, operation: operation, transform: transform)
      content.recordPictures(by: both, into: recorder, through: transform)
    } else if let map = modifier.map(for: size)?.affine {
      noteRecorded()
      content.recordPictures(by: filter, into: recorder, through: map.concatenating(transform))
    } else {
      recordPicture(by: filter, into: recorder, through: transform)
    }
  }
}
