/// A view that shows a part of larger content and scrolls it.
///
/// The wheel scrolls the innermost scroll view under the pointer that can move in the wheel's direction, by 40
/// points per notch; with the Shift key, it scrolls horizontally. Dragging moves the content with the pointer,
/// and a fast drag continues after the release and slows down. While the view has the focus, the arrow, Page
/// Up, Page Down, Home and End keys scroll. Overlay indicators appear while the content moves.
///
/// A drag pulls the content beyond its ends, from where it returns, as does content that arrives at an end with speed. In
/// the desktop idiom, content that fits does not move.
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
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.scrollSettings) private var settings
  @Environment(\.refresh) private var refresh
  @State private var refreshStage = ScrollRefresh.Stage.none
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
    // A binding: the state of the view holds the link, which must not refer to the view.
    let _ = (link.showRefresh = { [stage = $refreshStage] in stage.wrappedValue = $0 })
    VStack { content }
      .modifier(ScrollScopeModifier(scope: link.scope))
      .environment(\.scrollAxes, axes)
      .environment(\.scrollLink, link)
      .environment(\.scrollSettings, ScrollSettings())
      // Without the content: views from elsewhere in it refer to the environment.
      .transformEnvironment(\.coveredEdges) { [axes] in $0.subtract(axes.edges) }
      .transformEnvironment(\.scrolledEdges) { [axes] in $0.subtract(axes.edges) }
      .modifier(modifier)
      .clipShape(ScrollClip(isDisabled: settings.isClipDisabled))
      .modifier(ScrollRoom(axes: axes, link: link))
      .background(alignment: .top) { RefreshIndicator(stage: refreshStage) }
      .modifier(FocusModifier { key($0) })
  }
}

@MainActor extension ScrollView {
  private var modifier: ScrollModifier {
    ScrollModifier(
      axes: axes, isEnabled: isScrollEnabled,
      horizontalIndicator: showsIndicators ? horizontalIndicator : .never,
      verticalIndicator: showsIndicators ? verticalIndicator : .never, bouncingAxes: bouncingAxes,
      settings: settings, refresh: axes.contains(.vertical) ? refresh : nil, link: link)
  }

  private var bouncingAxes: Axis.Set {
    var bouncing: Axis.Set = []
    if horizontalBounce.movesFittingContent(in: idiom) { bouncing.insert(.horizontal) }
    if verticalBounce.movesFittingContent(in: idiom) { bouncing.insert(.vertical) }
    return bouncing.intersection(axes)
  }

  /// Points that an arrow key scrolls.
  private static var lineLength: CGFloat { 40 }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, isScrollEnabled, let element = link.element else { return .ignored }
    return scroll(element, for: press) ? .handled : .ignored
  }

  /// Returns whether the key scrolled.
  private func scroll(_ element: ScrollElement, for press: KeyPress) -> Bool {
    let (line, page) = (ScrollView.lineLength, element.innerSize.height)
    switch press.key {
    case .upArrow: return element.scroll(by: -line, along: .vertical)
    case .downArrow: return element.scroll(by: line, along: .vertical)
    case .leftArrow: return element.scroll(by: -line, along: .horizontal)
    case .rightArrow: return element.scroll(by: line, along: .horizontal)
    case .pageUp: return element.scroll(by: -page, along: .vertical)
    case .pageDown: return element.scroll(by: page, along: .vertical)
    case .space: return element.scroll(by: press.modifiers.contains(.shift) ? -page : page, along: .vertical)
    case .home: return element.scrollToStart()
    case .end: return element.scrollToEnd()
    default: return false
    }
  }
}
