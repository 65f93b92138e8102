import EaselDrawing

extension Color {
  /// The components of a color in one environment: linear light with the primaries of sRGB.
  ///
  /// ```swift
  /// let resolved = Color.orange.resolve(in: EnvironmentValues())
  /// let red = resolved.linearRed
  /// ```
  public struct Resolved: Hashable, Sendable {
    /// The linear red component, nominally 0...1.
    public var linearRed: Float
    /// The linear green component, nominally 0...1.
    public var linearGreen: Float
    /// The linear blue component, nominally 0...1.
    public var linearBlue: Float
    /// The opacity, 0...1.
    public var opacity: Float

    /// Creates a color from components in `colorSpace`, each nominally 0...1.
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

  /// Creates a constant color.
  public init(_ resolved: Resolved) { base = .constant(resolved.paintColor) }

  /// Returns the components of the color in the given environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(linear: TransferFunction.decode(resolvePaint(in: environment).components))
  }
}

extension Color.Resolved {
  /// The gamma-encoded sRGB component, nominally 0...1.
  public var red: Float {
    get { TransferFunction.encode(linearRed) }
    set { linearRed = TransferFunction.decode(newValue) }
  }

  /// The gamma-encoded sRGB component, nominally 0...1.
  public var green: Float {
    get { TransferFunction.encode(linearGreen) }
    set { linearGreen = TransferFunction.decode(newValue) }
  }

  /// The gamma-encoded sRGB component, nominally 0...1.
  public var blue: Float {
    get { TransferFunction.encode(linearBlue) }
    set { linearBlue = TransferFunction.decode(newValue) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The color as `#RRGGBBAA`.
  public var description: String { paintColor.hexadecimal }
}

extension Color.Resolved: Animatable {
  /// The linear components, multiplied by 128.
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

  /// Scales components so that a threshold suited to lengths in points also suits colors.
  private static let animationScale: Float = 128
}
