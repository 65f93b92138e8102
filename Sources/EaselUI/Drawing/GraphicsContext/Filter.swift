import EaselDrawing

extension GraphicsContext {
  /// Something that is done to the pixels of a draw before they are put on the layer.
  public struct Filter: Sendable {
    /// What is recorded once colours are known; nil does nothing.
    let operation: @Sendable (ColorTheme) -> FilterOperation?

    init(_ operation: FilterOperation?) { self.operation = { _ in operation } }

    init(late operation: @escaping @Sendable (ColorTheme) -> FilterOperation?) { self.operation = operation }
  }

  /// Sends each later draw through `filter`: it is rasterized alone, filtered, and then put down with opacity, blend
  /// mode and clips. Of several filters the one added last runs first.
  ///
  /// Lengths of the filter are in the user space of now; later transforms do not change them.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let operation = filter.operation(canvas.theme) else { return }
    state.filters = FilterNode(
      parent: state.filters, operation: operation, transform: transform,
      usesLinearColor: options.contains(.linearColor))
  }
}

extension GraphicsContext.Filter {
  private typealias Filter = GraphicsContext.Filter

  /// A Gaussian blur; `radius` is its standard deviation in points. Zero and less change nothing.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> GraphicsContext.Filter {
    guard radius > 0, radius.isFinite else { return Filter(nil) }
    return Filter(
      .blur(
        radius: radius, isOpaque: options.contains(.opaque), dithers: options.contains(.dithersResult)))
  }

  /// A blurred copy of the alpha in one colour under what is drawn; `radius` is the standard deviation in points.
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

  /// The picture seen through a projective map of user space.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    Filter(.projection(matrix))
  }

  /// Each component, alpha too, times that of the colour.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    Filter { .colorMultiply(color.paintColor(in: $0)) }
  }

  /// Straight colours through a matrix; one with numbers that are not finite changes nothing.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    Filter(matrix.rows.allSatisfy(\.isFinite) ? .colorMatrix(matrix.rows) : nil)
  }

  /// Turns the hue, luminance kept.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    .colorMatrix(.hueRotation(angle))
  }

  /// 0 is grey, 1 no change, more is more vivid; less than 0 is taken as 0.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.saturation(max(amount, 0)))
  }

  /// Adds `amount` to red, green and blue.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.brightness(amount))
  }

  /// 0 is middle grey, 1 no change, more sets light and dark further apart.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.contrast(amount))
  }

  /// 0 is no change, 1 the complement.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    .colorMatrix(.inversion(amount))
  }

  /// 0 is no change, 1 the grey of the same luminance.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
    .colorMatrix(.saturation(1 - min(max(amount, 0), 1)))
  }

  /// Alpha becomes the luminance, colour black.
  public static var luminanceToAlpha: GraphicsContext.Filter { Filter(.luminanceToAlpha) }

  /// Pixels whose alpha lies in `min...max` become `color`, all others clear.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = Color.black
  ) -> GraphicsContext.Filter {
    Filter { .alphaThreshold(minimum: Float(min), maximum: Float(max), color: color.paintColor(in: $0)) }
  }
}

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
