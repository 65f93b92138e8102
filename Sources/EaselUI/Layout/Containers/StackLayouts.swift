/// The layout of `HStack`, for use with `AnyLayout`.
///
/// ```swift
/// HStackLayout(spacing: 4) {
///   Text("Left")
///   Text("Right")
/// }
/// ```
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil for the default spacing.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

/// The layout of `VStack`, for use with `AnyLayout`.
///
/// ```swift
/// VStackLayout(alignment: .leading) {
///   Text("Top")
///   Text("Bottom")
/// }
/// ```
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil for the default spacing.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

/// The layout of `ZStack`, for use with `AnyLayout`.
///
/// ```swift
/// ZStackLayout(alignment: .bottom) {
///   Rectangle()
///   Text("Caption")
/// }
/// ```
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout.
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

/// A layout that is implemented by a layout of the view graph.
nonisolated protocol ArrangedLayout: Layout where Cache == ArrangedLayoutCache<Arrangement> {
  associatedtype Arrangement: ContainerLayout

  var arrangement: Arrangement { get }
}

/// The cache of the stack layouts. An implementation detail of the library.
public struct ArrangedLayoutCache<Arrangement> {
  /// The cache of the underlying layout.
  fileprivate var value: Any
}

extension ArrangedLayout {
  public func makeCache(subviews: Subviews) -> ArrangedLayoutCache<Arrangement> {
    let children = subviews.elements
    return ArrangedLayoutCache(value: onMainActor(arrangement) { $0.makeCache(for: children) })
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

  /// Calls `body` on the main actor, where layouts run.
  private func withArrangement<Result>(
    _ subviews: Subviews, _ cache: inout ArrangedLayoutCache<Arrangement>,
    _ body: @MainActor (Arrangement, [LayoutElement], inout Arrangement.Cache) -> Result
  ) -> Result {
    let children = subviews.elements
    let (result, value) = onMainActor((arrangement, cache.value)) { arrangement, value in
      var typed = value as? Arrangement.Cache ?? arrangement.makeCache(for: children)
      let result = body(arrangement, children, &typed)
      return (result, typed as Any)
    }
    cache.value = value
    return result
  }
}

extension LayoutSubviews {
  fileprivate var elements: [LayoutElement] { subviews.map(\.element) }
}

extension LayoutProperties {
  fileprivate init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
