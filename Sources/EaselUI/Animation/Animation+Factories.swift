extension Animation {
  /// A spring without overshoot, which comes near its end after about half a second.
  public static let `default` = spring(response: 0.55, dampingFraction: 1, blendDuration: 0)

  /// Seconds that curves take where nothing else is said.
  private static let usualDuration = 0.35

  // MARK: Curves

  /// Constant velocity, 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// Constant velocity.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly, 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }

  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Ends slowly, 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }

  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly, 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

  /// Starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Progress over time as a cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Progress over time as a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration.isNaN ? 0 : duration))
  }

  // MARK: Springs that take over from each other

  /// A spring that takes over the velocity of one that runs. `response` is its period without damping in seconds;
  /// with a damping fraction below 1 it overshoots. `blendDuration` has no effect.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that takes over the velocity of one that runs. `bounce` is -1...1; without bounce there is no overshoot.
  /// `blendDuration` has no effect.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that takes over the velocity of one that runs. `blendDuration` has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A fast spring for values that follow a pointer. `blendDuration` has no effect.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A fast spring for values that follow a pointer, of a bounce of 0.15 and more. `blendDuration` has no effect.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A fast spring for values that follow a pointer.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring of half a second without bounce.
  public static var smooth: Animation { spring(.smooth) }

  /// A spring without bounce, or with some extra.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with a little bounce.
  public static var snappy: Animation { spring(.snappy) }

  /// A spring with a little bounce, or with some extra.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with more bounce.
  public static var bouncy: Animation { spring(.bouncy) }

  /// A spring with more bounce, or with some extra.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Springs that add up

  /// A spring whose motion adds to that of animations that run. `initialVelocity` is in whole changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring whose motion adds to that of animations that run. `initialVelocity` is in whole changes per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce whose motion adds to that of animations that run.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring whose motion adds to that of animations that run. `initialVelocity` is in whole changes per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }
}
