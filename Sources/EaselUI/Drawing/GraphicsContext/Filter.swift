import EaselDrawing

extension GraphicsContext {
  /// An operation on the pixels of a draw before they are composited.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   context.addFilter(.blur(radius: 4))
  ///   context.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(.orange))
  /// }
  /// ```
  public struct Filter: Sendable {
    /// Makes the recorded operation, given the colors of the environment; nil for a filter without effect.
    let operation: @Sendable (ColorTheme) -> FilterOperation?

    init(_ operation: FilterOperation?) { self.operation = { _ in operation } }

    init(late operation: @escaping @Sendable (ColorTheme) -> FilterOperation?) { self.operation = operation }
  }

  /// Adds a filter to all later draws.
  ///
  /// Each draw is rasterized alone, filtered, and then composited with opacity, blend mode and clips. Of
  /// several filters, the one added last runs first. Lengths of the filter are in the current user space;
  /// later transforms do not change them. A context has at most 32 filters; further ones are left out.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let operation = filter.operation(canvas.theme) else { return }
    state.addFilter(operation, transform: transform, usesLinearColor: options.contains(.linearColor))
  }
}

extension GraphicsContext.Filter {
  private typealias Filter = GraphicsContext.Filter

  /// A Gaussian blur with a standard deviation of `radius` points. A radius that is zero, negative or
  /// not finite has no effect. One of more than 1,300 pixels counts as 1,300 pixels.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> GraphicsContext.Filter {
    guard radius > 0, radius.isFinite else { return Filter(nil) }
    return Filter(
      .blur(
        radius: radius, isOpaque: options.contains(.opaque), dithers: options.contains(.dithersResult)))
  }

  /// A shadow: a blurred copy of the alpha in one color, below the content.
  ///
  /// - Parameter color: The color of the shadow.
  /// - Parameter radius: The standard deviation of the blur in points. Negative values count as zero, and more than
  ///   1,300 pixels count as 1,300 pixels.
  /// - Parameter x: The horizontal offset in points, to the right; at most 32,000 pixels in either direction.
  /// - Parameter y: The vertical offset in points, downwards; at most 32,000 pixels in either direction.
  /// - Parameter blendMode: How the shadow is composited with the content below it.
  /// - Parameter options: Where the shadow lies and what it is made from.
  ///
  /// A number that is not finite gives a filter without effect.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter {
    guard radius.isFinite, x.isFinite, y.isFinite else { return Filter(nil) }
    let shadow = FilterOperation.Shadow(
      color: .clear, radius: max(radius, 0), offset: CGSize(width: x, height: y),
      mode: blendMode.compositeMode, isAbove: options.contains(.shadowAbove),
      isShadowOnly: options.contains(.shadowOnly), invertsAlpha: options.contains(.invertsAlpha),
      disablesGroup: options.contains(.disablesGroup))
    return Filter { theme in
      var shadow = shadow
      shadow.color = color.paintColor(in: theme)
      return .shadow(shadow)
    }
  }

  /// Maps the content by a projective transform of user space.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    Filter(.projection(matrix))
  }

  /// Multiplies each component, alpha included, by the component of the color.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    Filter { .colorMultiply(color.paintColor(in: $0)) }
  }

  /// Applies a matrix to straight (unpremultiplied) colors. A matrix with NaN or
  /// infinite numbers has no effect.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    Filter(matrix.rows.allSatisfy(\.isFinite) ? .colorMatrix(matrix.rows) : nil)
  }

  /// Rotates the hue and keeps the luminance.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    .colorMatrix(.hueRotation(angle))
  }

  /// Scales the saturation: 0 gives gray, 1 no change, larger values more vivid colors.
  /// Negative values count as 0.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.saturation(max(amount, 0)))
  }

  /// Adds `amount` to red, green and blue, each nominally 0...1.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.brightness(amount))
  }

  /// Scales the contrast: 0 gives middle gray, 1 no change, larger values more contrast.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.contrast(amount))
  }

  /// Inverts the colors: 0 gives no change, 1 the complement.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    .colorMatrix(.inversion(amount))
  }

  /// Removes color: 0 gives no change, 1 the gray of the same luminance. Clamped to 0...1.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.saturation(1 - min(max(amount, 0), 1)))
  }

  /// Sets alpha to the luminance and the color to black.
  public static var luminanceToAlpha: GraphicsContext.Filter { Filter(.luminanceToAlpha) }

  /// Replaces pixels whose alpha lies in `min...max` with `color`, and all others with clear.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = Color.black
  ) -> GraphicsContext.Filter {
    Filter { .alphaThreshold(minimum: Float(min), maximum: Float(max), color: color.paintColor(in: $0)) }
  }
}

/// An affine transform of colors. Each row gives one component of the result from red, green, blue, alpha
/// and 1. Components are straight (unpremultiplied), nominally 0...1.
///
/// ```swift
/// var sepia = ColorMatrix()
/// (sepia.r1, sepia.r2, sepia.r3) = (0.393, 0.769, 0.189)
/// (sepia.g1, sepia.g2, sepia.g3) = (0.349, 0.686, 0.168)
/// (sepia.b1, sepia.b2, sepia.b3) = (0.272, 0.534, 0.131)
/// ```
public struct ColorMatrix: Equatable, Sendable {
  /// The row for red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row for green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row for blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row for alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix.
  public init() {}
}

extension ColorMatrix {
  /// The 20 numbers, row by row: red, green, blue, alpha.
  var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }

  /// A matrix of the coefficients of red, green and blue; alpha is unchanged.
  private init(_ red: SIMD3<Double>, _ green: SIMD3<Double>, _ blue: SIMD3<Double>) {
    self.init()
    (r1, r2, r3) = (Float(red.x), Float(red.y), Float(red.z))
    (g1, g2, g3) = (Float(green.x), Float(green.y), Float(green.z))
    (b1, b2, b3) = (Float(blue.x), Float(blue.y), Float(blue.z))
  }

  /// A matrix that multiplies red, green and blue by `scale` and adds `offset`.
  private init(scale: Double, offset: Double) {
    self.init(SIMD3(scale, 0, 0), SIMD3(0, scale, 0), SIMD3(0, 0, scale))
    (r5, g5, b5) = (Float(offset), Float(offset), Float(offset))
  }

  /// The weights of red, green and blue in the luminance (Rec. 709).
  private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

  /// Interpolates between gray (0) and the color (1), and extrapolates beyond.
  static func saturation(_ amount: Double) -> ColorMatrix {
    let grey = luminance * (1 - amount)
    return ColorMatrix(
      grey + SIMD3(amount, 0, 0), grey + SIMD3(0, amount, 0), grey + SIMD3(0, 0, amount))
  }

  /// Rotates the hue and keeps the luminance, as SVG's `hueRotate` does
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
