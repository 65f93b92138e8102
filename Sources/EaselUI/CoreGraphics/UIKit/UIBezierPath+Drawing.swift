/// Drawing into the current context. Without one, nothing is drawn.
extension UIBezierPath {
  /// Fills the path with the fill color of the current context; open subpaths are closed.
  public func fill() {
    UIGraphicsGetCurrentContext()?.keepingState { context in
      context.addPath(cgPath)
      context.fillPath(using: fillRule)
    }
  }

  /// Fills the path with the fill color of the current context, with a blend mode and an alpha in place of those of the
  /// context.
  ///
  /// - Parameters:
  ///   - blendMode: How the area is composited with what was drawn before.
  ///   - alpha: A factor for the alpha of the color, clamped to 0...1; NaN counts as 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.keepingState { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill()
    }
  }

  /// Strokes the path with the stroke color of the current context and the line attributes of the path.
  public func stroke() {
    guard lineWidth >= 0 else { return }
    UIGraphicsGetCurrentContext()?.keepingState { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.addPath(cgPath)
      context.strokePath()
    }
  }

  /// Strokes the path with the stroke color of the current context, with a blend mode and an alpha in place of those of
  /// the context.
  ///
  /// - Parameters:
  ///   - blendMode: How the line is composited with what was drawn before.
  ///   - alpha: A factor for the alpha of the color, clamped to 0...1; NaN counts as 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.keepingState { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke()
    }
  }

  /// Intersects the clip of the current context with the area of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let path = context.currentPath
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
    context.currentPath = path
  }

  /// Sets the lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: The lengths in points; nil for a solid line.
  ///   - count: The number of lengths. A solid line results if it is not positive.
  ///   - phase: The offset into the pattern at which a line starts, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

extension CGContext {
  /// Calls `draw` with an empty current path. Then restores the path, which CoreGraphics' calls clear, and the state.
  package func keepingState(_ draw: (CGContext) -> Void) {
    let (path, state) = (currentPath, self.state)
    beginPath()
    draw(self)
    (currentPath, self.state) = (path, state)
  }
}
