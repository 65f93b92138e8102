/// A custom layout container.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(20 * index)
///       subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///     }
///   }
/// }
/// ```
nonisolated public protocol Layout: Animatable {
  /// The type of values that are computed once and kept until a subview changes.
  associatedtype Cache = Void

  /// The subviews of the layout.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout. By default, it is not a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for some subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the layout or its subviews have changed. By default, creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing of the container. By default, it has none, and stacks use their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews in the bounds. A subview that is not placed is centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a horizontal guide of the container in points, or nil to derive it from the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide of the container in points, or nil to derive it from the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.places?.defaultAlignments.insert(.horizontal)
    return nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.places?.defaultAlignments.insert(.vertical)
    return nil
  }

  /// Returns a container with this layout and some subviews.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(userLayout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
///
/// ```swift
/// var properties = LayoutProperties()
/// properties.stackOrientation = .horizontal
/// print(properties)
/// ```
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; nil if it is not a stack. Spacers expand along this
  /// axis.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

/// The preferred spacing of a view.
///
/// ```swift
/// let distance = ViewSpacing().distance(to: .zero, along: .horizontal)
/// print(distance)
/// ```
public struct ViewSpacing: Sendable {
  let preferred: CGFloat?
  let vertical: VerticalSpacing

  /// Creates the default spacing.
  public init() { self.init(preferred: nil) }

  init(preferred: CGFloat?, vertical: VerticalSpacing = .plain) {
    (self.preferred, self.vertical) = (preferred, vertical)
  }

  /// Combines the spacing with another one: the greater preference counts. Unlike in SwiftUI, there is one preference
  /// for all edges, apart from the distances of text.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// Returns the greater preference of two. Unlike in SwiftUI, there is one preference for all edges, apart from the
  /// distances of text.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    guard !edges.isEmpty else { return self }
    let preferred = preferred.map { max($0, other.preferred ?? $0) } ?? other.preferred
    let both = vertical.union(other.vertical)
    return ViewSpacing(
      preferred: preferred,
      vertical: VerticalSpacing(
        top: edges.contains(.top) ? both.top : vertical.top,
        bottom: edges.contains(.bottom) ? both.bottom : vertical.bottom))
  }

  /// No spacing.
  public static let zero = ViewSpacing(preferred: 0)

  /// Returns the distance in points to an adjacent view: 8 if both have default spacing, otherwise the
  /// greater preference. Above and below text, the distance depends on its font.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch (preferred, next.preferred) {
    case (nil, nil): (axis == .vertical ? vertical.distance(to: next.vertical) : nil) ?? 8
    case (let distance?, nil), (nil, let distance?): distance
    case (let first?, let second?): max(first, second)
    }
  }
}

/// The subviews of a layout container.
///
/// ```swift
/// func totalWidth(of subviews: LayoutSubviews) -> CGFloat {
///   subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
/// }
/// ```
public struct LayoutSubviews: RandomAccessCollection {
  /// Some of the subviews.
  public typealias SubSequence = LayoutSubviews

  let subviews: ArraySlice<LayoutSubview>
  /// The placements of the subviews that the layout records.
  let places: LayoutPlacements?
  /// Always `leftToRight`: the library mirrors the placements in right-to-left layouts.
  public var layoutDirection: LayoutDirection = .leftToRight

  /// The index of the first subview: 0, unless the collection is a range of another one.
  public var startIndex: Int { subviews.startIndex }
  /// The index after that of the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Returns the subviews in a range. They keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { replacing(subviews[bounds]) }

  /// Returns the subviews from an index to the last one. They keep their indices.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }

  /// Returns the subviews at some indices, in the order of these. The indices of the result begin with 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    replacing(ArraySlice(indices.map { subviews[$0] }))
  }

  private func replacing(_ subviews: ArraySlice<LayoutSubview>) -> LayoutSubviews {
    LayoutSubviews(subviews: subviews, places: places, layoutDirection: layoutDirection)
  }
}

/// A subview of a layout container. It must be used on the main actor, where layouts run.
///
/// ```swift
/// func center(_ subview: LayoutSubview, in bounds: CGRect) {
///   subview.place(
///     at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
///     proposal: ProposedViewSize(bounds.size))
/// }
/// ```
public struct LayoutSubview: Equatable {
  let element: LayoutElement
  /// The collection to which the placement is written.
  let places: LayoutPlacements
  let index: Int

  /// Returns the size of the subview for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size.value }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(element, at: MainActor.assumeIsolated { element.viewSize(for: proposal) })
  }

  /// Places the subview so that its anchor point is at a position, in points of the layout's space.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal).finite
    places.placements[index] = Placement(
      origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }

  /// The layout priority of the subview, 0 by default. Subviews of higher priority should get space first.
  public var priority: Double { traits.layoutPriority ?? 0 }

  /// The preferred spacing of the subview.
  public var spacing: ViewSpacing {
    let element = element
    return ViewSpacing(
      preferred: traits.preferredSpacing, vertical: MainActor.assumeIsolated { element.verticalSpacing })
  }

  /// Returns the value that the subview passes to its container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMainActor((element, key)) { $0.0.traitSource.layoutValue(of: $0.1) } ?? K.defaultValue
  }

  private var traits: ElementTraits { onMainActor(element) { $0.traits } }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

/// The placements that a layout has made; nil for subviews that it has not placed.
final class LayoutPlacements {
  var placements: [Placement?]
  /// The axes whose guides the layout leaves to the default implementation.
  var defaultAlignments: Axis.Set = []

  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
