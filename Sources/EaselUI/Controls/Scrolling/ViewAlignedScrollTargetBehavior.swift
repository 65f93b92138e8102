/// Aligns the content to views: those in a `scrollTargetLayout()`, and those with `scrollTarget()`.
///
/// ```swift
/// ScrollView {
///   LazyVStack { ForEach(0..<50) { Text("Row \($0)") } }.scrollTargetLayout()
/// }
/// .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
/// ```
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one interaction moves.
  ///
  /// ```swift
  /// let limit = ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByFew
  /// ```
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind {
      case automatic, always, alwaysByFew, alwaysByOne, never
    }

    fileprivate let kind: Kind

    /// A few views in the phone idiom along the horizontal axis; otherwise any number.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few views: as many as fit in the scroll view.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// A few views: as many as fit in the scroll view.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }

  /// Creates the behavior with the point at which views are aligned; nil for their starts.
  public init(anchor: UnitPoint?) { (limit, self.anchor) = (.automatic, anchor) }

  /// Creates the behavior with a limit and the point at which views are aligned; nil for their starts.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }

  /// Moves the target to the nearest view. A target at NaN counts as one at 0.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) { align(&target, axis, context) }
  }

  private func align(_ target: inout ScrollTarget, _ axis: Axis, _ context: TargetContext) {
    let (start, length) = (context.originalTarget.rect, context.containerSize[axis])
    let wanted = target.rect.origin[axis].finite
    var origin = wanted
    let limit = limit(axis, context)
    if limit == .few { origin = min(max(wanted, start.origin[axis] - length), start.origin[axis] + length) }
    let middle = limit == .one ? start.origin[axis] : origin
    let range = middle - length...middle + 2 * length
    let end = max(context.contentSize[axis] - length, 0)
    let places = context.frames(axis, range).map { frame in
      // The content cannot rest beyond its ends.
      min(max(frame.origin[axis] + anchorShare(axis, context) * (frame.size[axis] - length), 0), end)
    }
    func nearest(_ place: CGFloat) -> CGFloat? { places.min { abs($0 - place) < abs($1 - place) } }
    guard limit == .one, let current = nearest(start.origin[axis]) else {
      if let place = nearest(origin) { target.rect.origin[axis] = place }
      return
    }
    target.rect.origin[axis] = neighbor(of: current, toward: wanted, in: places, nearest: nearest(origin))
  }

  /// The place beside the current one, if the wanted one is nearer to another.
  private func neighbor(
    of current: CGFloat, toward wanted: CGFloat, in places: [CGFloat], nearest: CGFloat?
  ) -> CGFloat {
    guard nearest != current else { return current }
    return wanted > current
      ? places.filter { $0 > current + 0.5 }.min() ?? current
      : places.filter { $0 < current - 0.5 }.max() ?? current
  }

  /// The share of the length of a view, from its left or upper edge, that is aligned.
  private func anchorShare(_ axis: Axis, _ context: TargetContext) -> CGFloat {
    let isMirrored = axis == .horizontal && context.environment.layoutDirection == .rightToLeft
    let share = anchor?[axis] ?? 0
    return isMirrored ? 1 - share : share
  }

  private enum Limit {
    case one, few, none
  }

  private func limit(_ axis: Axis, _ context: TargetContext) -> Limit {
    switch limit.kind {
    case .automatic: axis == .horizontal && context.environment.interfaceIdiom == .phone ? .few : .none
    case .always, .alwaysByFew: .few
    case .alwaysByOne: .one
    case .never: .none
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Aligns the content to views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Aligns the content to views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Aligns a point of the views with the same point of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Aligns a point of the views with the same point of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
