/// The way in which a value changes over time: along a timing curve in a fixed time or as a spring, once or
/// repeatedly.
///
/// An animation is independent of any view. Apply it to changes with `withAnimation(_:_:)` or with the
/// `animation` modifiers of a view.
///
/// ```swift
/// struct Dot: View {
///   @State private var isLarge = false
///
///   var body: some View {
///     Circle()
///       .frame(width: isLarge ? 80 : 40)
///       .animation(.spring(duration: 0.4, bounce: 0.3).delay(0.1), value: isLarge)
///       .onTapGesture { isLarge.toggle() }
///   }
/// }
/// ```
public struct Animation: Equatable, Hashable, Sendable {
  let base: any CustomAnimation
  /// Seconds until the end: infinite if the animation never ends, `nil` if only running it can determine the
  /// end.
  let duration: TimeInterval?
  /// Seconds at the start during which the value does not change.
  let idleDuration: TimeInterval

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
    let timed = base as? any TimedAnimation
    duration = timed?.duration
    idleDuration = timed?.idleDuration ?? 0
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
  /// Returns the progress of the animated vector `time` seconds after the start, between zero and `value`;
  /// `nil` once the animation has ended.
  ///
  /// `value` is the difference between the new value and the old one.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity, per second, `time` seconds after the start; `nil` if the animation does not
  /// provide one.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation replaces the running animation `previous`, whose state is in `context`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// Returns the animation started `delay` seconds later; until then the old value is shown.
  ///
  /// A negative delay skips the beginning of the animation. NaN counts as 0.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.isNaN ? 0 : delay))
  }

  /// Returns the animation run `speed` times as fast.
  ///
  /// At a speed of 0 or less the value stays at the start and the animation never ends. NaN counts as 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(ScaledAnimation(base: self, speed: speed.isNaN ? 1 : speed))
  }

  /// Returns the animation run `repeatCount` times.
  ///
  /// If `autoreverses` is `true`, every second run goes backward; forward and backward runs count separately.
  /// With a count of 0 or less the value changes without animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Returns the animation repeated until another animation changes the value or the view is removed.
  ///
  /// If `autoreverses` is `true`, every second run goes backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation with its logical completion `duration` seconds after the start, independent of
  /// when the value comes to rest.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompletedAnimation(base: self, completion: duration))
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// A textual representation of the underlying custom animation.
  public var description: String { "\(base)" }

  /// The same text as `description`.
  public var debugDescription: String { description }
}
