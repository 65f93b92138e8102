/// Views on top of each other, the first at the back, put in line at a guide in each direction.
///
/// All are proposed what the stack is proposed; the stack is as large as what they cover together.
public struct ZStack<Content: View> {
  let layout: ZStackArrangement
  let content: Content
}

extension ZStack {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackArrangement(alignment: alignment), content: content())
  }
}

extension ZStack: View, ContainerView {
  public typealias Body = Never
}

/// The arrangement of children on top of each other.
struct ZStackArrangement {
  var alignment: Alignment
}

@MainActor extension ZStackArrangement: ContainerLayout {
  struct Cache {
    /// The children of the highest priority, which alone decide on the size.
    let decisive: [LayoutElement]
    /// What was found out for the proposal that was asked for last.
    var latest: (proposal: ProposedViewSize, extent: Extent)?
  }

  func makeCache(for children: [LayoutElement]) -> Cache {
    guard children.contains(where: \.hasTraits) else { return Cache(decisive: children) }
    let priorities = children.map { $0.traits.layoutPriority ?? 0 }
    let highest = priorities.max()
    let decisive = children.indices.filter { priorities[$0] == highest }
    return Cache(decisive: decisive.count == children.count ? children : decisive.map { children[$0] })
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Cache
  ) -> CGSize {
    children.isEmpty ? .zero : extent(for: proposal, &cache).size
  }

  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Cache) -> [Placement] {
    let extent = extent(for: size.proposal, &cache)
    return children.map { child in
      let guide = alignment.point(of: child, at: child.finiteViewSize(for: size.proposal))
      let origin = CGPoint(x: -guide.x - extent.minX, y: -guide.y - extent.minY)
      return Placement(origin: origin, proposal: size.proposal)
    }
  }

  /// What the decisive children cover in a space whose origin is where all guides meet.
  private func extent(for proposal: ProposedViewSize, _ cache: inout Cache) -> Extent {
    if let latest = cache.latest, latest.proposal == proposal { return latest.extent }
    var extent = Extent()
    for child in cache.decisive {
      let size = child.finiteViewSize(for: proposal)
      extent.include(size.value, at: alignment.point(of: child, at: size))
    }
    cache.latest = (proposal, extent)
    return extent
  }
}
