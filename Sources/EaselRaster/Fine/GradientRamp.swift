import EaselDrawing
import EaselGeometry

/// Colours along a gradient: `size` premultiplied pixels, the first for t = 0, the last for t = 1.
///
/// The memory belongs to `PaintCaches` and stays valid for the frame.
struct ColorTable {
  var pixels: UnsafePointer<UInt32>
  var size: Int
}

/// t as an affine function of the device pixel's centre.
struct LinearRamp {
  var table: ColorTable
  var spread: GradientPaint.Spread
  /// How t grows per pixel to the right and down, and t at the centre of pixel (0, 0).
  var dtdx: Float
  var dtdy: Double
  var origin: Double
}

/// t from the distance to two circles.
struct RadialRamp {
  var table: ColorTable
  var spread: GradientPaint.Spread
  /// From device pixels to a space in which the start circle is centred at the origin; row vectors.
  var inverse: CGAffineTransform
  /// The end centre relative to the start centre, the start radius and the growth of the radius.
  var centerDelta: SIMD2<Float>
  var startRadius: Float
  var radiusDelta: Float
}

/// t from the angle around a centre.
struct ConicRamp {
  var table: ColorTable
  /// From device pixels to a space in which the centre is the origin and the gradient starts along +x.
  var inverse: CGAffineTransform
}

extension GradientPaint.Spread {
  /// t brought into 0...1.
  @inline(__always)
  func wrap(_ t: Float) -> Float {
    switch self {
    case .pad: return max(0, min(1, t))
    case .repeat: return t - t.rounded(.down)
    case .mirror:
      let doubled = t * 0.5
      return abs(2 * (doubled - (doubled + 0.5).rounded(.down)))
    }
  }
}

extension ColorTable {
  @inline(__always)
  func color(at t: Float) -> UInt32 {
    pixels[max(0, min(size &- 1, Int(t * Float(size &- 1) + 0.5)))]
  }
}

extension LinearRamp {
  func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let base = Float(origin + dtdy * Double(y))
    for index in 0..<count {
      let t = base + Float(x &+ Int32(index)) * dtdx
      row[index] = table.color(at: spread.wrap(t))
    }
  }
}

extension RadialRamp {
  /// The larger root t of |p - t c| = r0 + t dr with r0 + t dr >= 0
  /// (https://www.w3.org/TR/2dcontext/#dom-context-2d-createradialgradient); no root is transparent.
  func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let (c, dr, r0) = (centerDelta, radiusDelta, startRadius)
    let a = c.x * c.x + c.y * c.y - dr * dr
    for index in 0..<count {
      let px = Double(x &+ Int32(index)) + 0.5
      let py = Double(y) + 0.5
      let p = SIMD2(
        Float(inverse.a * px + inverse.c * py + inverse.tx),
        Float(inverse.b * px + inverse.d * py + inverse.ty))
      row[index] = root(p, a, c, dr, r0).map { table.color(at: spread.wrap($0)) } ?? 0
    }
  }

  private func root(_ p: SIMD2<Float>, _ a: Float, _ c: SIMD2<Float>, _ dr: Float, _ r0: Float) -> Float? {
    let halfB = p.x * c.x + p.y * c.y + r0 * dr
    let constant = p.x * p.x + p.y * p.y - r0 * r0
    if abs(a) < 1e-6 {
      guard halfB != 0 else { return nil }
      let t = constant / (2 * halfB)
      return r0 + t * dr >= 0 ? t : nil
    }
    let discriminant = halfB * halfB - a * constant
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let larger = max((halfB + root) / a, (halfB - root) / a)
    if r0 + larger * dr >= 0 { return larger }
    let smaller = min((halfB + root) / a, (halfB - root) / a)
    return r0 + smaller * dr >= 0 ? smaller : nil
  }
}

extension ConicRamp {
  func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    for index in 0..<count {
      let px = Double(x &+ Int32(index)) + 0.5
      let py = Double(y) + 0.5
      let u = Float(inverse.a * px + inverse.c * py + inverse.tx)
      let v = Float(inverse.b * px + inverse.d * py + inverse.ty)
      let turns = atan2(v, u) * (0.5 / .pi)
      row[index] = table.color(at: turns < 0 ? turns + 1 : turns)
    }
  }
}
