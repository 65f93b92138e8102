/// A linear map of colours with an offset: each row gives one component from red, green, blue, alpha and 1, straight
/// (not premultiplied), nominally 0...1.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The map that changes nothing.
  public init() {}
}

extension ColorMatrix {
  /// The 20 numbers row by row: red, green, blue, alpha.
  var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }

  /// A map of red, green and blue among themselves.
  private init(_ red: SIMD3<Double>, _ green: SIMD3<Double>, _ blue: SIMD3<Double>) {
    self.init()
    (r1, r2, r3) = (Float(red.x), Float(red.y), Float(red.z))
    (g1, g2, g3) = (Float(green.x), Float(green.y), Float(green.z))
    (b1, b2, b3) = (Float(blue.x), Float(blue.y), Float(blue.z))
  }

  /// Each of red, green and blue times `scale` plus `offset`.
  private init(scale: Double, offset: Double) {
    self.init(SIMD3(scale, 0, 0), SIMD3(0, scale, 0), SIMD3(0, 0, scale))
    (r5, g5, b5) = (Float(offset), Float(offset), Float(offset))
  }

  /// How much red, green and blue add to the luminance (Rec. 709).
  private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

  /// Away from grey (0) to the colour (1) and beyond.
  static func saturation(_ amount: Double) -> ColorMatrix {
    let grey = luminance * (1 - amount)
    return ColorMatrix(
      grey + SIMD3(amount, 0, 0), grey + SIMD3(0, amount, 0), grey + SIMD3(0, 0, amount))
  }

  /// The turn of the hue that keeps luminance, as SVG's `hueRotate` defines it
  /// (https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement).
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    func row(_ unit: SIMD3<Double>, _ turn: SIMD3<Double>) -> SIMD3<Double> {
      luminance + (unit - luminance) * cosine + turn * sine
    }
    return ColorMatrix(
      row(SIMD3(1, 0, 0), SIMD3(-luminance.x, -luminance.y, 1 - luminance.z)),
      row(SIMD3(0, 1, 0), SIMD3(0.143, 0.140, -0.283)),
      row(SIMD3(0, 0, 1), SIMD3(luminance.x - 1, luminance.y, luminance.z)))
  }

  static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(scale: 1, offset: amount) }

  static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: amount, offset: (1 - amount) / 2)
  }

  static func inversion(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: 1 - 2 * amount, offset: amount)
  }
}
