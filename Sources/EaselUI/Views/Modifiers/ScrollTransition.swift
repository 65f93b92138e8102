/// How far a view is scrolled out of the visible part of a scroll view, and at which edge.
struct ScrollTransitionProgress {
  var phase = ScrollTransitionPhase.identity
  /// 0 for a visible view, 1 for a hidden one.
  var amount = 0.0

  static let identity = ScrollTransitionProgress()

  /// Computes the progress of a view.
  ///
  /// - Parameters:
  ///   - start: The position of the view's leading edge, in points from that of the container.
  ///   - length: The length of the view, in points.
  ///   - container: The length of the container, in points.
  init(
    start: CGFloat, length: CGFloat, container: CGFloat, topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration
  ) {
    let first = ScrollTransitionProgress.amount(
      inside: start + length, length: length, container: container, topLeading)
    let last = ScrollTransitionProgress.amount(
      inside: container - start, length: length, container: container, bottomTrailing)
    if first > 0, first >= last {
      (phase, amount) = (.topLeading, first)
    } else if last > 0 {
      (phase, amount) = (.bottomTrailing, last)
    }
  }

  private init() {}

  /// The progress at one edge. `inside` is the distance by which the view's inner edge lies inside the
  /// container.
  private static func amount(
    inside: CGFloat, length: CGFloat, container: CGFloat, _ configuration: ScrollTransitionConfiguration
  ) -> Double {
    let threshold = configuration.threshold.place(view: length, container: container)
    switch configuration.kind {
    case .identity: return 0
    case .animated: return inside < threshold ? 1 : 0
    case .interactive(let curve):
      guard inside < threshold else { return 0 }
      guard threshold > 0, inside > 0 else { return 1 }
      return 1 - curve.value(at: Double(inside / threshold))
    }
  }
}

extension GeometryProxy {
  /// The progress of the view in the nearest enclosing scroll view, along one of its axes.
  fileprivate func scrollProgress(
    _ axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
    _ bottomTrailing: ScrollTransitionConfiguration
  ) -> ScrollTransitionProgress {
    guard let container = scrollContainer else { return .identity }
    let axis = axis ?? (container.axes == .horizontal ? .horizontal : .vertical)
    return ScrollTransitionProgress(
      start: container.frame.origin[axis], length: container.frame.size[axis],
      container: container.size[axis],
      topLeading: topLeading, bottomTrailing: bottomTrailing)
  }
}

nonisolated extension View {
  /// Applies visual effects to the view while it is scrolled into and out of the visible part of a scroll
  /// view. Layout is not affected.
  ///
  /// Outside of a scroll view the phase is always `identity`.
  ///
  /// - Parameters:
  ///   - configuration: The way the effect changes with the scroll position.
  ///   - axis: The axis along which the position of the view counts. The default is the axis of the scroll
  ///     view, or the vertical one if it scrolls along both.
  ///   - transition: Applies the effect of a phase to an empty effect. Interactive configurations interpolate
  ///     the parameters between phases; the closure must therefore return the same kind of effect for each
  ///     phase.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies visual effects to the view while it is scrolled into and out of the visible part of a scroll
  /// view, with different configurations for the top or leading edge and for the bottom or trailing edge.
  ///
  /// Both edges use the animation of the first configuration or, if it has none, that of the second.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let animation = topLeading.animation ?? bottomTrailing.animation
    return self.transaction { transaction in
      if let animation, !transaction.disablesAnimations { transaction.animation = animation }
    } body: { content in
      content.visualEffect { empty, geometry in
        let progress = geometry.scrollProgress(axis, topLeading, bottomTrailing)
        var effect = transition(empty, progress.phase)
        guard progress.amount < 1, progress.phase != .identity else { return effect }
        let start = transition(empty, .identity).animatableData
        var change = effect.animatableData - start
        change.scale(by: progress.amount)
        effect.animatableData = start + change
        return effect
      }
    }
  }
}
