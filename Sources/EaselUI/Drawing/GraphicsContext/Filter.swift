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
