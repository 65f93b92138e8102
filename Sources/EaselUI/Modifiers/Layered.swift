import EaselDrawing

/// Puts other views behind or in front of a view, which alone decides on the size.
struct LayeredModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
}

@MainActor extension LayeredModifier: ElementModifier, ViewModifier where Layer: View {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> LayeredElement<Layer> {
    LayeredElement(self, around: content, inputs)
  }

  func update(_ element: LayeredElement<Layer>) { element.update(self) }
}

/// The element of a view with others behind or in front of it.
final class LayeredElement<Layer: View>: WrapperElement {
  private var modifier: LayeredModifier<Layer>
  private let layer: SubgraphNode<Layer>

  init(_ modifier: LayeredModifier<Layer>, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    layer = SubgraphNode(modifier.layer, alignment: modifier.alignment, inputs)
    super.init(content, inputs)
    layer.element.superelement = self
  }

  func update(_ newModifier: LayeredModifier<Layer>) {
    modifier = newModifier
    layer.update(newModifier.layer, alignment: newModifier.alignment)
    invalidateLayout()
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
    let layerProposal = ProposedViewSize(size)
    let own = modifier.alignment.point(of: content, at: ViewSize(value: size, proposal: proposal))
    let other = modifier.alignment.point(
      of: layer.element, at: layer.element.finiteViewSize(for: layerProposal))
    layer.element.place(at: CGPoint(x: own.x - other.x, y: own.y - other.y), proposal: layerProposal)
  }

  override func drawContents(into recorder: FragmentRecorder) {
    for element in modifier.isInFront ? [content, layer.element] : [layer.element, content] {
      element.record(into: recorder, at: element.origin)
    }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint) {
    recordFragment(into: recorder, at: origin)
  }

  override func detach() {
    super.detach()
    layer.unmount()
  }
}

nonisolated extension View {
  /// Views behind this one, on top of each other, with its size proposed to them.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// A view behind this one, with its size proposed to it.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use `background(alignment:content:)` instead.")
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Views in front of this one, on top of each other, with its size proposed to them.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// A view in front of this one, with its size proposed to it.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use `overlay(alignment:content:)` instead.")
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isInFront: true))
  }
}
