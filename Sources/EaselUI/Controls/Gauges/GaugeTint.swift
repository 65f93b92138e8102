import EaselDrawing

/// The tint of a gauge. A gradient without a direction, such as `Gradient` and `Color.gradient`, follows the course of the
/// gauge, also where only a part of it is drawn.
struct GaugeTint: ShapeStyle, Equatable {
  enum Course: Equatable {
    /// A bar of a length in points from the leading edge of the shape.
    case line(CGFloat)
    /// A part of a circle, clockwise from the right, as a fraction of a turn.
    case arc(Double)
  }

  let course: Course

  func _apply(to shape: inout _ShapeStyle_Shape) {
    TintShapeStyle()._apply(to: &shape)
    guard case .gradient(let gradient) = shape.paint.paint,
      case .linear(let start, let end) = gradient.geometry, start.x == end.x, start.y != end.y
    else { return }
    let bounds = shape.bounds
    switch course {
    case .line(let length):
      let isMirrored = shape.environment.layoutDirection == .rightToLeft
      let origin = CGPoint(x: isMirrored ? bounds.maxX : bounds.minX, y: bounds.midY)
      let tip = CGPoint(x: origin.x + (isMirrored ? -length : length), y: origin.y)
      shape.paint.paint = .gradient(gradient.with(.linear(start: origin, end: tip), stops: gradient.stops))
    case .arc(let length):
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      shape.paint.paint = .gradient(
        gradient.with(
          .conic(center: center, angle: -2 * .pi * CGFloat(GradientPaint.cap)),
          stops: gradient.stops(in: length)))
    }
  }
}

extension GradientPaint {
  /// The part of a turn that is left for the round end of a line before its start.
  fileprivate static let cap: Float = 0.04

  fileprivate func with(_ geometry: Geometry, stops: [Stop]) -> GradientPaint {
    GradientPaint(
      stops: stops, geometry: geometry, spread: spread, interpolation: interpolation, transform: transform)
  }

  /// The stops in a part of a turn that begins at `cap`. Of the rest of the turn, each half has the color of the nearer
  /// end.
  fileprivate func stops(in length: Double) -> [Stop] {
    guard let first = stops.first, let last = stops.last else { return stops }
    let end = min(GradientPaint.cap + Float(length), 1)
    let part = stops.map {
      Stop(location: GradientPaint.cap + $0.location * (end - GradientPaint.cap), color: $0.color)
    }
    let middle = (1 + end) / 2
    return part + [
      Stop(location: middle, color: last.color),
      Stop(location: middle, color: end < 1 ? first.color : last.color),
      Stop(location: 1, color: end < 1 ? first.color : last.color),
    ]
  }
}
