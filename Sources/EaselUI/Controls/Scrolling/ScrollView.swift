/// A view that shows a part of larger content and scrolls it.
///
/// The wheel scrolls the innermost scroll view under the pointer that can move in the wheel's direction, by 40
/// points per notch; with the Shift key, it scrolls horizontally. Dragging moves the content with the pointer,
/// and a fast drag continues after the release and slows down. While the view has the focus, the arrow, Page
/// Up, Page Down, Home and End keys scroll. Overlay indicators appear while the content moves.
///
/// Content that is smaller than the view does not scroll, and no content moves beyond its ends.
///
/// Status: the content does not bounce at its ends.
///
/// ```swift
/// ScrollView {
///   ForEach(0..<100) { row in Text("Row \(row)") }
/// }
/// .frame(height: 200)
/// ```
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicator
  @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicator
  @Environment(\.defaultScrollAnchor) private var anchor
  @State private var link = ScrollLink()

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Whether indicators appear; `scrollIndicators(_:axes:)` can also hide them.
  ///   - content: The content. Several views form a column.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
}

extension ScrollView: View {
  public var body: some View {
    VStack { content }
      .environment(\.scrollAxes, axes)
      .transformEnvironment(\.coveredEdges) { $0.subtract(axes.edges) }
      .modifier(modifier)
      .clipped()
      .gesture(drag, including: isScrollEnabled ? .all : .subviews)
      .modifier(FocusModifier { key($0) })
  }
}

@MainActor extension ScrollView {
  private var modifier: ScrollModifier {
    ScrollModifier(
      axes: axes, isEnabled: isScrollEnabled,
      horizontalIndicator: showsIndicators ? horizontalIndicator : .never,
      verticalIndicator: showsIndicators ? verticalIndicator : .never, anchor: anchor, link: link)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { link.element?.drag($0) }
      .onEnded { link.element?.endDrag($0) }
  }

  /// Points that an arrow key scrolls.
  private static var lineLength: CGFloat { 40 }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, isScrollEnabled, let element = link.element else { return .ignored }
    return scroll(element, for: press.key) ? .handled : .ignored
  }

  /// Returns whether the key scrolled.
  private func scroll(_ element: ScrollElement, for key: KeyEquivalent) -> Bool {
    let (line, page) = (ScrollView.lineLength, element.size.height)
    switch key {
    case .upArrow: return element.scroll(by: -line, along: .vertical)
    case .downArrow: return element.scroll(by: line, along: .vertical)
    case .leftArrow: return element.scroll(by: -line, along: .horizontal)
    case .rightArrow: return element.scroll(by: line, along: .horizontal)
    case .pageUp: return element.scroll(by: -page, along: .vertical)
    case .pageDown: return element.scroll(by: page, along: .vertical)
    case .home: return element.scrollToStart()
    case .end: return element.scrollToEnd()
    default: return false
    }
  }
}

/// Connects the gesture and the keys of a scroll view with its element.
@MainActor
final class ScrollLink {
  weak var element: ScrollElement?

  nonisolated init() {}
}
