import EaselDrawing

/// An effect that changes only the drawing of an element.
@MainActor
protocol DrawingEffect {
  /// The transform from the space of the content to that of the modified view at a size; `nil` for the
  /// identity.
  func map(for size: CGSize) -> ProjectionTransform?

  /// Whether the content is drawn through the transform. The modified view is then aligned to whole pixels as
  /// a unit, and the alignment of the content starts anew inside it.
  var drawsContentTransformed: Bool { get }

  /// Whether the transform applies to the coordinates that views inside receive.
  var movesCoordinates: Bool { get }

  /// Whether the content can be hit at a point in the space of the modified view.
  func allowsHit(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool

  /// The filter of an effect that applies to each layer of the content separately, in the space of the
  /// content.
  ///
  /// `nil` for effects on the content as a whole, which make it a single layer for surrounding effects, and
  /// for transforms.
  func layerFilter(in environment: EnvironmentValues) -> FilterOperation?

  /// Records the modified content in the space of the content. Not called for effects with a `layerFilter`.
  ///
  /// `frame` is the frame of the modified view, aligned to whole pixels.
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder)
}

extension DrawingEffect {
  func map(for size: CGSize) -> ProjectionTransform? { nil }

  var drawsContentTransformed: Bool { false }

  var movesCoordinates: Bool { true }

  func allowsHit(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool { true }

  func layerFilter(in environment: EnvironmentValues) -> FilterOperation? { nil }
}

/// A modifier that changes only the drawing of an element.
@MainActor
protocol DrawingModifier: DrawingEffect, ElementModifier {}

extension DrawingModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DrawingEffectElement<Self> {
    DrawingEffectElement(self, around: content, inputs)
  }

  func update(_ element: DrawingEffectElement<Self>) { element.effect = self }
}

/// The element of a drawing effect.
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

  override var contentTransform: ProjectionTransform? {
    effect.movesCoordinates ? effect.map(for: size) : nil
  }

  override func measureFullSize() -> FullSize? { content.fullSize }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    let shown = properties?.install(in: effect, environment.values) ?? effect
    guard shown.allowsHit(point, size: size, in: environment.values) else { return false }
    guard var inverse = effect.map(for: size) else { return super.hitTest(point, &hits) }
    return inverse.invert() && super.hitTest(point.applying(inverse), &hits)
  }

  override var isAlignedToPixels: Bool { effect.drawsContentTransformed }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let contentPhase = self.phase(of: content, in: phase)
    if let operation = readForDrawing({ effect.layerFilter(in: $0) }) {
      let filter = FilterNode(parent: nil, operation: operation, transform: .identity)
      return content.recordLayers(by: filter, into: recorder, through: .identity, on: contentPhase)
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

  /// A filter on the layers of the content is applied before the filter of the surrounding effect.
  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    let frame = phase.frame(of: size)
    if let operation = readForDrawing({ effect.layerFilter(in: $0) }) {
      noteRecorded()
      let both = FilterNode(parent: filter, operation: operation, transform: transform)
      content.recordLayers(
        by: both, into: recorder, through: transform, on: self.phase(of: content, in: phase))
    } else if !effect.drawsContentTransformed, let map = effect.map(for: size)?.affine {
      noteRecorded()
      content.recordLayers(
        by: filter, into: recorder, through: map.concatenating(transform),
        on: self.phase(of: content, in: phase))
    } else if let map = effect.map(for: frame.size)?.affine {
      noteRecorded()
      let place = map.concatenating(.translation(to: frame.shift)).concatenating(transform)
      let contentPhase = phase.restarted(size: size, drawnAs: frame.size)
      content.recordLayers(
        by: filter, into: recorder, through: place, on: self.phase(of: content, in: contentPhase))
    } else {
      recordLayer(by: filter, into: recorder, through: transform, on: phase)
    }
  }
}
