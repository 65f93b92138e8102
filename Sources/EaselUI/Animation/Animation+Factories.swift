extension Animation {
  /// The default animation: a critically damped spring with a response of 0.55 seconds.
  public static let `default` = spring(response: 0.55, dampingFraction: 1, blendDuration: 0)

  /// The duration of a timing curve if none is given, in seconds.
  private static let usualDuration = 0.35

  // MARK: Curves

  /// Constant velocity for 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// Constant velocity for `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }

  /// An animation of `duration` seconds that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }

  /// An animation of `duration` seconds that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

  /// An animation of `duration` seconds that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1) with the given control points, where x is
  /// time and y is progress.
  ///
  /// The x coordinates of the control points are clamped to 0...1, and NaN and infinite coordinates count as
  /// 0. `duration` is in seconds; if it is NaN, 0 or less, the value changes without animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An animation of `duration` seconds along a timing curve.
  ///
  /// If the duration is NaN, 0 or less, the value changes without animation.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration.isNaN ? 0 : duration))
  }

  // MARK: Springs that replace a running spring

  /// A spring that continues with the value and velocity of a running spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation in seconds.
  ///   - dampingFraction: The damping ratio. Below 1 the spring overshoots its target.
  ///   - blendDuration: Has no effect.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that continues with the value and velocity of a running spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounce, clamped to -1...1. The spring overshoots only if it is above 0.
  ///   - blendDuration: Has no effect.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that continues with the value and velocity of a running spring. `blendDuration` has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A fast spring for values that follow a pointer. `blendDuration` has no effect.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A fast spring for values that follow a pointer, with a bounce of 0.15 plus `extraBounce`.
  /// `blendDuration` has no effect.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A fast spring for values that follow a pointer, with a duration of 0.15 seconds and a bounce of 0.15.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Animation { spring(.smooth) }

  /// A spring with a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a duration of 0.5 seconds and a bounce of 0.15.
  public static var snappy: Animation { spring(.snappy) }

  /// A spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a duration of 0.5 seconds and a bounce of 0.3.
  public static var bouncy: Animation { spring(.bouncy) }

  /// A spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Additive springs

  /// A spring whose motion is added to the motion of running animations.
  ///
  /// `initialVelocity` is in multiples of the change per second: at 1, the value starts fast enough to complete the
  /// change in one second. NaN and infinite velocities count as 0.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring whose motion is added to the motion of running animations.
  ///
  /// `initialVelocity` is in multiples of the change per second. NaN and infinite velocities count as 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring with a duration of 0.5 seconds and no bounce, whose motion is added to the motion of running
  /// animations.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring whose motion is added to the motion of running animations.
  ///
  /// `initialVelocity` is in multiples of the change per second. NaN and infinite velocities count as 0.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }
}
