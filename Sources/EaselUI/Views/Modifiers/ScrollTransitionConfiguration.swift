/// Where a view is on its way through the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or leading edge.
  case topLeading
  /// Visible.
  case identity
  /// About to come in at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 1 at the bottom or trailing one, 0 between.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view has to be inside for it to count as visible.
  public struct Threshold: Sendable {
    /// The place of the view's inner edge, in points from the edge of the container: the sum of shares of the view's
    /// length and of the container's, and of points.
    var viewShare = 0.0
    var containerShare = 0.0
    var points = 0.0

    /// All of the view is inside.
    public static let visible = visible(1)
    /// The view is just outside.
    public static let hidden = visible(0)
    /// The view is in the middle of the container.
    public static var centered: Threshold { Threshold(viewShare: 0.5, containerShare: 0.5) }

    /// A share of the view is inside, 0...1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(viewShare: amount.isNaN ? 0 : min(max(amount, 0), 1))
    }

    /// What lies between this threshold and another one: this one at 0, the other at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mixed(_ value: KeyPath<Threshold, Double>) -> Double {
        self[keyPath: value] + (other[keyPath: value] - self[keyPath: value]) * amount
      }
      return Threshold(
        viewShare: mixed(\.viewShare), containerShare: mixed(\.containerShare), points: mixed(\.points))
    }

    /// The threshold that is met when the view is so many points nearer to the middle of the container.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.points += distance
      return threshold
    }

    /// Where the inner edge of a view has to be, in points from the edge of the container.
    func place(view: CGFloat, container: CGFloat) -> CGFloat {
      viewShare * view + containerShare * container + points
    }
  }

  enum Kind: Sendable {
    case identity
    case animated
    case interactive(UnitCurve)
  }

  let kind: Kind
  private(set) var threshold = Threshold.visible
  private(set) var animation: Animation?

  /// Changes nothing about the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// Changes by steps, which are animated, when the view becomes visible.
  public static let animated = animated()
  /// Changes with the way of the view from the edge to the threshold.
  public static let interactive = interactive()

  /// Changes by steps, which are animated, when the view becomes visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated).animation(animation)
  }

  /// Changes with the way of the view from the edge to the threshold.
  ///
  /// - Parameter timingCurve: What progress becomes of the share of that way.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The same with changes animated in this way.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// The same with another threshold, all of the view by default.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}
