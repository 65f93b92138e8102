/// The appearance of a symbol at one moment of an effect.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var angle = Angle.zero
  /// In points.
  var offset = CGSize.zero
  var sweep: SymbolSweep?
}

/// The effects that are animated. Durations and distances are estimates of those on a Mac.
enum SymbolMotion: Hashable, Sendable {
  /// Scales up or down and back.
  case bounce(factor: Double)
  /// Fades and returns.
  case pulse
  /// Scales up and back slowly.
  case breathe(isFading: Bool)
  case rotate(turns: Double)
  /// Rotates back and forth.
  case wiggle
  /// Moves back and forth in a direction.
  case shake(Angle)
  /// Stays scaled up or down while the effect is active.
  case scale(factor: Double)
  /// Dims the parts of the symbol in turn.
  case variableColor(VariableColorSymbolEffect)

  /// The duration of one run, in seconds.
  var duration: Double {
    switch self {
    case .bounce: 0.5
    case .pulse, .rotate: 1
    case .breathe: 2.4
    case .wiggle, .shake: 0.7
    case .scale: 0
    case .variableColor(let effect): effect.isReversing ? 2 : 1.2
    }
  }

  private static let minimumOpacity = 0.35
  private static let breath = 1.12
  private static let wiggleAngle = Angle.degrees(12)
  private static let shakeLength = 2.5
  /// The number of oscillations in one run.
  private static let swings = 3.0

  /// The pose at a fraction of a run, 0...1. At both ends it equals the pose without the effect.
  func pose(at progress: Double) -> SymbolPose {
    /// 0 at both ends, 1 in the middle.
    let hump = sin(.pi * progress) * sin(.pi * progress)
    /// A damped oscillation.
    let swing = sin(2 * .pi * SymbolMotion.swings * progress) * (1 - progress)
    var pose = SymbolPose()
    switch self {
    case .bounce(let factor): pose.scale = 1 + (factor - 1) * hump
    case .pulse: pose.opacity = 1 - (1 - SymbolMotion.minimumOpacity) * hump
    case .breathe(let isFading):
      pose.scale = 1 + (SymbolMotion.breath - 1) * hump
      if isFading { pose.opacity = 1 - (1 - SymbolMotion.minimumOpacity) * hump }
    case .rotate(let turns): pose.angle = .degrees(progress < 1 ? 360 * turns * progress : 0)
    case .wiggle: pose.angle = SymbolMotion.wiggleAngle * swing
    case .shake(let angle):
      let way = SymbolMotion.shakeLength * swing
      pose.offset = CGSize(width: cos(angle.radians) * way, height: sin(angle.radians) * way)
    case .scale: break
    case .variableColor(let effect): pose.sweep = SymbolSweep(effect, at: progress)
    }
    return pose
  }

  /// The pose after a number of seconds; nil after the last run.
  func pose(after seconds: Double, _ options: SymbolEffectOptions, isEndless: Bool) -> SymbolPose? {
    let time = seconds * options.speed
    let repetition = options.repetition ?? SymbolEffectOptions.RepeatBehavior(count: isEndless ? nil : 1)
    let period = duration + repetition.delay
    guard period > 0 else { return SymbolPose() }
    if let count = repetition.count, time >= period * Double(count) - repetition.delay { return nil }
    return pose(at: min(time.truncatingRemainder(dividingBy: period) / duration, 1))
  }
}
