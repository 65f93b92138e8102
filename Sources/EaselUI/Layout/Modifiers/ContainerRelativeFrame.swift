/// A frame whose lengths depend on the size of the container: the nearest enclosing scroll view or the
/// window.
struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

@MainActor extension ContainerRelativeFrame: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ContainerRelativeElement {
    ContainerRelativeElement(self, around: content, inputs)
  }

  func update(_ element: ContainerRelativeElement) { element.frame = self }
}

/// The element of a container-relative frame. It is measured again when the size of the container changes.
final class ContainerRelativeElement: WrapperElement, PositionObserver {
  var frame: ContainerRelativeFrame {
    didSet { invalidateLayout() }
  }

  /// The size of the container at the last measurement.
  private var measuredSize: CGSize?

  init(_ frame: ContainerRelativeFrame, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.frame = frame
    super.init(content, inputs)
    graph.add(observer: self)
  }

  /// Returns the frame for a proposal, which stands in for the size of the container until that is known.
  private func layout(_ proposal: ProposedViewSize) -> FrameLayout {
    let size = measuredSize ?? proposal.replacingUnspecifiedDimensions()
    func length(_ axis: Axis) -> CGFloat? {
      frame.axes.contains(Axis.Set(axis)) ? frame.length(size[axis], axis) : nil
    }
    return FrameLayout(width: length(.horizontal), height: length(.vertical), alignment: frame.alignment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measuredSize = containerSize
    return layout(proposal).sizeThatFits(proposal, content: content)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let placement = layout(proposal).placement(of: content, in: ViewSize(value: size, proposal: proposal))
    content.place(
      at: mirroredOrigin(of: content, placement), proposal: placement.proposal,
      in: content.placementTransactions)
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard content.hasExplicitAlignment else { return nil }
    let placement = layout(size.proposal).placement(of: content, in: size)
    return content.explicitAlignment(key, at: content.finiteViewSize(for: placement.proposal)).map {
      $0 + placement.origin[key.axis]
    }
  }

  func checkPosition() -> Bool {
    if isAttached, let containerSize, containerSize != measuredSize { invalidateLayout() }
    return isAttached
  }
}

nonisolated extension View {
  /// Places the view in an invisible frame that is as long as its container along some axes.
  ///
  /// The container is the visible part of the nearest enclosing scroll view, or else the window.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Places the view in an invisible frame whose lengths along some axes a closure computes from those of its
  /// container, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Places the view in an invisible frame that spans some of the equal parts of its container along some
  /// axes.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container determines the length.
  ///   - count: The number of parts of the container, at least 1.
  ///   - span: The number of parts that the frame spans.
  ///   - spacing: The distance between parts in points.
  ///   - alignment: The alignment of the view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }
}
