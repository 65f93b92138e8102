/// Marks what a scroll view shows of its content as the container of the views inside.
struct ScrollContainerModifier {
  let axes: Axis.Set
}

@MainActor extension ScrollContainerModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ScrollContainerElement {
    ScrollContainerElement(axes, around: content, inputs)
  }

  func update(_ element: ScrollContainerElement) { element.axes = axes }
}

/// The visible part of a scroll view.
final class ScrollContainerElement: WrapperElement {
  var axes: Axis.Set

  init(_ axes: Axis.Set, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.axes = axes
    super.init(content, inputs)
  }
}

extension LayoutElement {
  /// The nearest scroll view around.
  final var scrollContainer: ScrollContainerElement? {
    sequence(first: self, next: \.superelement).lazy.compactMap { $0 as? ScrollContainerElement }.first
  }

  /// The size of the nearest scroll view around, of the window outside of scroll views; nil before that has its place.
  final var containerSize: CGSize? {
    if let scrollContainer { return scrollContainer.placedProposal == nil ? nil : scrollContainer.size }
    let root = sequence(first: self, next: \.superelement).reduce(self) { $1 }
    guard root !== self, let proposal = root.placedProposal else { return nil }
    return proposal.replacingUnspecifiedDimensions(by: root.size)
  }
}
