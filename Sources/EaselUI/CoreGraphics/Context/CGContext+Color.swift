import EaselDrawing

/// Fill and stroke colors. Both are black initially.
extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { setFill(ContextColor(color)) }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { setStroke(ContextColor(color)) }

  /// Sets the fill color to an sRGB color; components are nominally 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFill(ContextColor(.deviceRGB, [red, green, blue, alpha]))
  }

  /// Sets the stroke color to an sRGB color; components are nominally 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStroke(ContextColor(.deviceRGB, [red, green, blue, alpha]))
  }

  /// Sets the fill color to a gray between 0 (black) and 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFill(ContextColor(.deviceGrey, [gray, alpha]))
  }

  /// Sets the stroke color to a gray between 0 (black) and 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStroke(ContextColor(.deviceGrey, [gray, alpha]))
  }

  /// Sets the fill color to a CMYK color, converted without an ICC profile. Components are 0...1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFill(ContextColor(.deviceCMYK, [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the stroke color to a CMYK color, converted without an ICC profile. Components are 0...1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStroke(ContextColor(.deviceCMYK, [cyan, magenta, yellow, black, alpha]))
  }

  // MARK: Components

  /// Sets the space of later fill components, and the fill color to black. In a pattern space, fills draw
  /// nothing until a pattern is set.
  public func setFillColorSpace(_ space: CGColorSpace) { setFill(.black(in: space)) }

  /// Sets the space of later stroke components, and the stroke color to black. In a pattern space, strokes
  /// draw nothing until a pattern is set.
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStroke(.black(in: space)) }

  /// Sets the fill color from components of the current fill color space, followed by alpha:
  /// `numberOfComponents + 1` numbers.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let space = state.fill.space
    setFill(ContextColor(space, (0...space.numberOfComponents).map { components[$0] }))
  }

  /// Sets the stroke color from components of the current stroke color space, followed by alpha:
  /// `numberOfComponents + 1` numbers.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let space = state.stroke.space
    setStroke(ContextColor(space, (0...space.numberOfComponents).map { components[$0] }))
  }
}

extension CGContext {
  /// Sets the fill color. A pattern that it replaces ends after the change, because its callback may use the context.
  func setFill(_ color: ContextColor) {
    let former = state.fill.pattern
    state.fill = color
    withExtendedLifetime(former) {}
  }

  /// Sets the stroke color; see `setFill(_:)`.
  func setStroke(_ color: ContextColor) {
    let former = state.stroke.pattern
    state.stroke = color
    withExtendedLifetime(former) {}
  }
}

extension ContextColor {
  fileprivate static func black(in space: CGColorSpace) -> ContextColor {
    ContextColor(space, space.components(of: .black))
  }
}

/// Gradients. They fill the clip, and extend beyond their ends only if an option says so.
extension CGContext {
  /// Draws a gradient along the line from `start` to `end`, in user space. Draws nothing if both are equal.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let stretch = LinearGradientArea(start: start, end: end, options: options)
    guard let area = stretch.area(in: boundingBoxOfClipPath) else { return }
    fill(area, with: gradient, .linear(start: start, end: end))
  }

  /// Draws a gradient between two circles in user space. The circles between them are drawn in order from the
  /// start to the end, each in the color of its location. Draws nothing if both circles are equal.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circles = RadialGradientArea(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
    for piece in circles.pieces(in: boundingBoxOfClipPath, options: options) {
      fill(piece.area, with: gradient, piece.circles.geometry, isReversed: piece.isReversed, cut: piece.cut)
    }
  }

  /// Draws a gradient around `center` that starts at `angle` (radians) and follows increasing angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let box = boundingBoxOfClipPath
    guard !box.isNull else { return }
    fill(Path(box), with: gradient, .conic(center: center, angle: angle))
  }

  private func fill(
    _ area: Path, with gradient: CGGradient, _ geometry: GradientPaint.Geometry, isReversed: Bool = false,
    cut: GradientEnds = []
  ) {
    var stops = gradient.stops
    if isReversed {
      stops = stops.reversed().map { GradientPaint.Stop(location: 1 - $0.location, color: $0.color) }
    }
    let paint = GradientPaint(
      stops: cut.applied(to: stops), geometry: geometry, interpolation: gradient.interpolation)
    // The recording keeps all colors of a shading.
    bitmap?.pendingCount += paint.stops.count / BitmapSurface.stopsPerDraw
    record { recorder, state in
      recorder.fill(
        area, style: FillStyle(eoFill: true, antialiased: isAntialiased), paint: .gradient(paint),
        state: state)
    }
  }
}
