import EaselKernels

/// Gradient parameters as `EaselKernels.h` defines them: one pixel at a time, with one rounding for each operation.
enum KernelGradientTwin {
  static func spread(_ t: Float, _ spread: EaselSpread) -> Float {
    func clamp(_ low: Float, _ high: Float) -> Float {
      let raised = t > low ? t : low
      return raised < high ? raised : high
    }
    switch spread {
    case .pad: return clamp(0, 1)
    case .repeat:
      let limited = clamp(-4_194_304, 4_194_304)
      return limited - limited.rounded(.down)
    case .mirror:
      let half = clamp(-4_194_304, 4_194_304) * 0.5
      let thereAndBack = 2 * (half - half.rounded(.down))
      return thereAndBack < 1 ? thereAndBack : 2 - thereAndBack
    }
  }

  static func color(_ t: Float?, _ ramp: EaselColorRamp) -> UInt32 {
    guard let t else { return 0 }
    return ramp.colors[Int(spread(t, ramp.spread) * Float(ramp.size - 1) + 0.5)]
  }

  static func point(_ gradient: EaselGradient, _ x: Int32, _ y: Int32) -> (u: Float, v: Float) {
    let (u, v) = (gradient.u + gradient.u_dy * Double(y), gradient.v + gradient.v_dy * Double(y))
    return (Float(u) + Float(x) * gradient.u_dx, Float(v) + Float(x) * gradient.v_dx)
  }

  /// The parameter of a pixel; nil if there is none.
  static func parameter(_ gradient: EaselGradient, _ x: Int32, _ y: Int32) -> Float? {
    let (u, v) = point(gradient, x, y)
    switch gradient.kind {
    case .linear: return u
    case .radial: return (u * u + v * v).squareRoot() * gradient.scale + gradient.bias
    case .twoCircles: return twoCircles(u, v, gradient.circles)
    // The parameter of a conic gradient is within 0...1 before the spread.
    case .conic: return min(conic(u, v), 0.999_999_94)
    }
  }

  /// The pixel at a position.
  static func color(_ gradient: EaselGradient, _ x: Int32, _ y: Int32) -> UInt32 {
    color(parameter(gradient, x, y), gradient.ramp)
  }

  static func twoCircles(_ u: Float, _ v: Float, _ circles: EaselTwoCircles) -> Float? {
    let halfB = u * circles.center_u + v * circles.center_v + circles.radius * circles.radius_delta
    let c = u * u + v * v - circles.radius * circles.radius
    func fits(_ t: Float) -> Bool { circles.radius + t * circles.radius_delta >= 0 }
    if circles.a == 0 {
      let t = c / (2 * halfB)
      return halfB != 0 && fits(t) ? t : nil
    }
    let discriminant = halfB * halfB - circles.a * c
    let isFlat = circles.is_flat != 0
    if circles.a < 0, circles.radius_delta > 0 {
      let root = max(0, discriminant).squareRoot()
      return isFlat && halfB > 0 ? c / (halfB + root) : (halfB - root) * circles.inverse_a
    }
    guard discriminant >= 0 else { return nil }
    let root = circles.inverse_a < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()
    let isOpposed = halfB * root < 0
    let larger = isFlat && isOpposed ? c / (halfB - root) : (halfB + root) * circles.inverse_a
    let smaller = isFlat && !isOpposed ? c / (halfB + root) : (halfB - root) * circles.inverse_a
    return fits(larger) ? larger : fits(smaller) ? smaller : nil
  }

  static func conic(_ u: Float, _ v: Float) -> Float {
    let (width, height) = (abs(u), abs(v))
    let isSteep = height > width
    let longer = isSteep ? height : width
    let q = longer > 0 ? (isSteep ? width : height) / longer : 0
    let s = q * q
    let low = 0.1591336727142334 - 0.052569638937711716 * s
    let high = 0.028673240914940834 - 0.01355305127799511 * s
    let s2 = s * s
    var turn = (low + s2 * (high + s2 * 0.003317601513117552)) * q
    if isSteep { turn = 0.25 - turn }
    if u < 0 { turn = 0.5 - turn }
    return v < 0 ? 1 - turn : turn
  }
}
