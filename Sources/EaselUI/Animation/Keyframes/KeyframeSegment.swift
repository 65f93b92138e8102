/// One keyframe of a track as declared: its target value, its duration and how it reaches the target.
public struct _KeyframeSegment<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  let target: Value
  /// Seconds. For a spring without a given duration, its settling duration.
  let duration: TimeInterval
  let kind: Kind

  /// Creates a keyframe. Negative durations and NaN count as 0.
  init(target: Value, duration: TimeInterval, kind: Kind) {
    (self.target, self.kind) = (target, kind)
    self.duration = duration > 0 ? duration : 0
  }
}

/// A track of keyframes, evaluated for any time.
struct KeyframeCurve<Value: Animatable> {
  private struct Piece {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Value.AnimatableData
    let to: Value.AnimatableData
    let startVelocity: Value.AnimatableData
    let endVelocity: Value.AnimatableData
    let kind: _KeyframeSegment<Value>.Kind

    func value(at time: TimeInterval) -> Value.AnimatableData {
      guard time < duration else { return to }
      switch kind {
      case .move: return to
      case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: time / duration))
      case .spring(let spring, _):
        return from + spring.value(target: to - from, initialVelocity: startVelocity, time: time)
      case .cubic: return hermite(time / duration)
      }
    }

    /// A cubic Hermite curve from `from` to `to` with the start and end velocities.
    private func hermite(_ t: Double) -> Value.AnimatableData {
      let (t2, t3) = (t * t, t * t * t)
      let change = (to - from).scaled(by: 3 * t2 - 2 * t3)
      let leaving = startVelocity.scaled(by: (t3 - 2 * t2 + t) * duration)
      let arriving = endVelocity.scaled(by: (t3 - t2) * duration)
      return from + change + leaving + arriving
    }
  }

  private let initial: Value
  private var pieces: [Piece] = []
  private(set) var duration: TimeInterval = 0

  init(from initial: Value, _ segments: [_KeyframeSegment<Value>]) {
    self.initial = initial
    let points = [initial.animatableData] + segments.map(\.target.animatableData)
    for (index, segment) in segments.enumerated() {
      let start: Value.AnimatableData
      switch segment.kind {
      case .cubic(let velocity, _), .spring(_, let velocity):
        start = velocity?.animatableData ?? KeyframeCurve.velocity(before: index, segments, points)
      case .move, .linear: start = .zero
      }
      var end = Value.AnimatableData.zero
      if case .cubic(_, let velocity) = segment.kind {
        end = velocity?.animatableData ?? KeyframeCurve.velocity(before: index + 1, segments, points)
      }
      pieces.append(
        Piece(
          start: duration, duration: segment.duration, from: points[index], to: points[index + 1],
          startVelocity: start, endVelocity: end, kind: segment.kind))
      duration += segment.duration
    }
  }

  /// The velocity at an inner keyframe, from the keyframes before and after it (Catmull-Rom); zero at both
  /// ends.
  private static func velocity(
    before index: Int, _ segments: [_KeyframeSegment<Value>], _ points: [Value.AnimatableData]
  ) -> Value.AnimatableData {
    guard index > 0, index < segments.count else { return .zero }
    let seconds = segments[index - 1].duration + segments[index].duration
    guard seconds > 0 else { return .zero }
    return (points[index + 1] - points[index - 1]).scaled(by: 1 / seconds)
  }

  /// The value `time` seconds after the start; the initial value before it, and the final value after the
  /// end.
  func value(at time: TimeInterval) -> Value {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return initial }
    return initial.with(piece.value(at: max(time - piece.start, 0)))
  }
}
