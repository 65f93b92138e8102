import EaselDrawing

extension Color {
  /// A colour's value in one environment: components proportional to light, of sRGB primaries.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0...1.
    public var opacity: Float

    /// A colour of components that are encoded as the space says, each nominally 0...1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(linear: colorSpace.linearSRGB(SIMD4(red, green, blue, opacity)))
    }

    init(linear: SIMD4<Float>) {
      (linearRed, linearGreen, linearBlue, opacity) = (linear.x, linear.y, linear.z, linear.w)
    }

    var linear: SIMD4<Float> { SIMD4(linearRed, linearGreen, linearBlue, opacity) }

    var paintColor: PaintColor { PaintColor(components: TransferFunction.encode(linear)) }
  }

  /// The constant colour of the given value.
  public init(_ resolved: Resolved) { base = .constant(resolved.paintColor) }

  /// The colour's value where the given environment holds.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(linear: TransferFunction.decode(resolvePaint(in: environment).components))
  }
}

extension Color.Resolved {
  /// The sRGB-encoded component.
  public var red: Float {
    get { TransferFunction.encode(linearRed) }
    set { linearRed = TransferFunction.decode(newValue) }
  }

  /// The sRGB-encoded component.
  public var green: Float {
    get { TransferFunction.encode(linearGreen) }
    set { linearGreen = TransferFunction.decode(newValue) }
  }

  /// The sRGB-encoded component.
  public var blue: Float {
    get { TransferFunction.encode(linearBlue) }
    set { linearBlue = TransferFunction.decode(newValue) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { paintColor.hexadecimal }
}

extension Color.Resolved: Animatable {
  /// The components proportional to light, 128-fold.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let data = linear * Color.Resolved.animationScale
      return AnimatablePair(data.x, AnimatablePair(data.y, AnimatablePair(data.z, data.w)))
    }
    set {
      let data = SIMD4(
        newValue.first, newValue.second.first, newValue.second.second.first, newValue.second.second.second)
      self = Color.Resolved(linear: data / Color.Resolved.animationScale)
    }
  }

  /// What is near enough for lengths in points is then so for colours.
  private static let animationScale: Float = 128
}
