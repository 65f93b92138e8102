import EaselDrawing

extension CGContext {
  /// Saves the state: CTM, clip, colors, pattern phase, line attributes, alpha, blend mode and shadow. The
  /// current path is not part of it.
  public func saveGState() { saved.append(SavedState(state: state, outerLayer: nil)) }

  /// Restores the state that was saved last. Reported on standard error and ignored without a saved state.
  public func restoreGState() {
    guard let last = saved.last else { return CGContext.report(.unbalancedRestore) }
    guard last.outerLayer == nil else { return CGContext.report(.restoreInLayer) }
    // A pattern ends after the change, because its callback may use the context.
    let ended = state
    state = last.state
    saved.removeLast()
    withExtendedLifetime(ended) {}
  }

  // MARK: Lines

  /// Sets the line width in user space. Zero gives lines one unit of device space wide; negative
  /// values and NaN are ignored.
  public func setLineWidth(_ width: CGFloat) {
    if width >= 0 { state.line.lineWidth = width }
  }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Sets the maximum length of a miter in line widths. Longer miters are bevelled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps in user space, and the dash phase: the offset into the pattern at
  /// which a line starts. No lengths give a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  // MARK: Compositing

  /// Sets the alpha that multiplies the alpha of later draws. Clamped to 0...1; NaN counts as 1.
  public func setAlpha(_ alpha: CGFloat) { state.drawing.opacity = Float(alpha).clampedToUnit }

  /// Sets how later draws are composited with the destination.
  public func setBlendMode(_ mode: CGBlendMode) { state.drawing.mode = mode.compositeMode }

  /// Sets a shadow: a blurred copy of the alpha of each later draw, in one color, below
  /// it. Nil removes the shadow.
  ///
  /// - Parameter offset: The offset in device space, regardless of the CTM. A positive height points down in
  ///   a canvas and up in a bitmap. In a context of UIKit it is in points, and a positive height points down.
  /// - Parameter blur: Twice the standard deviation of the Gaussian, in device space.
  /// - Parameter color: The color of the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return state.drawing.filters = nil
    }
    let shadow = FilterOperation.Shadow(color: color.paintColor, radius: max(blur, 0) / 2, offset: offset)
    state.drawing.filters = FilterNode(parent: nil, operation: .shadow(shadow), transform: shadowBase)
  }

  /// Sets a shadow in black with alpha 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Quality

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether antialiasing is allowed, in the current and in saved states.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  var isAntialiased: Bool { state.isAntialiased && allowsAntialiasing }

  /// How images are sampled between their pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Does nothing: curves are flattened to the precision of the pixels.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing: colors outside the sRGB gamut are clamped to it.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

/// The state that `saveGState` saves.
struct CGContextState {
  /// The transform from user space to device space.
  var ctm: CGAffineTransform
  /// The state recorded with each draw.
  var drawing: DrawingState
  var fill = ContextColor()
  var stroke = ContextColor()
  /// The distance by which the cells of patterns are moved.
  var patternPhase = CGSize.zero
  var line = StrokeStyle()
  var isAntialiased = true
  var interpolationQuality = CGInterpolationQuality.default
}

/// A fill or stroke color, or a pattern in its place.
struct ContextColor {
  var paint = Paint.solid(.black)
  /// The pattern that is painted instead of `paint`; nil for none.
  var pattern: PatternColor?
  /// The space of components set without a space.
  var space = CGColorSpace.deviceGrey

  init() {}

  init(_ color: CGColor) {
    paint = .solid(color.paintColor)
    space = color.colorSpace ?? .deviceRGB
  }

  init(_ space: CGColorSpace, _ components: [CGFloat]) {
    paint = .solid(space.paintColor(components))
    self.space = space
  }
}
