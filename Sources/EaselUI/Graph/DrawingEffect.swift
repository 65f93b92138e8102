import EaselDrawing

/// What changes how one element is drawn and nothing else.
@MainActor
protocol DrawingEffect {
  /// From the content's space to that of the changed view at a size; nil where they are the same.
  func map(for size: CGSize) -> ProjectionTransform?

  /// True when the content is drawn through a map: the effect is put on whole pixels as one, and the content inside it.
  var transformsContents: Bool { get }

  /// True when the places that views inside are told reckon with the map.
  var movesCoordinates: Bool { get }

  /// False where the content cannot be met at a point of the changed view's space.
  func admits(_ point: CGPoint, size: CGSize) -> Bool

  /// For an effect that acts on each of the pictures that the content consists of alone: what it does to them, in the
  /// content's space. Nil for effects on the content as a whole, which make it one picture to those around them, and
  /// for maps of it.
  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation?

  /// Adds the content, changed, to a drawing in the content's own space; not asked of effects on its pictures. `frame`
  /// is the changed view's frame on whole pixels.
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder)
}

extension DrawingEffect {
  func map(for size: CGSize) -> ProjectionTransform? { nil }

  var transformsContents: Bool { false }

  var movesCoordinates: Bool { true }

  func admits(_ point: CGPoint, size: CGSize) -> Bool { true }

  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation? { nil }
}

/// A modifier that changes how one element is drawn and nothing else.
@MainActor
protocol DrawingModifier: DrawingEffect, ElementModifier {}

extension DrawingModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DrawingEffectElement<Self> {
    DrawingEffectElement(self, around: content, inputs)
  }

  func update(_ element: DrawingEffectElement<Self>) { element.effect = self }
}

/// The element of what changes a drawing.
class DrawingEffectElement<Effect: DrawingEffect>: WrapperElement {
  final var effect: Effect {
    didSet { invalidateDrawing() }
  }
  final private var properties: ShapeProperties<Effect>?

  init(_ effect: Effect, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.effect = effect
    super.init(content, inputs)
    properties = ShapeProperties(of: effect, in: self)
  }

  override var contentMap: ProjectionTransform? { effect.movesCoordinates ? effect.map(for: size) : nil }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    let shown = properties?.install(in: effect, environment.values) ?? effect
    guard shown.admits(point, size: size) else { return false }
    guard var inverse = effect.map(for: size) else { return super.hitTest(point, &hits) }
    return inverse.invert() && super.hitTest(point.applying(inverse), &hits)
  }

  override var isAlignedToPixels: Bool { effect.transformsContents }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let contentPhase = self.phase(of: content, in: phase)
    if let operation = readForDrawing({ effect.pictureFilter(in: $0) }) {
      let filter = FilterNode(parent: nil, operation: operation, transform: .identity)
      return content.recordPictures(by: filter, into: recorder, through: .identity, on: contentPhase)
    }
    let drawing = content.drawing(on: contentPhase)
    let frame = phase.frame(of: size)
    guard let properties else {
      return readForDrawing { effect.draw(drawing, frame: frame, environment: $0, into: recorder) }
    }
    runForDrawing {
      properties.install(in: effect, $0).draw(drawing, frame: frame, environment: $0, into: recorder)
    }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  /// An effect on the pictures of the content runs before the one around it.
  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    let frame = phase.frame(of: size)
    if let operation = readForDrawing({ effect.pictureFilter(in: $0) }) {
      noteRecorded()
      let both = FilterNode(parent: filter, operation: operation, transform: transform)
      content.recordPictures(
        by: both, into: recorder, through: transform, on: self.phase(of: content, in: phase))
    } else if !effect.transformsContents, let map = effect.map(for: size)?.affine {
      noteRecorded()
      content.recordPictures(
        by: filter, into: recorder, through: map.concatenating(transform),
        on: self.phase(of: content, in: phase))
    } else if let map = effect.map(for: frame.size)?.affine {
      noteRecorded()
      let place = map.concatenating(.translation(to: frame.shift)).concatenating(transform)
      let contentPhase = phase.restarted(size: size, drawnAs: frame.size)
      content.recordPictures(
        by: filter, into: recorder, through: place, on: self.phase(of: content, in: contentPhase))
    } else {
      recordPicture(by: filter, into: recorder, through: transform, on: phase)
    }
  }
}
