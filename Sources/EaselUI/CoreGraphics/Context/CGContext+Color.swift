import EaselDrawing

/// The colours of insides and lines; both are black to begin with.
extension CGContext {
  /// The colour of insides.
  public func setFillColor(_ color: CGColor) { state.fill = ContextColor(color) }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = ContextColor(color) }

  /// A colour of sRGB; components are nominally 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = ContextColor(.deviceRGB, [red, green, blue, alpha])
  }

  /// A colour of sRGB; components are nominally 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = ContextColor(.deviceRGB, [red, green, blue, alpha])
  }

  /// A grey from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = ContextColor(.deviceGrey, [gray, alpha])
  }

  /// A grey from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = ContextColor(.deviceGrey, [gray, alpha])
  }

  /// A colour of inks, without a profile.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.fill = ContextColor(.deviceCMYK, [cyan, magenta, yellow, black, alpha])
  }

  /// A colour of inks, without a profile.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.stroke = ContextColor(.deviceCMYK, [cyan, magenta, yellow, black, alpha])
  }

  // MARK: Components

  /// The space of the components that follow. The colour is black until they come.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = .black(in: space) }

  /// The space of the components that follow. The colour is black until they come.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = .black(in: space) }

  /// The components of the space that was set last, and alpha after them: `numberOfComponents + 1` numbers are read.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let space = state.fill.space
    state.fill = ContextColor(space, (0...space.numberOfComponents).map { components[$0] })
  }

  /// The components of the space that was set last, and alpha after them: `numberOfComponents + 1` numbers are read.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let space = state.stroke.space
    state.stroke = ContextColor(space, (0...space.numberOfComponents).map { components[$0] })
  }
}

extension ContextColor {
  fileprivate static func black(in space: CGColorSpace) -> ContextColor {
    ContextColor(space, space.components(of: .black))
  }
}

/// Gradients fill what the clip leaves. Beyond their ends they paint only when an option says so.
extension CGContext {
  /// Colours along the line from `start` to `end`, constant across. Nothing when both are the same.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let stretch = GradientStretch(start: start, end: end, options: options)
    guard let area = stretch.area(in: boundingBoxOfClipPath) else { return }
    fill(area, with: gradient, .linear(start: start, end: end))
  }

  /// Colours from one circle to another: each circle between them has the colour of its place, later ones lie over
  /// earlier ones. Nothing when both are the same.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circles = GradientCircles(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
    for piece in circles.pieces(in: boundingBoxOfClipPath, options: options) {
      fill(piece.area, with: gradient, piece.circles.geometry, isReversed: piece.isReversed, cut: piece.cut)
    }
  }

  /// Colours once around `center`, from `angle` (radians) on as angles grow.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let box = boundingBoxOfClipPath
    guard !box.isNull else { return }
    fill(Path(box), with: gradient, .conic(center: center, angle: angle))
  }

  private func fill(
    _ area: Path, with gradient: CGGradient, _ geometry: GradientPaint.Geometry, isReversed: Bool = false,
    cut: GradientCut = []
  ) {
    var stops = gradient.stops
    if isReversed {
      stops = stops.reversed().map { GradientPaint.Stop(location: 1 - $0.location, color: $0.color) }
    }
    let paint = GradientPaint(
      stops: cut.applied(to: stops), geometry: geometry, interpolation: gradient.interpolation)
    record { recorder, state in
      recorder.fill(
        area, style: FillStyle(eoFill: true, antialiased: isAntialiased), paint: .gradient(paint),
        state: state)
    }
  }
}
