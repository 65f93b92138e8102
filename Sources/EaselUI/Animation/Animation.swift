/// How a value goes from the old to the new: along a curve in a fixed time, or as a spring, once or many times.
///
/// A value without a place: it is applied to changes by `withAnimation` or by a view's `animation` modifier.
public struct Animation: Equatable, Hashable, Sendable {
  let base: any CustomAnimation
  /// Seconds until the end; infinite for one that never ends, nil where only running it tells.
  let duration: TimeInterval?
  /// Seconds at the start in which nothing moves.
  let quietTime: TimeInterval

  /// An animation of one's own.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
    let timed = base as? any TimedAnimation
    duration = timed?.duration
    quietTime = timed?.quietTime ?? 0
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
  /// How far a change of `value` has come after some seconds; nil when it has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity after some seconds, per second; nil where the animation does not tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// True when this animation takes over from one that runs, whose state `context` holds.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// Waits before it starts; the old value is held meanwhile.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.isNaN ? 0 : delay))
  }

  /// Runs `speed` times as fast; at 0 it stands still.
  public func speed(_ speed: Double) -> Animation {
    Animation(ScaledAnimation(base: self, speed: speed.isNaN ? 1 : speed))
  }

  /// Runs several times. With `autoreverses` each way back counts as one.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Runs until the value is animated in another way or the view is gone.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after some seconds, whenever it comes to rest.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompletedAnimation(base: self, completion: duration))
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(base)" }

  public var debugDescription: String { description }
}
