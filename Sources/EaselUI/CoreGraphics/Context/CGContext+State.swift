import EaselDrawing

extension CGContext {
  /// Saves the state: transform, clip, colours, line, alpha, blend mode, shadow. The path is no part of it.
  public func saveGState() { saved.append(SavedState(state: state, outerLayer: nil)) }

  /// Takes the state back to what it was when it was saved last.
  public func restoreGState() {
    guard let last = saved.last else { return CGContext.report(.unbalancedRestore) }
    guard last.outerLayer == nil else { return CGContext.report(.restoreInLayer) }
    state = last.state
    saved.removeLast()
  }

  // MARK: Lines

  /// The width of lines in user space. Zero is a line of one unit of device space, negative and no numbers are ignored.
  public func setLineWidth(_ width: CGFloat) {
    if width >= 0 { state.line.lineWidth = width }
  }

  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// How lines turn.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// How long a mitre may be, in line widths; beyond, the corner is bevelled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Lengths of dashes and gaps in user space, and how far into them a line begins; no lengths are a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  // MARK: Compositing

  /// Multiplies the alpha of each later draw by itself, 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.drawing.opacity = Float(alpha).clampedToUnit }

  /// How each later draw is put over what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.drawing.mode = mode.compositeMode }

  /// Puts a blurred copy of each later draw's alpha under it, in one colour; none with nil.
  ///
  /// The offset is in device space, whatever the transform: positive heights go down in a canvas, up in a bitmap. `blur`
  /// is twice the standard deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return state.drawing.filters = nil
    }
    let shadow = FilterOperation.Shadow(color: color.paintColor, radius: max(blur, 0) / 2, offset: offset)
    state.drawing.filters = FilterNode(parent: nil, operation: .shadow(shadow), transform: base)
  }

  /// The same in black of alpha 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Quality

  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Whether edges may be smooth, in this and in saved states.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  var isAntialiased: Bool { state.isAntialiased && allowsAntialiasing }

  /// How colours between the pixels of images are found.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// A no-op: curves are as smooth as the pixels need.
  public func setFlatness(_ flatness: CGFloat) {}

  /// A no-op: colours beyond what sRGB holds are cut to it.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

/// What `saveGState` saves.
struct CGContextState {
  /// From user space to device space.
  var ctm: CGAffineTransform
  /// The state as it is recorded with each draw.
  var drawing: DrawingState
  var fill = ContextColor()
  var stroke = ContextColor()
  var line = StrokeStyle()
  var isAntialiased = true
  var interpolationQuality = CGInterpolationQuality.default
}

/// What is filled or stroked with.
struct ContextColor {
  var paint = Paint.solid(.black)
  /// What components without a space belong to.
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
