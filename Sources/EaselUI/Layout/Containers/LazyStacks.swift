/// Views of sections that stay visible at an edge of a scroll view while their sections are visible.
///
/// ```swift
/// ScrollView {
///   LazyVStack(pinnedViews: .sectionHeaders) {
///     Section {
///       ForEach(0..<100) { Text("Row \($0)") }
///     } header: {
///       Text("Rows").frame(maxWidth: .infinity).background(.bar)
///     }
///   }
/// }
/// ```
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the top or leading edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at the bottom or trailing edge.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that creates its views as they come near the visible part of the scroll view around it.
///
/// The stack takes the whole proposed width, and proposes no height to its views. In a vertical scroll view,
/// the views of a `ForEach` are created shortly before they become visible and removed, with their state, far
/// outside of the visible part. Until a view has been measured, its height is estimated by the mean of the
/// measured ones. Outside of vertical scroll views, all views are created immediately.
///
/// The distance between views without `spacing` is 8 points. Unlike in SwiftUI, a `ForEach` with a modifier is created
/// whole, and so are the views of one whose elements have several views each, except for those in an inner `ForEach`.
///
/// ```swift
/// ScrollView {
///   LazyVStack(spacing: 4) {
///     ForEach(0..<20) { Text("Row \($0)") }
///   }
/// }
/// ```
public struct LazyVStack<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between views in points; nil for 8.
  ///   - pinnedViews: The headers and footers that stay visible while their sections are.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      items: nil, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 8,
      axis: .vertical, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// The arranged content.
  public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// A horizontal stack that creates its views as they come near the visible part of the scroll view around it.
///
/// The stack takes the whole proposed height, and proposes no width to its views. In a horizontal scroll view,
/// the views of a `ForEach` are created and removed as those of a `LazyVStack` in a vertical one.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack(spacing: 4) {
///     ForEach(0..<20) { Text("\($0)") }
///   }
/// }
/// ```
public struct LazyHStack<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between views in points; nil for 8.
  ///   - pinnedViews: The headers and footers that stay visible while their sections are.
  ///   - content: The views, in reading order.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      items: nil, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 8,
      axis: .horizontal, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// The arranged content.
  public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// The content of a lazy stack or grid.
struct LazyContainer<Content: View> {
  let arrangement: LazyArrangement
  let content: Content
}

extension LazyContainer: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(LazyContainerNode(view, inputs))
  }
}

/// The node of a lazy stack or grid.
final class LazyContainerNode<Content: View>: ViewNode<LazyContainer<Content>> {
  private let element: LazyContainerElement
  private var content: ViewNode<Content>!
  private let comparison = ValueComparison<LazyArrangement>.shared

  init(_ view: LazyContainer<Content>, _ inputs: _NodeInputs) {
    let axis = view.arrangement.axis
    element = LazyContainerElement(view.arrangement, inputs)
    super.init(inputs)
    let isScrolled = inputs.environment.values.scrollAxes.contains(Axis.Set(axis))
    let stackAxis = view.arrangement.items == nil ? axis : nil
    content = Content.makeNode(
      view.content,
      inputs.child(of: self, lazyContainer: isScrolled ? element : nil, stackAxis: stackAxis))
    element.contentNode = content
    element.setSource(content)
  }

  override func update(_ view: LazyContainer<Content>) {
    content.update(view.content)
    if !comparison.areEqual(element.arrangement, view.arrangement) { element.arrangement = view.arrangement }
  }

  override var levels: Int { 4 }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.partsDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {}

  override func collectScrollTargets(into query: ScrollTargetQuery) {
    query.enterContainer { super.collectScrollTargets(into: query) }
  }

  override func didUnmount() { element.detach() }
}
