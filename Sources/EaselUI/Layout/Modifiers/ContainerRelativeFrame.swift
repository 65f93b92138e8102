/// A frame with lengths that are made of those of the container: the nearest scroll view, or the window.
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

/// The element of such a frame. It is measured again when the container has got another size than it reckoned with.
final class ContainerRelativeElement: WrapperElement, PositionObserver {
  var frame: ContainerRelativeFrame {
    didSet { invalidateLayout() }
  }

  /// The size of the container that the frame was measured with.
  private var measuredSize: CGSize?

  init(_ frame: ContainerRelativeFrame, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.frame = frame
    super.init(content, inputs)
    graph.add(observer: self)
  }

  /// Before the container has its place, what is proposed stands for its size.
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
      at: readingOrigin(of: content, placement), proposal: placement.proposal,
      in: content.placementTransactions)
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard content.hasExplicitAlignment else { return nil }
    let placement = layout(size.proposal).placement(of: content, in: size)
    return content.explicitAlignment(key, at: content.viewSize(for: placement.proposal)).map {
      $0 + placement.origin[key.axis]
    }
  }

  func checkPosition() -> Bool {
    if isAttached, let containerSize, containerSize != measuredSize { invalidateLayout() }
    return isAttached
  }
}

nonisolated extension View {
  /// An invisible frame around the view that is as long as its container along some axes.
  ///
  /// The container is the nearest scroll view around, of which the visible part counts, or else the window.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// An invisible frame around the view whose lengths are made of those of its container along some axes, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// An invisible frame around the view that is as long as some of the parts of its container along some axes.
  ///
  /// - Parameters:
  ///   - count: Into how many parts the container is divided; at least 1.
  ///   - span: How many of them the frame covers.
  ///   - spacing: Points between the parts.
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
