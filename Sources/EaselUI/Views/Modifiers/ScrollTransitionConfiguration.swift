/// The phase of a view that scrolls through the visible part of a scroll view.
///
/// ```swift
/// Text("Hello").scrollTransition { content, phase in
///   content.opacity(phase.isIdentity ? 1 : 0.3)
/// }
/// ```
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Outside of the visible part, at the top or leading edge.
  case topLeading
  /// Visible.
  case identity
  /// Outside of the visible part, at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 1 at the bottom or trailing edge, 0 in between.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a scroll transition changes a view.
///
/// ```swift
/// Text("Hello").scrollTransition(.animated.threshold(.visible(0.5))) { content, phase in
///   content.scaleEffect(phase.isIdentity ? 1 : 0.8)
/// }
/// ```
public struct ScrollTransitionConfiguration: Sendable {
  /// The position at which a view starts to count as visible.
  ///
  /// ```swift
  /// let threshold = ScrollTransitionConfiguration.Threshold.visible(0.5).inset(by: 20)
  /// ```
  public struct Threshold: Sendable {
    /// The distance of the view's inner edge from the edge of the container: a fraction of the view's length
    /// plus a fraction of the container's length plus points.
    var viewShare = 0.0
    var containerShare = 0.0
    var points = 0.0

    /// The whole view is inside.
    public static let visible = visible(1)
    /// The view is just outside.
    public static let hidden = visible(0)
    /// The view is in the middle of the container.
    public static var centered: Threshold { Threshold(viewShare: 0.5, containerShare: 0.5) }

    /// A fraction of the view, 0...1, is inside. Other values are clamped; NaN counts as 0.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(viewShare: amount.isNaN ? 0 : min(max(amount, 0), 1))
    }

    /// The interpolation between this threshold, for an amount of 0, and another, for an amount of 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mixed(_ value: KeyPath<Threshold, Double>) -> Double {
        self[keyPath: value] + (other[keyPath: value] - self[keyPath: value]) * amount
      }
      return Threshold(
        viewShare: mixed(\.viewShare), containerShare: mixed(\.containerShare), points: mixed(\.points))
    }

    /// The threshold moved by a distance in points toward the middle of the container.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.points += distance
      return threshold
    }

    /// The distance of the view's inner edge from the edge of the container, in points.
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

  /// Does not change the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// Changes in one animated step when the view passes the threshold.
  public static let animated = animated()
  /// Changes continuously while the view moves between the edge and the threshold.
  public static let interactive = interactive()

  /// Changes in one animated step when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated).animation(animation)
  }

  /// Changes continuously while the view moves between the edge and the threshold.
  ///
  /// - Parameter timingCurve: The curve that maps the fraction of that distance to the progress of the
  ///   effect.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The configuration with an animation for its changes.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// The configuration with a threshold. The default threshold is `visible`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}
