/// A part of a track of keyframes, as it was written.
public struct _KeyframeSegment<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  let target: Value
  /// Seconds; nil for as long as a spring takes.
  let duration: TimeInterval
  let kind: Kind
}

/// A track of keyframes that can be asked for its value at any time.
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

    /// The cubic that leaves and arrives with the given velocities.
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

  /// The velocity at a keyframe between two others: that from the one before to the one after (Catmull-Rom); none at the
  /// ends.
  private static func velocity(
    before index: Int, _ segments: [_KeyframeSegment<Value>], _ points: [Value.AnimatableData]
  ) -> Value.AnimatableData {
    guard index > 0, index < segments.count else { return .zero }
    let seconds = segments[index - 1].duration + segments[index].duration
    guard seconds > 0 else { return .zero }
    return (points[index + 1] - points[index - 1]).scaled(by: 1 / seconds)
  }

  /// The value after some seconds: the first before the start, the last after the end.
  func value(at time: TimeInterval) -> Value {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return initial }
    return initial.with(piece.value(at: max(time - piece.start, 0)))
  }
}
