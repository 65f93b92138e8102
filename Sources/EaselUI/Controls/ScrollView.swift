/// A view that shows a part of larger content and scrolls by dragging or, when focused, with the arrow, Page
/// Up, Page Down, Home and End keys.
///
/// Status: the scroll wheel has no effect, and there are no scroll bars.
///
/// ```swift
/// ScrollView {
///   ForEach(0..<100) { row in Text("Row \(row)") }
/// }
/// .frame(height: 200)
/// ```
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let content: Content
  @State private var extent = ScrollExtent()
  /// The translation of the content in points, zero or negative along each axis.
  @State private var offset = CGSize.zero
  @State private var offsetBeforeDrag: CGSize?

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Has no effect.
  ///   - content: The content. Several views form a column.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
}

extension ScrollView: View {
  public var body: some View {
    ScrollLayout(axes: axes, offset: offset, extent: extent) { VStack { content } }
      .modifier(ScrollContainerModifier(axes: axes))
      .clipped()
      .contentShape(Rectangle())
      .gesture(
        DragGesture()
          .onChanged { drag in
            let start = offsetBeforeDrag ?? offset
            offsetBeforeDrag = start
            move(
              to: CGSize(
                width: start.width + drag.translation.width, height: start.height + drag.translation.height))
          }
          .onEnded { _ in offsetBeforeDrag = nil }
      )
      .modifier(FocusModifier { key($0) })
  }

  private func move(to target: CGSize) { offset = extent.clamp(target, axes) }

  /// Points that an arrow key scrolls.
  private static var lineLength: CGFloat { 40 }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    let old = offset
    let step = ScrollView.lineLength
    switch press.key {
    case .upArrow: move(to: CGSize(width: old.width, height: old.height + step))
    case .downArrow: move(to: CGSize(width: old.width, height: old.height - step))
    case .leftArrow: move(to: CGSize(width: old.width + step, height: old.height))
    case .rightArrow: move(to: CGSize(width: old.width - step, height: old.height))
    case .pageUp: move(to: CGSize(width: old.width, height: old.height + extent.viewport.height))
    case .pageDown: move(to: CGSize(width: old.width, height: old.height - extent.viewport.height))
    case .home: move(to: .zero)
    case .end: move(to: CGSize(width: old.width, height: -.infinity))
    default: return .ignored
    }
    return offset == old ? .ignored : .handled
  }
}

/// The sizes of a scroll view and of its content in the latest layout.
final class ScrollExtent {
  var viewport = CGSize.zero
  var content = CGSize.zero

  /// The nearest offset at which the content fills the view as far as possible.
  func clamp(_ offset: CGSize, _ axes: Axis.Set) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal)
        ? max(min(offset.width, 0), min(viewport.width - content.width, 0)) : 0,
      height: axes.contains(.vertical)
        ? max(min(offset.height, 0), min(viewport.height - content.height, 0)) : 0)
  }
}

/// Proposes an unspecified length to the content along the scrolling axes.
private struct ScrollLayout: Layout {
  var axes: Axis.Set
  var offset: CGSize
  let extent: ScrollExtent

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The proposed length along the scrolling axes, and the length of the content along the others.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let content = subviews.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.first else { return }
    let inner = contentProposal(ProposedViewSize(bounds.size))
    (extent.viewport, extent.content) = (bounds.size, content.sizeThatFits(inner))
    let place = extent.clamp(offset, axes)
    content.place(at: CGPoint(x: bounds.minX + place.width, y: bounds.minY + place.height), proposal: inner)
  }
}

/// Marks the visible part of a scroll view as the container of the views inside.
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
  /// The nearest scroll view that contains the element.
  final var scrollContainer: ScrollContainerElement? {
    sequence(first: self, next: \.superelement).lazy.compactMap { $0 as? ScrollContainerElement }.first
  }

  /// The size of the nearest enclosing scroll view or, outside of scroll views, of the window; `nil` before
  /// its first placement.
  final var containerSize: CGSize? {
    if let scrollContainer { return scrollContainer.placedProposal == nil ? nil : scrollContainer.size }
    let root = sequence(first: self, next: \.superelement).reduce(self) { $1 }
    guard root !== self, let proposal = root.placedProposal else { return nil }
    return proposal.replacingUnspecifiedDimensions(by: root.size)
  }
}
