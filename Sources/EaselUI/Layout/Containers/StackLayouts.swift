/// Views in a row, as a layout that another can take the place of.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points; nil for the usual distance.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

/// Views in a column, as a layout that another can take the place of.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points; nil for the usual distance.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

/// Views on top of each other, as a layout that another can take the place of.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension HStackLayout: ArrangedLayout {
  var arrangement: StackArrangement<HorizontalDirection> {
    StackArrangement(alignment: alignment.key, spacing: spacing)
  }
}

extension VStackLayout: ArrangedLayout {
  var arrangement: StackArrangement<VerticalDirection> {
    StackArrangement(alignment: alignment.key, spacing: spacing)
  }
}

extension ZStackLayout: ArrangedLayout {
  var arrangement: ZStackArrangement { ZStackArrangement(alignment: alignment) }
}

/// A layout that one of the library's own arrangements carries out.
nonisolated protocol ArrangedLayout: Layout where Cache == ArrangedLayoutCache<Arrangement> {
  associatedtype Arrangement: ContainerLayout

  var arrangement: Arrangement { get }
}

/// What an arrangement found out; public because the layouts' caches are.
public struct ArrangedLayoutCache<Arrangement> {
  /// The arrangement's own cache.
  fileprivate var value: Any
}

extension ArrangedLayout {
  public func makeCache(subviews: Subviews) -> ArrangedLayoutCache<Arrangement> {
    nonisolated(unsafe) let arrangement = arrangement
    let children = subviews.elements
    nonisolated(unsafe) var value: Any = ()
    MainActor.assumeIsolated { value = arrangement.makeCache(for: children) }
    return ArrangedLayoutCache(value: value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ArrangedLayoutCache<Arrangement>
  ) -> CGSize {
    withArrangement(subviews, &cache) { arrangement, children, cache in
      arrangement.sizeThatFits(proposal, children: children, cache: &cache)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ArrangedLayoutCache<Arrangement>
  ) {
    let size = ViewSize(value: bounds.size, proposal: proposal)
    let placements = withArrangement(subviews, &cache) { arrangement, children, cache in
      arrangement.placements(of: children, in: size, cache: &cache)
    }
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  /// Runs work with the arrangement on the main actor, where layouts run.
  private func withArrangement<Result>(
    _ subviews: Subviews, _ cache: inout ArrangedLayoutCache<Arrangement>,
    _ body: @MainActor (Arrangement, [LayoutElement], inout Arrangement.Cache) -> Result
  ) -> Result {
    nonisolated(unsafe) let arrangement = arrangement
    let children = subviews.elements
    nonisolated(unsafe) var (value, result): (Any, Result?) = (cache.value, nil)
    MainActor.assumeIsolated {
      var typed = value as? Arrangement.Cache ?? arrangement.makeCache(for: children)
      result = body(arrangement, children, &typed)
      value = typed
    }
    cache.value = value
    return result!
  }
}

extension LayoutSubviews {
  fileprivate var elements: [LayoutElement] { subviews.map(\.element) }
}

extension LayoutProperties {
  fileprivate init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
