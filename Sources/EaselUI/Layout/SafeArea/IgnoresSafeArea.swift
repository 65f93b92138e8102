/// The regions that can reduce the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The areas covered by `safeAreaInset` and `safeAreaPadding` of enclosing views. Windows cover nothing.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of a keyboard on the screen. There is none on this platform.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// An element whose content occupies its safe area; the rest of its bounds is covered.
@MainActor
protocol SafeAreaElement: WrapperElement {
  /// Whether the content of scroll views is shown in the covered area.
  var showsScrolledContent: Bool { get }
}

extension LayoutElement {
  /// Returns the element's bounds in its own space, extended on some edges by the adjacent covered areas.
  ///
  /// Content of a scroll view is not extended along the axes that scroll.
  ///
  /// - Parameter isScrolled: Whether only areas count that show the content of scroll views.
  final func boundsBeyondSafeArea(_ edges: Edge.Set, isScrolled: Bool = false) -> CGRect {
    var sides = Sides(CGRect(origin: .zero, size: size))
    var absolute = Sides.absolute(edges, environment.values.layoutDirection)
    for element in sequence(first: self as LayoutElement, next: \.superelement) {
      if element !== self, let scroll = element as? ScrollElement { absolute.subtract(scroll.axes.edges) }
      if absolute.isEmpty { break }
      guard let covered = element as? any SafeAreaElement, covered.showsScrolledContent || !isScrolled,
        let outer = bounds(of: covered), let inner = bounds(of: covered.content)
      else { continue }
      sides.grow(on: absolute, from: Sides(inner), to: Sides(outer))
    }
    return sides.rect
  }

  /// The length on each edge of the covered area next to the element.
  final var safeAreaInsets: EdgeInsets { insets(to: boundsBeyondSafeArea(.all)) }

  /// The distances from the edges of the element to those of a rectangle around it.
  final func insets(to rect: CGRect) -> EdgeInsets {
    var (left, right) = (0 - rect.minX, rect.maxX - size.width)
    if environment.values.layoutDirection == .rightToLeft { swap(&left, &right) }
    return EdgeInsets(top: 0 - rect.minY, leading: left, bottom: rect.maxY - size.height, trailing: right)
  }
}

extension Axis.Set {
  /// The edges at the ends of the axes.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if contains(.horizontal) { edges.formUnion(.horizontal) }
    if contains(.vertical) { edges.formUnion(.vertical) }
    return edges
  }
}

/// The positions of a rectangle's edges. Leading is always the left edge here.
private struct Sides {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat

  init(_ rect: CGRect) { (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY) }

  var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

  /// The distance in points within which two edges count as equal.
  private static let tolerance: CGFloat = 0.5

  /// Moves edges that coincide with those of an inner rectangle to those of an outer one.
  mutating func grow(on edges: Edge.Set, from inner: Sides, to outer: Sides) {
    if edges.contains(.leading), left <= inner.left + Sides.tolerance { left = min(left, outer.left) }
    if edges.contains(.top), top <= inner.top + Sides.tolerance { top = min(top, outer.top) }
    if edges.contains(.trailing), right >= inner.right - Sides.tolerance { right = max(right, outer.right) }
    if edges.contains(.bottom), bottom >= inner.bottom - Sides.tolerance {
      bottom = max(bottom, outer.bottom)
    }
  }

  /// Returns the edges with leading for left and trailing for right.
  static func absolute(_ edges: Edge.Set, _ direction: LayoutDirection) -> Edge.Set {
    guard direction == .rightToLeft else { return edges }
    var absolute = edges.intersection(.vertical)
    if edges.contains(.leading) { absolute.insert(.trailing) }
    if edges.contains(.trailing) { absolute.insert(.leading) }
    return absolute
  }
}

/// The modifier that extends a view into covered areas next to it.
struct IgnoresSafeArea {
  let edges: Edge.Set
}

@MainActor extension IgnoresSafeArea: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> IgnoresSafeAreaElement {
    IgnoresSafeAreaElement(edges, around: content, inputs)
  }

  func update(_ element: IgnoresSafeAreaElement) { element.edges = edges }
}

/// The element of a view that ignores the safe area. It is measured without the covered areas.
class IgnoresSafeAreaElement: WrapperElement, PositionObserver {
  final var edges: Edge.Set {
    didSet { edgesDidChange() }
  }
  private var isObserver = false
  /// The rectangle in which the content was placed; nil for the element's own bounds.
  private var room: CGRect?

  /// Whether the content extends only into areas that show the content of scroll views.
  class var isScrolled: Bool { false }

  init(_ edges: Edge.Set, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.edges = edges
    super.init(content, inputs)
    observe()
  }

  private func edgesDidChange() {
    observe()
    setNeedsPlacement()
  }

  /// Follows the position if there may be something to extend into. Most backgrounds have nothing.
  private func observe() {
    let covered = Self.isScrolled ? environment.values.scrolledEdges : environment.values.coveredEdges
    guard !isObserver, !covered.isDisjoint(with: edges) else { return }
    isObserver = true
    graph.add(observer: self)
  }

  private var currentRoom: CGRect? {
    let bounds = boundsBeyondSafeArea(edges, isScrolled: Self.isScrolled)
    return bounds == CGRect(origin: .zero, size: size) ? nil : bounds
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    room = currentRoom
    prepareContent(in: room)
    guard let room else { return super.placeContents(proposal) }
    let inner = ProposedViewSize(room.size)
    let contentSize = content.size(for: inner).finite
    content.place(
      at: CGPoint(x: room.midX - contentSize.width / 2, y: room.midY - contentSize.height / 2),
      proposal: inner)
  }

  /// Called before the content is placed in a rectangle; nil for the element's own bounds.
  func prepareContent(in room: CGRect?) {}

  final func checkPosition() -> Bool {
    if isAttached, placedProposal != nil, currentRoom != room { setNeedsPlacement() }
    return isAttached
  }
}

extension EnvironmentValues {
  /// The edges at which something may cover a part of the window: insets and padding around the view, without the
  /// axes along which it scrolls.
  @Entry var coveredEdges: Edge.Set = []

  /// Those of `coveredEdges` at which the content of scroll views is shown.
  @Entry var scrolledEdges: Edge.Set = []
}

nonisolated extension View {
  /// Tells the views inside of an inset at some edges that there is one.
  ///
  /// - Parameter isScrolled: Whether the content of scroll views is shown there.
  func coveringEdges(_ edges: Edge.Set, isScrolled: Bool = true) -> some View {
    transformEnvironment(\.coveredEdges) { $0.formUnion(edges) }
      .transformEnvironment(\.scrolledEdges) { if isScrolled { $0.formUnion(edges) } }
  }

  /// Extends the view into the adjacent areas that the `safeAreaInset` and `safeAreaPadding` of enclosing
  /// views cover. Windows have no safe area insets.
  ///
  /// The size in the layout does not change. Only the region `container` has an effect.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view into adjacent covered areas: the older form of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// Padding that counts as a covered area.
struct SafeAreaPadding {
  var padding: PaddingLayout
}

@MainActor extension SafeAreaPadding: UnaryLayout {
  var plainEdges: Edge.Set { padding.plainEdges }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    padding.sizeThatFits(proposal, content: content)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    padding.placement(of: content, in: size)
  }
}

extension SafeAreaPadding: Animatable {
  var animatableData: PaddingLayout.AnimatableData {
    get { padding.animatableData }
    set { padding.animatableData = newValue }
  }
}

extension UnaryLayoutElement: SafeAreaElement where Layout == SafeAreaPadding {
  var showsScrolledContent: Bool { true }
}

nonisolated extension View {
  /// Adds padding to the view, in points, that views inside reach into with `ignoresSafeArea`. Scroll views show their
  /// content in the padding along the axes that scroll.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    coveringEdges(.all).modifier(SafeAreaPadding(padding: PaddingLayout(insets: insets)))
  }

  /// Adds padding on some edges that views inside reach into with `ignoresSafeArea`. A nil length is 16
  /// points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.defaultLength))
  }

  /// Adds padding on all edges, in points, that views inside reach into with `ignoresSafeArea`.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
