/// What a symbol looks like while an effect runs.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var angle = Angle.zero
  /// Points.
  var offset = CGSize.zero
}

/// The effects that are shown. Lengths of time and of ways are estimates of how they look on a Mac.
enum SymbolMotion: Hashable, Sendable {
  /// Grows, or shrinks, and comes back.
  case bounce(factor: Double)
  /// Becomes faint and comes back.
  case pulse
  /// Grows and comes back, slowly.
  case breathe(isFading: Bool)
  case rotate(turns: Double)
  /// Turns to and fro.
  case wiggle
  /// Moves to and fro in a direction.
  case shake(Angle)
  /// Stays larger, or smaller, as long as the effect is active.
  case scale(factor: Double)

  /// Seconds of one run.
  var duration: Double {
    switch self {
    case .bounce: 0.5
    case .pulse, .rotate: 1
    case .breathe: 2.4
    case .wiggle, .shake: 0.7
    case .scale: 0
    }
  }

  private static let faintest = 0.35
  private static let breath = 1.12
  private static let wiggleAngle = Angle.degrees(12)
  private static let shakeLength = 2.5
  /// Ways to and fro in one run.
  private static let swings = 3.0

  /// The look after a share of a run, 0...1; at both ends as without the effect.
  func pose(at progress: Double) -> SymbolPose {
    /// 0 at both ends, 1 in the middle.
    let hump = sin(.pi * progress) * sin(.pi * progress)
    /// To and fro, weaker and weaker.
    let swing = sin(2 * .pi * SymbolMotion.swings * progress) * (1 - progress)
    var pose = SymbolPose()
    switch self {
    case .bounce(let factor): pose.scale = 1 + (factor - 1) * hump
    case .pulse: pose.opacity = 1 - (1 - SymbolMotion.faintest) * hump
    case .breathe(let isFading):
      pose.scale = 1 + (SymbolMotion.breath - 1) * hump
      if isFading { pose.opacity = 1 - (1 - SymbolMotion.faintest) * hump }
    case .rotate(let turns): pose.angle = .degrees(progress < 1 ? 360 * turns * progress : 0)
    case .wiggle: pose.angle = SymbolMotion.wiggleAngle * swing
    case .shake(let angle):
      let way = SymbolMotion.shakeLength * swing
      pose.offset = CGSize(width: cos(angle.radians) * way, height: sin(angle.radians) * way)
    case .scale: break
    }
    return pose
  }

  /// The look after a number of seconds; nil when all runs are over.
  func pose(after seconds: Double, _ options: SymbolEffectOptions, isEndless: Bool) -> SymbolPose? {
    let time = seconds * options.speed
    let repetition = options.repetition ?? SymbolEffectOptions.RepeatBehavior(count: isEndless ? nil : 1)
    let period = duration + repetition.delay
    guard period > 0 else { return SymbolPose() }
    if let count = repetition.count, time >= period * Double(count) - repetition.delay { return nil }
    return pose(at: min(time.truncatingRemainder(dividingBy: period) / duration, 1))
  }
}
