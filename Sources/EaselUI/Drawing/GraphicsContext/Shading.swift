import EaselDrawing

extension GraphicsContext {
  /// The source of color for a draw: a color, a gradient, an image or a style.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   let gradient = Gradient(colors: [.red, .blue])
  ///   let shading = GraphicsContext.Shading.linearGradient(
  ///     gradient, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0))
  ///   context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
  /// }
  /// ```
  public struct Shading: Sendable {
    enum Storage: Sendable {
      /// A paint that is the same in every environment.
      case paint(Paint)
      case color(Color)
      // Large, rare cases are indirect, to keep the type small.
      indirect case gradient(GradientShading)
      case style(AnyShapeStyle)
      indirect case tiles(ImagePaint, origin: CGPoint)
      case palette([Shading])
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// The current contents of the layer at the same place.
    public static var backdrop: Shading { Shading(.paint(.backdrop)) }

    /// The foreground style of the canvas's environment.
    public static let foreground = Shading(.style(AnyShapeStyle(ForegroundStyle())))

    /// A style. Unit points of a style refer to the bounding box of the draw.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      if let color = style as? Color { return .color(color) }
      return Shading(.style(AnyShapeStyle(style)))
    }

    /// A mesh gradient. Its points refer to the bounding box of the draw.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// An image, or a part of it, repeated over the plane.
    ///
    /// - Parameter image: The image to repeat.
    /// - Parameter origin: The top left corner of one of the tiles, in the user space of the draw.
    /// - Parameter sourceRect: The part to repeat, in the unit square of the image.
    /// - Parameter scale: Multiplies the size of the image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
    }

    /// Shadings for the levels of a hierarchical style, the primary one first. Paths, text and images are
    /// drawn with the first; an empty list draws nothing.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    /// A color.
    public static func color(_ color: Color) -> Shading {
      if let constant = color.constantPaint { return Shading(.paint(.solid(constant))) }
      return Shading(.color(color))
    }

    /// A color of red, green and blue, each nominally 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray between 0 (black) and 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
  }
}

extension GraphicsContext.Shading {
  /// The paint of the shading's first level, or nil if there is nothing to paint with. `bounds` is the
  /// bounding box of the draw in user space.
  @inline(__always)
  func paint(in canvas: DrawingCanvas, bounds: @autoclosure () -> CGRect) -> StyledPaint? {
    switch storage {
    case .paint(let paint): StyledPaint(paint: paint)
    case .color(let color): StyledPaint(paint: .solid(color.paintColor(in: canvas.theme)))
    case .gradient(let gradient): StyledPaint(paint: .gradient(gradient.paint(in: canvas.theme)))
    case .style(let style): style.resolve(for: bounds(), in: canvas.environment)
    case .tiles(let image, let origin):
      image.paint(at: origin, in: canvas.environment).map { StyledPaint(paint: $0) }
    case .palette(let levels): levels.first?.levelPaint(in: canvas, bounds: bounds())
    }
  }

  /// The color of a solid shading; nil for other shadings.
  @inline(__always)
  func color(in canvas: DrawingCanvas) -> PaintColor? {
    switch storage {
    case .paint(.solid(let color)): color
    case .color(let color): color.paintColor(in: canvas.theme)
    default: nil
    }
  }

  /// Separate because `paint(in:bounds:)` is always inlined and cannot call itself.
  private func levelPaint(in canvas: DrawingCanvas, bounds: CGRect) -> StyledPaint? {
    paint(in: canvas, bounds: bounds)
  }
}

/// A gradient whose geometry is in the user space of the draw, independent of the bounds of what is drawn.
struct GradientShading: Sendable {
  var gradient: Gradient
  var geometry: GradientPaint.Geometry
  var options: GraphicsContext.GradientOptions

  func paint(in theme: ColorTheme) -> GradientPaint { paint { $0.paintColor(in: theme) } }

  /// The paint, if no color depends on the environment; otherwise nil.
  var constantPaint: GradientPaint? {
    gradient.isConstant ? paint { $0.constantPaint ?? .clear } : nil
  }

  private func paint(_ resolve: (Color) -> PaintColor) -> GradientPaint {
    GradientPaint(
      stops: gradient.paintStops(resolve), geometry: geometry,
      spread: options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad,
      interpolation: options.contains(.linearColor) ? .linearLight : .encoded)
  }
}

extension GraphicsContext.Shading {
  private static func gradient(_ shading: GradientShading) -> GraphicsContext.Shading {
    if let constant = shading.constantPaint { return .init(.paint(.gradient(constant))) }
    return .init(.gradient(shading))
  }

  /// A gradient along the line from `startPoint` to `endPoint`, in the user space of the draw.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .gradient(
      GradientShading(
        gradient: gradient, geometry: .linear(start: startPoint, end: endPoint), options: options))
  }

  /// A gradient between two circles around `center`; lengths are in the user space of the draw.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .gradient(
      GradientShading(
        gradient: gradient,
        geometry: .radial(
          startCenter: center, startRadius: startRadius, endCenter: center, endRadius: endRadius),
        options: options))
  }

  /// A gradient around `center` that starts at `angle` and turns clockwise on screen.
  /// Angle zero points right.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .gradient(
      GradientShading(
        gradient: gradient, geometry: .conic(center: center, angle: CGFloat(angle.radians)), options: options)
    )
  }
}
