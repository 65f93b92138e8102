/// The coefficients of a spring's motion at a time: the position is `target` times the target plus `velocity`
/// times the initial velocity; `targetRate` and `velocityRate` are their derivatives.
struct SpringResponse {
  var target: Double
  var velocity: Double
  var targetRate: Double
  var velocityRate: Double
}

extension Spring {
  /// The closed-form solution `time` seconds after a start at zero. NaN and negative times count as 0.
  func response(at time: TimeInterval) -> SpringResponse {
    let time = max(time.isNaN ? 0 : time, 0)
    guard time < .infinity else {
      return SpringResponse(target: 1, velocity: 0, targetRate: 0, velocityRate: 0)
    }
    if dampingRatio < 1 { return underdamped(time) }
    return dampingRatio == 1 ? criticallyDamped(time) : overdamped(time)
  }

  private func underdamped(_ time: TimeInterval) -> SpringResponse {
    let decay = dampingRatio * frequency
    let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let envelope = exp(-decay * time)
    let (cosine, sine) = (cos(turn * time), sin(turn * time))
    return SpringResponse(
      target: 1 - envelope * (cosine + decay / turn * sine), velocity: envelope * sine / turn,
      targetRate: envelope * frequency * frequency / turn * sine,
      velocityRate: envelope * (cosine - decay / turn * sine))
  }

  private func criticallyDamped(_ time: TimeInterval) -> SpringResponse {
    let phase = frequency * time
    let envelope = exp(-phase)
    return SpringResponse(
      target: 1 - envelope * (1 + phase), velocity: envelope * time,
      targetRate: envelope * frequency * phase, velocityRate: envelope * (1 - phase))
  }

  /// The exponents are (-ζ ± √(ζ² - 1)) ω. The slow one is computed as ω² divided by the fast one, which
  /// avoids cancellation.
  private func overdamped(_ time: TimeInterval) -> SpringResponse {
    let fast = -frequency * (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
    let slow = frequency * frequency / fast
    let (slowPart, fastPart) = (exp(slow * time), exp(fast * time))
    let span = slow - fast
    return SpringResponse(
      target: 1 + (fast * slowPart - slow * fastPart) / span, velocity: (slowPart - fastPart) / span,
      targetRate: slow * fast * (slowPart - fastPart) / span,
      velocityRate: (slow * slowPart - fast * fastPart) / span)
  }

  // MARK: Vectors

  /// The position `time` seconds after a start at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: response.target) + initialVelocity.scaled(by: response.velocity)
  }

  /// The velocity, per second, `time` seconds after a start at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: response.targetRate) + initialVelocity.scaled(by: response.velocityRate)
  }

  /// Advances a value and its velocity by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let newVelocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = newVelocity
  }

  /// The force on the mass at a position and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until the position stays within `epsilon` of `target`; infinite if it never does.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingTime(
      target: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  // MARK: Settling

  /// An upper bound of the seconds until the distance to the target stays within `epsilon`; infinite without
  /// damping.
  func settlingTime(target: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    let (target, velocity) = (abs(target), abs(velocity))
    guard epsilon > 0, target.isFinite, velocity.isFinite, dampingRatio > 0 else { return .infinity }
    guard distanceBound(at: 0, target, velocity) > epsilon else { return 0 }
    var high = 1 / frequency
    while distanceBound(at: high, target, velocity) > epsilon {
      high *= 2
      guard high < 1e9 else { return .infinity }
    }
    var low = high / 2
    for _ in 0..<60 where high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if distanceBound(at: middle, target, velocity) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// A monotonically decreasing bound of the distance to the target: the envelope of the oscillation, or the
  /// solution itself with all terms taken as positive.
  private func distanceBound(at time: TimeInterval, _ target: Double, _ velocity: Double) -> Double {
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay * target + velocity) / turn
      return exp(-decay * time) * (target * target + sine * sine).squareRoot()
    }
    let response = response(at: time)
    let peak = dampingRatio == 1 ? max(time, 1 / frequency) * exp(-frequency * max(time, 1 / frequency)) : nil
    return target * (1 - response.target) + velocity * (peak ?? slowEnvelope(at: time))
  }

  private func slowEnvelope(at time: TimeInterval) -> Double {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return exp(-frequency * time / (dampingRatio + root)) / (2 * frequency * root)
  }
}

extension Spring {
  // MARK: Animatable values

  /// The value `time` seconds after a start at `fromValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let (start, target) = (fromValue.animatableData, toValue.animatableData)
    return toValue.with(
      start
        + value(
          target: target - start, initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The velocity, per second, `time` seconds after a start at `fromValue`.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.with(
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The force on the mass at a position and velocity.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    toValue.with(
      force(
        target: toValue.animatableData - fromValue.animatableData,
        position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData))
  }

  /// Seconds until the value stays within `epsilon` of `toValue`; infinite if it never does.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension Animatable {
  /// Returns a copy with other animatable data.
  func with(_ data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }
}
