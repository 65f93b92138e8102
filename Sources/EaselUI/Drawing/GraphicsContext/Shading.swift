import EaselDrawing

extension GraphicsContext {
  /// What colours a draw: a colour, a gradient, a style.
  public struct Shading: Sendable {
    enum Storage: Sendable {
      /// The same in every environment.
      case paint(Paint)
      case color(Color)
      // In boxes where they are large and rare.
      indirect case gradient(GradientShading)
      case style(AnyShapeStyle)
      indirect case tiles(ImagePaint, origin: CGPoint)
      case palette([Shading])
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// What the layer already shows at the same place.
    public static var backdrop: Shading { Shading(.paint(.backdrop)) }

    /// What the environment of the canvas draws with where nothing else is said.
    public static let foreground = Shading(.style(AnyShapeStyle(ForegroundStyle())))

    /// A style; what it places in a unit square goes to the box of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      if let color = style as? Color { return .color(color) }
      return Shading(.style(AnyShapeStyle(style)))
    }

    /// Repetitions of a part of an image, given in its unit square, over the plane; one of them has its top left corner
    /// at `origin`, in the user space of the draw. `scale` multiplies the image's size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
    }

    /// Several levels: the first is the primary one. An empty list paints nothing.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    public static func color(_ color: Color) -> Shading {
      if let constant = color.constantPaint { return Shading(.paint(.solid(constant))) }
      return Shading(.color(color))
    }

    /// A colour of components that are nominally 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
  }
}

extension GraphicsContext.Shading {
  /// What the first level paints something with whose box in user space is `bounds`, or nil when there is nothing to
  /// paint with.
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

  /// The colour, where that is all that the shading is.
  @inline(__always)
  func color(in canvas: DrawingCanvas) -> PaintColor? {
    switch storage {
    case .paint(.solid(let color)): color
    case .color(let color): color.paintColor(in: canvas.theme)
    default: nil
    }
  }

  private func levelPaint(in canvas: DrawingCanvas, bounds: CGRect) -> StyledPaint? {
    paint(in: canvas, bounds: bounds)
  }
}

/// A gradient whose geometry is in the user space of the draw, so relative to the canvas and not to what is drawn.
struct GradientShading: Sendable {
  var gradient: Gradient
  var geometry: GradientPaint.Geometry
  var options: GraphicsContext.GradientOptions

  func paint(in theme: ColorTheme) -> GradientPaint { paint { $0.paintColor(in: theme) } }

  /// The paint with colours that no environment changes, or nil when there are others.
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

  /// Colours along the line from `startPoint` to `endPoint`, which are in the user space of the draw.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .gradient(
      GradientShading(
        gradient: gradient, geometry: .linear(start: startPoint, end: endPoint), options: options))
  }

  /// Colours from one circle around `center` to another; lengths are in the user space of the draw.
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

  /// Colours once around `center`, from `angle` (zero points right) clockwise on screen.
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
