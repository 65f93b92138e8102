/// The colors of the current context; see `UIGraphicsGetCurrentContext()`. Without one, nothing changes.
///
/// A color that depends on traits is that for `UITraitCollection.current`.
///
/// Deviation: the current traits are those of the light appearance unless the program sets them, also in a canvas.
extension UIColor {
  /// Sets the color of later fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of later fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the color of later strokes in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills a rectangle of the current context with the fill color, which replaces what was drawn before, also where it is
/// translucent: the blend mode is `copy`.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.keepingState { context in
    context.setBlendMode(blendMode)
    context.fill(rect)
  }
}

/// Draws a frame of one point inside the edges of a rectangle of the current context, with the fill color and the blend
/// mode `copy`.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside the edges of a rectangle of the current context, with the fill color and a blend
/// mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  UIGraphicsGetCurrentContext()?.keepingState { context in
    context.setBlendMode(blendMode)
    context.addRect(rect)
    if rect.width > 2, rect.height > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.fillPath(using: .evenOdd)
  }
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIBezierPath(rect: rect).addClip() }
