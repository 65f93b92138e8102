/// A way to arrange views that a program defines.
nonisolated public protocol Layout: Animatable {
  /// What is found out once and kept until a view changes.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  /// Brings what was kept up to date when views have changed; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room that the whole wants around it. Status: not asked for; containers keep their usual distance.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the whole takes of a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts each view in its place. One that is not placed lies in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the whole lies; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the whole lies; nil for the default.
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
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Views in this arrangement.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    UserLayoutView(userLayout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The direction in which the layout stacks views; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

/// The room that a view wants around it.
public struct ViewSpacing: Sendable {
  let preferred: CGFloat?

  public init() { preferred = nil }

  init(preferred: CGFloat?) { self.preferred = preferred }

  public static let zero = ViewSpacing(preferred: 0)

  /// Points between this view and the next.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch (preferred, next.preferred) {
    case (nil, nil): 8
    case (let distance?, nil), (nil, let distance?): distance
    case (let first?, let second?): max(first, second)
    }
  }
}

/// A kind of value that views tell the layout that they are in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Tells a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(traits: ElementTraits(layoutValues: [ObjectIdentifier(key): value])))
  }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection = .leftToRight

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// One of the views that a layout arranges. Layouts run on the main actor, where views are.
public struct LayoutSubview: Equatable {
  let element: LayoutElement
  /// Where the layout's places are written.
  let places: LayoutPlaces
  let index: Int

  /// The size that the view takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size.value }

  /// The size that the view takes of a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(element, at: MainActor.assumeIsolated { element.viewSize(for: proposal) })
  }

  /// Puts a point of the view's box at a point of the layout's space.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal).finite
    places.placements[index] = Placement(
      origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }

  /// Views of higher priority want room before others; 0 unless set.
  public var priority: Double { traits.layoutPriority ?? 0 }

  public var spacing: ViewSpacing { ViewSpacing(preferred: traits.preferredSpacing) }

  /// What the view tells the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  private var traits: ElementTraits {
    let element = element
    nonisolated(unsafe) var traits = ElementTraits()
    MainActor.assumeIsolated { traits = element.traits }
    return traits
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

/// The places that a layout has given so far; nil for those that it has not.
final class LayoutPlaces {
  var placements: [Placement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
