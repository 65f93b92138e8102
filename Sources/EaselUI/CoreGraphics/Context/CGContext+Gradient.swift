import EaselDrawing

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
