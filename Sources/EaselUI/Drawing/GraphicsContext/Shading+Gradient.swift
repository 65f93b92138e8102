import EaselDrawing

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
