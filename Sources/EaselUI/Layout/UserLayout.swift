/// Views in an arrangement that a program defines.
struct UserLayoutView<UserLayout: EaselUI.Layout, Content> {
  let userLayout: UserLayout
  let content: Content
}

extension UserLayoutView: View, ContainerView where Content: View {
  typealias Body = Never

  var layout: UserLayoutArrangement<UserLayout> { UserLayoutArrangement(layout: userLayout) }
}

/// A program's arrangement as the graph uses it.
struct UserLayoutArrangement<UserLayout: EaselUI.Layout> {
  var layout: UserLayout
}

@MainActor extension UserLayoutArrangement: ContainerLayout {
  struct Cache {
    let subviews: LayoutSubviews
    let places: LayoutPlaces
    var user: UserLayout.Cache
  }

  static var axis: Axis? { UserLayout.layoutProperties.stackOrientation }

  func makeCache(for children: [LayoutElement]) -> Cache {
    let places = LayoutPlaces(count: children.count)
    let subviews = LayoutSubviews(
      subviews: children.enumerated().map { LayoutSubview(element: $1, places: places, index: $0) })
    return Cache(subviews: subviews, places: places, user: layout.makeCache(subviews: subviews))
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

extension UserLayoutArrangement: Animatable {
  var animatableData: UserLayout.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

/// A layout whose type is hidden, so that one can take the place of another: the views inside stay the same ones, with
/// their state, and move to their new places. Spacers inside grow in both directions.
public struct AnyLayout: Layout {
  private let base: any TypedLayout

  public init<L: Layout>(_ layout: L) { base = LayoutBox(layout: layout) }

  /// What the hidden layout found out.
  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeAnyCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.value = base.makeAnyCache(subviews)
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

/// A layout with its cache untyped.
private protocol TypedLayout {
  func makeAnyCache(_ subviews: LayoutSubviews) -> Any
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
}

private struct LayoutBox<L: Layout>: TypedLayout {
  let layout: L

  func makeAnyCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

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

  /// What is known, unless another layout found it out.
  private func typedCache(_ cache: Any, _ subviews: LayoutSubviews) -> L.Cache {
    cache as? L.Cache ?? layout.makeCache(subviews: subviews)
  }
}
