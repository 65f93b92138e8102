/// A container with a custom layout.
struct CustomLayoutView<UserLayout: EaselUI.Layout, Content> {
  let userLayout: UserLayout
  let content: Content
}

extension CustomLayoutView: View, ContainerView where Content: View {
  typealias Body = Never

  var layout: CustomLayoutAdapter<UserLayout> { CustomLayoutAdapter(layout: userLayout) }
}

/// Adapts a custom layout to the view graph.
struct CustomLayoutAdapter<UserLayout: EaselUI.Layout> {
  var layout: UserLayout
}

@MainActor extension CustomLayoutAdapter: ContainerLayout {
  struct Cache {
    let subviews: LayoutSubviews
    let places: LayoutPlacements
    var user: UserLayout.Cache
  }

  static var axis: Axis? { UserLayout.layoutProperties.stackOrientation }

  func makeCache(for children: [LayoutElement]) -> Cache {
    let (subviews, places) = subviews(for: children)
    return Cache(subviews: subviews, places: places, user: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, for children: [LayoutElement]) {
    let (subviews, places) = subviews(for: children)
    places.defaultAlignments = cache.places.defaultAlignments
    var user = cache.user
    layout.updateCache(&user, subviews: subviews)
    cache = Cache(subviews: subviews, places: places, user: user)
  }

  private func subviews(for children: [LayoutElement]) -> (LayoutSubviews, LayoutPlacements) {
    let places = LayoutPlacements(count: children.count)
    let subviews = children.enumerated().map { LayoutSubview(element: $1, places: places, index: $0) }
    return (LayoutSubviews(subviews: subviews[...], places: places), places)
  }

  static var hasSpacing: Bool { true }

  func preferredSpacing(cache: inout Cache) -> CGFloat? {
    layout.spacing(subviews: cache.subviews, cache: &cache.user).preferred
  }

  func setsAlignment(_ axis: Axis, cache: Cache?) -> Bool {
    cache?.places.defaultAlignments.contains(axis == .horizontal ? .horizontal : .vertical) != true
  }

  func explicitAlignment(_ key: AlignmentKey, in size: ViewSize, cache: inout Cache) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.value)
    switch key.axis {
    case .horizontal:
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: size.proposal, subviews: cache.subviews,
        cache: &cache.user)
    case .vertical:
      return layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: size.proposal, subviews: cache.subviews,
        cache: &cache.user)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Cache
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: cache.subviews, cache: &cache.user)
  }

  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Cache) -> [Placement] {
    let bounds = CGRect(origin: .zero, size: size.value)
    cache.places.placements = Array(repeating: nil, count: children.count)
    layout.placeSubviews(in: bounds, proposal: size.proposal, subviews: cache.subviews, cache: &cache.user)
    return zip(cache.places.placements, children).map { placement, child in
      placement
        ?? Placement(
          origin: Alignment.center.origin(
            of: child, at: child.finiteViewSize(for: size.proposal), in: size.value),
          proposal: size.proposal)
    }
  }
}

extension CustomLayoutAdapter: Animatable {
  var animatableData: UserLayout.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

/// A type-erased layout.
///
/// A view can switch between layouts without losing the state of its subviews, which animate to their new
/// positions. Spacers inside expand along both axes.
///
/// ```swift
/// struct Adaptive: View {
///   @State private var isVertical = false
///   var body: some View {
///     let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
///     layout {
///       Text("First")
///       Text("Second")
///     }.onTapGesture { isVertical.toggle() }
///   }
/// }
/// ```
public struct AnyLayout: Layout {
  private let base: any TypedLayout

  /// Creates a layout that erases the type of another one.
  public init<L: Layout>(_ layout: L) { base = LayoutBox(layout: layout) }

  /// The type-erased cache.
  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeAnyCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateAnyCache(&cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.explicitAlignment(guide, in: bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.explicitAlignment(guide, in: bounds, proposal, subviews, &cache.value)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.sizeThatFits(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.placeSubviews(in: bounds, proposal, subviews, &cache.value)
  }
}

/// A layout with an untyped cache.
private protocol TypedLayout {
  func makeAnyCache(_ subviews: LayoutSubviews) -> Any
  func updateAnyCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func explicitAlignment(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
}

private struct LayoutBox<L: Layout>: TypedLayout {
  let layout: L

  func makeAnyCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateAnyCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    guard var typed = cache as? L.Cache else { return cache = layout.makeCache(subviews: subviews) }
    layout.updateCache(&typed, subviews: subviews)
    cache = typed
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    var typed = typedCache(cache, subviews)
    defer { cache = typed }
    return layout.spacing(subviews: subviews, cache: &typed)
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    var typed = typedCache(cache, subviews)
    defer { cache = typed }
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    var typed = typedCache(cache, subviews)
    defer { cache = typed }
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    var typed = typedCache(cache, subviews)
    defer { cache = typed }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed)
  }

  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    var typed = typedCache(cache, subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
    cache = typed
  }

  /// Casts the cache, or creates a new one if it belongs to another layout.
  private func typedCache(_ cache: Any, _ subviews: LayoutSubviews) -> L.Cache {
    cache as? L.Cache ?? layout.makeCache(subviews: subviews)
  }
}
