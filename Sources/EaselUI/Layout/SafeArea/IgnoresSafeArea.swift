/// What may cover parts of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What views around take of the room: `safeAreaInset` and `safeAreaPadding`. A window itself covers nothing.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// There is no keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// An element whose content is its safe area: the rest of its box is covered.
@MainActor
protocol SafeAreaElement: WrapperElement {}

extension LayoutElement {
  /// The element's bounds, grown on some sides by the covered parts next to them, in its own space.
  final func boundsBeyondSafeArea(_ edges: Edge.Set) -> CGRect {
    var sides = Sides(CGRect(origin: .zero, size: size))
    let absolute = Sides.absolute(edges, environment.values.layoutDirection)
    for element in sequence(first: self as LayoutElement, next: \.superelement) {
      guard let covered = element as? any SafeAreaElement, let outer = bounds(of: covered),
        let inner = bounds(of: covered.content)
      else { continue }
      sides.grow(on: absolute, from: Sides(inner), to: Sides(outer))
    }
    return sides.rect
  }

  /// How much is covered next to the element, on each side.
  final var safeAreaInsets: EdgeInsets {
    let rect = boundsBeyondSafeArea(.all)
    var (left, right) = (0 - rect.minX, rect.maxX - size.width)
    if environment.values.layoutDirection == .rightToLeft { swap(&left, &right) }
    return EdgeInsets(top: 0 - rect.minY, leading: left, bottom: rect.maxY - size.height, trailing: right)
  }
}

/// The sides of a rectangle, leading on the left.
private struct Sides {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat

  init(_ rect: CGRect) { (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY) }

  var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

  /// Sides that far apart count as one, in points.
  private static let tolerance: CGFloat = 0.5

  /// Moves sides that lie on those of an inner rectangle to those of an outer one.
  mutating func grow(on edges: Edge.Set, from inner: Sides, to outer: Sides) {
    if edges.contains(.leading), left <= inner.left + Sides.tolerance { left = min(left, outer.left) }
    if edges.contains(.top), top <= inner.top + Sides.tolerance { top = min(top, outer.top) }
    if edges.contains(.trailing), right >= inner.right - Sides.tolerance { right = max(right, outer.right) }
    if edges.contains(.bottom), bottom >= inner.bottom - Sides.tolerance {
      bottom = max(bottom, outer.bottom)
    }
  }

  /// Edges with leading for the left side.
  static func absolute(_ edges: Edge.Set, _ direction: LayoutDirection) -> Edge.Set {
    guard direction == .rightToLeft else { return edges }
    var absolute = edges.intersection(.vertical)
    if edges.contains(.leading) { absolute.insert(.trailing) }
    if edges.contains(.trailing) { absolute.insert(.leading) }
    return absolute
  }
}

/// Has a view reach into covered parts next to it.
struct IgnoresSafeArea {
  let edges: Edge.Set
}

@MainActor extension IgnoresSafeArea: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> IgnoresSafeAreaElement {
    IgnoresSafeAreaElement(edges, around: content, inputs)
  }

  func update(_ element: IgnoresSafeAreaElement) { element.edges = edges }
}

/// The element of such a view. Its size is that of the view without the covered parts.
final class IgnoresSafeAreaElement: WrapperElement, PositionObserver {
  var edges: Edge.Set {
    didSet { setMisplaced() }
  }
  /// Where the content was placed; nil for its own place.
  private var room: CGRect?

  init(_ edges: Edge.Set, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.edges = edges
    super.init(content, inputs)
    graph.add(observer: self)
  }

  private var currentRoom: CGRect? {
    let bounds = boundsBeyondSafeArea(edges)
    return bounds == CGRect(origin: .zero, size: size) ? nil : bounds
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    room = currentRoom
    guard let room else { return super.placeContents(proposal) }
    let inner = ProposedViewSize(room.size)
    let contentSize = content.size(for: inner).finite
    content.place(
      at: CGPoint(x: room.midX - contentSize.width / 2, y: room.midY - contentSize.height / 2),
      proposal: inner)
  }

  func checkPosition() -> Bool {
    if isAttached, placedProposal != nil, currentRoom != room { setMisplaced() }
    return isAttached
  }
}

nonisolated extension View {
  /// Has the view reach into the parts next to it that `safeAreaInset` and `safeAreaPadding` of views around cover. A
  /// window itself covers nothing.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Has the view reach into covered parts next to it: the older form of `ignoresSafeArea`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// Room around a view that counts as covered.
struct SafeAreaPadding {
  var padding: PaddingLayout
}

@MainActor extension SafeAreaPadding: UnaryLayout {
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

extension UnaryLayoutElement: SafeAreaElement where Layout == SafeAreaPadding {}

nonisolated extension View {
  /// Room on each side of the view, in points, that what ignores the safe area reaches into. A scroll view is made
  /// smaller, and does not show its content there.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(padding: PaddingLayout(insets: insets)))
  }

  /// Room on some sides of the view, 16 points unless given, that what ignores the safe area reaches into.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.usualLength))
  }

  /// The same room on all sides of the view, in points, that what ignores the safe area reaches into.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
