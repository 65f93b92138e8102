import EaselDrawing

/// Puts other views behind or in front of a view, which alone determines the size.
struct LayeredModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  /// Constant for all values of one modifier in a view.
  let isInFront: Bool
}

@MainActor extension LayeredModifier: ElementModifier, ViewModifier where Layer: View {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> LayeredElement<Layer> {
    LayeredElement(self, around: content, inputs)
  }

  func update(_ element: LayeredElement<Layer>) { element.update(self) }
}

/// The layout element of a view with others behind or in front of it.
final class LayeredElement<Layer: View>: AttachmentElement<Layer> {
  private let isInFront: Bool

  init(_ modifier: LayeredModifier<Layer>, around content: LayoutElement, _ inputs: _NodeInputs) {
    isInFront = modifier.isInFront
    super.init(modifier.layer, alignment: modifier.alignment, to: content, inputs)
  }

  func update(_ modifier: LayeredModifier<Layer>) { update(modifier.layer, alignment: modifier.alignment) }

  override func measureFullSize() -> FullSize? { content.fullSize }

  /// The layers from back to front.
  private var layers: [LayoutElement] { isInFront ? [content, attachment] : [attachment, content] }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    record(layers, into: recorder, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    recordLayers(of: layers, by: filter, into: recorder, through: transform, on: phase)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    layers.reversed().contains { element in
      element.hitTest(CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y), &hits)
    }
  }
}

nonisolated extension View {
  /// Shows views behind this one, stacked on each other. The size of this view is proposed to them.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// Shows a view behind this one. The size of this view is proposed to it. An older form of
  /// `background(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Shows views in front of this one, stacked on each other. The size of this view is proposed to them.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Shows a view in front of this one. The size of this view is proposed to it. An older form of
  /// `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isInFront: true))
  }
}
