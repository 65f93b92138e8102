/// How far a view is from being visible, and on which side of a scroll view.
struct ScrollTransitionProgress {
  var phase = ScrollTransitionPhase.identity
  /// 0 where the view is visible, 1 where it is hidden.
  var amount = 0.0

  static let identity = ScrollTransitionProgress()

  /// - Parameters:
  ///   - start: Where the view begins, in points from the beginning of the container.
  ///   - length: Of the view, in points.
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

  /// How far the view is from the threshold at one edge. `inside` says how far its inner edge is inside.
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
  /// The place of the view in the nearest scroll view around, along one of its axes.
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
  /// Changes how the view looks while it is scrolled into sight and out of it; its layout does not change.
  ///
  /// Outside of a scroll view the phase is `identity`.
  ///
  /// - Parameters:
  ///   - axis: Along which the place of the view counts; by default that of the scroll view, the vertical one if it has
  ///     both.
  ///   - transition: Makes the effect of an empty one for a phase. For interactive configurations its numbers are
  ///     interpolated between the phases, so it has to give the same kind of effect for all of them.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it is scrolled into sight and out of it, in one way at the top or leading edge and
  /// in another one at the bottom or trailing edge. An animation of the first configuration, or else of the second one,
  /// is that of both.
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
