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
