import EaselDrawing

/// Patterns in place of the fill and the stroke color.
///
/// A pattern needs a pattern space: `CGColorSpace(patternBaseSpace:)`, set by `setFillColorSpace(_:)` or
/// `setStrokeColorSpace(_:)` before. Without one, or if an uncolored pattern has no base space, nothing is
/// set, and a message appears on standard error.
extension CGContext {
  /// Sets a pattern as the fill color.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: For a colored pattern its alpha, 0...1; for an uncolored one the components of the
  ///     base space of the current fill color space, followed by alpha. NaN counts as 0.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = state.fill.showing(pattern, colorComponents) { setFill(color) }
  }

  /// Sets a pattern as the stroke color; see `setFillPattern(_:colorComponents:)`. Lines are painted inside
  /// their outlines, which are those of `replacePathWithStrokedPath()`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = state.stroke.showing(pattern, colorComponents) { setStroke(color) }
  }

  /// Sets how far the cells of patterns are moved from where their matrices place them, in the space that the matrices
  /// map to. It applies to later fills and strokes with any pattern, and is zero at first. Patterns draw nothing while a
  /// number is infinite or NaN.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// The transform from the space that the matrices of patterns map to, moved by the phase, to that of the recorded
  /// drawing.
  var patternBase: CGAffineTransform {
    let phase = state.patternPhase
    return CGAffineTransform(translationX: phase.width, y: phase.height).concatenating(shadowBase)
  }

  /// Paints the inside of a path with a pattern.
  ///
  /// - Parameters:
  ///   - path: The path, in a space of its own.
  ///   - style: How the path is filled.
  ///   - transform: The transform from the space of the path to the space of the recorded drawing.
  ///   - color: The pattern. Its callback may run, before anything is recorded.
  func paint(_ path: Path, style: FillStyle, transform: CGAffineTransform, with color: PatternColor) {
    var area = path.boundingRect.applying(transform)
    // The shadow of what is not visible may be visible.
    if state.drawing.filters == nil { area = area.overlap(visibleBounds) }
    guard let cells = color.cells(covering: area, base: patternBase) else { return }
    record(count: cells.drawCount) { recorder, state in
      var state = state
      state.transform = .identity
      if color.pattern.isColored { state.opacity *= color.color.alpha }
      recorder.append(cells.drawing, inside: path, style: style, transform: transform, state: state)
    }
  }
}

extension ContextColor {
  /// Returns a pattern in the space of this color; nil, with a message on standard error, if it does not fit.
  fileprivate func showing(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>
  ) -> ContextColor? {
    var result = self
    switch (space.components, pattern.isColored) {
    case (.pattern, true):
      let alpha = CGColorSpace.deviceGrey.paintColor([0, components[0]])
      result.pattern = PatternColor(pattern: pattern, color: alpha)
    case (.pattern(let base?), false):
      let values = (0...base.numberOfComponents).map { components[$0] }
      result.pattern = PatternColor(pattern: pattern, color: base.paintColor(values))
    default:
      CGContext.report(.patternSpace)
      return nil
    }
    return result
  }
}

extension CGColorSpace {
  /// Creates the space of a pattern. Colors of the space draw nothing until a pattern is set.
  ///
  /// - Parameter baseSpace: The space of the colors of uncolored patterns; nil for colored ones.
  /// - Returns: Nil if the base space is itself a pattern space.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if baseSpace?.model == .pattern { return nil }
    self.init(nil, .pattern(baseSpace))
  }
}
