import EaselDrawing

extension GraphicsContext {
  /// What colours a draw: a colour, a gradient, a style.
  public struct Shading: Sendable {
    enum Storage: Sendable {
      /// The same in every environment.
      case paint(Paint)
      case color(Color)
      case gradient(GradientShading)
      case style(AnyShapeStyle)
      case palette([Shading])
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// What the layer already shows at the same place.
    public static var backdrop: Shading { Shading(.paint(.backdrop)) }

    /// The foreground style of the context's environment.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A style, which takes the box of what is drawn for its unit square.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

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
  /// The paint of the first level, or nil when there is nothing to paint with. `bounds` is the box of what is drawn, for
  /// styles.
  func paint(in canvas: DrawingCanvas, bounds: @autoclosure () -> CGRect) -> Paint? {
    switch storage {
    case .paint(let paint): return paint
    case .color(let color): return .solid(color.paintColor(in: canvas.theme))
    case .gradient(let gradient): return .gradient(gradient.paint(in: canvas.theme))
    case .style(let style): return style.resolvePaint(for: bounds(), in: canvas.environment)
    case .palette(let levels): return levels.first?.paint(in: canvas, bounds: bounds())
    }
  }
}
