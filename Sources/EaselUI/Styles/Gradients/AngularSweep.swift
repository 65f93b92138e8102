import EaselDrawing

/// A gradient between two angles as one of exactly a turn.
struct AngularSweep {
  /// Places are shares of a turn from `angle`, all in 0...1.
  var stops: [GradientPaint.Stop]
  /// Where the turn begins, in radians.
  var angle: Double

  private static let turn = 2 * Double.pi

  /// `start` and `end` are radians; a gradient that runs against the clock is taken as its mirror image.
  init(stops: [GradientPaint.Stop], start: Double, end: Double) {
    let isReversed = end < start
    let stops = isReversed ? stops.mirrored : stops
    let (start, end) = isReversed ? (end, start) : (start, end)
    let share = (end - start) / AngularSweep.turn
    // Angles that were added up from degrees miss the full turn by a few units in the last place.
    if !share.isFinite || abs(share - 1) < 1e-9 {
      (self.stops, angle) = (stops.cut(to: 0...1), start.isFinite ? start : 0)
    } else if share > 1 {
      (self.stops, angle) = (stops.cut(to: Float(1 - 1 / share)...1), end - AngularSweep.turn)
    } else {
      (self.stops, angle) = (AngularSweep.padded(stops.cut(to: 0...1), share: Float(share)), start)
    }
  }

  /// Stops of a part of a turn with the gap filled up.
  private static func padded(_ stops: [GradientPaint.Stop], share: Float) -> [GradientPaint.Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let middle = (share + 1) / 2
    return stops.map { GradientPaint.Stop(location: $0.location * share, color: $0.color) } + [
      GradientPaint.Stop(location: middle, color: last.color),
      GradientPaint.Stop(location: middle, color: first.color),
    ]
  }
}

extension [GradientPaint.Stop] {
  fileprivate var mirrored: [GradientPaint.Stop] {
    reversed().map { GradientPaint.Stop(location: 1 - $0.location, color: $0.color) }
  }

  /// The part of a gradient between two places, stretched to 0...1 and with a stop at either end.
  fileprivate func cut(to range: ClosedRange<Float>) -> [GradientPaint.Stop] {
    guard !isEmpty else { return [] }
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return [GradientPaint.Stop(location: 0, color: color(at: range.upperBound))] }
    let inner = filter { range.contains($0.location) }
      .map { GradientPaint.Stop(location: ($0.location - range.lowerBound) / length, color: $0.color) }
    let first = GradientPaint.Stop(location: 0, color: color(at: range.lowerBound))
    let last = GradientPaint.Stop(location: 1, color: color(at: range.upperBound))
    return (inner.first?.location == 0 ? [] : [first]) + inner + (inner.last?.location == 1 ? [] : [last])
  }

  /// The colour at a place, mixed premultiplied between its neighbours.
  private func color(at location: Float) -> PaintColor {
    guard let next = firstIndex(where: { $0.location >= location }) else { return self[count - 1].color }
    guard next > 0, self[next].location > location else { return self[next].color }
    let (a, b) = (self[next - 1], self[next])
    let t = (location - a.location) / (b.location - a.location)
    func premultiplied(_ color: PaintColor) -> SIMD4<Float> {
      let alpha = color.alpha
      return color.components * SIMD4(alpha, alpha, alpha, 1)
    }
    let mixed = premultiplied(a.color) * (1 - t) + premultiplied(b.color) * t
    guard mixed.w > 0 else { return .clear }
    return PaintColor(components: mixed / SIMD4(mixed.w, mixed.w, mixed.w, 1))
  }
}
