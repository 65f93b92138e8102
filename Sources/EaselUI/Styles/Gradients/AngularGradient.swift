import EaselDrawing

/// A gradient around a center, from one angle to another. Angle zero points right; increasing angles
/// turn clockwise on screen.
///
/// If the angles span less than a full turn, the last color continues to the middle of the gap, and the
/// first color fills the rest. If they span more than a full turn, the last turn is visible.
///
/// ```swift
/// Circle()
///   .fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
///   .frame(width: 80, height: 80)
/// ```
public struct AngularGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient between two angles around a center in the bounding box.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of color stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of one full turn that starts at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors in one full turn that starts at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of color stops in one full turn that starts at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let sweep = AngularSweep(
      stops: gradient.gradient.paintStops(in: shape.environment), start: startAngle.radians,
      end: endAngle.radians)
    shape.paint.paint = .gradient(
      GradientPaint(
        stops: sweep.stops,
        geometry: .conic(center: center.point(in: shape.bounds), angle: CGFloat(sweep.angle)),
        interpolation: gradient.space.interpolation))
  }
}

/// A gradient between two angles, converted to one full turn.
struct AngularSweep {
  /// The stops. Locations are fractions of a turn from `angle`, in 0...1.
  var stops: [GradientPaint.Stop]
  /// The start of the turn in radians.
  var angle: Double

  private static let turn = 2 * Double.pi

  /// Converts a gradient between two angles in radians. If `end` is less than `start`,
  /// the gradient is mirrored.
  init(stops: [GradientPaint.Stop], start: Double, end: Double) {
    let isReversed = end < start
    let stops = isReversed ? stops.mirrored : stops
    let (start, end) = isReversed ? (end, start) : (start, end)
    let share = (end - start) / AngularSweep.turn
    // Angles computed from degrees differ from a full turn by a few units in the last place.
    if !share.isFinite || abs(share - 1) < 1e-9 {
      (self.stops, angle) = (stops.cut(to: 0...1), start.isFinite ? start : 0)
    } else if share > 1 {
      (self.stops, angle) = (stops.cut(to: Float(1 - 1 / share)...1), end - AngularSweep.turn)
    } else {
      (self.stops, angle) = (AngularSweep.padded(stops.cut(to: 0...1), share: Float(share)), start)
    }
  }

  /// The stops of a partial turn, with stops added for the gap.
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

  /// The part of a gradient between two locations, rescaled to 0...1 and with a stop at either end.
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

  /// The color at a location, interpolated between premultiplied neighbors.
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
