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
