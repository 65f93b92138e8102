import EaselDrawing

/// Drawing of paths, rectangles and ellipses. Each call clears the current path.
extension CGContext {
  /// Fills the current path; open subpaths are closed implicitly.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(fill: rule, stroke: false) }

  /// Strokes the current path.
  public func strokePath() { drawPath(fill: nil, stroke: true) }

  /// Fills the current path, strokes it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    drawPath(fill: mode.fillRule, stroke: mode.includesStroke)
  }

  private func drawPath(fill rule: CGPathFillRule?, stroke: Bool) {
    let path = currentPath
    beginPath()
    if let rule { fill(path, using: rule) }
    if stroke { self.stroke(path, state.line) }
  }

  // MARK: Rectangles and ellipses

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    if recording != nil { forgetDraws(hiddenBy: rect) }
    draw(fill: .winding, stroke: nil) { $0.addRect(rect, transform: $1) }
  }

  /// Fills the union of rectangles: overlapping areas are painted once.
  public func fill(_ rects: [CGRect]) {
    draw(fill: .winding, stroke: nil) { $0.addRects(rects, transform: $1) }
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    draw(fill: .winding, stroke: nil) { $0.addEllipse(in: rect, transform: $1) }
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    draw(fill: nil, stroke: state.line) { $0.addRect(rect, transform: $1) }
  }

  /// Strokes a rectangle with a line `width` wide. The line width of the state is unchanged.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    draw(fill: nil, stroke: line) { $0.addRect(rect, transform: $1) }
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(fill: nil, stroke: state.line) { $0.addEllipse(in: rect, transform: $1) }
  }

  /// Strokes a line between the first and the second point, one between the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(fill: nil, stroke: state.line) { path, transform in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.addLines(between: [points[index], points[index + 1]], transform: transform)
      }
    }
  }

  /// Clears a rectangle: it becomes transparent, or black in a bitmap without alpha.
  public func clear(_ rect: CGRect) {
    let state = state
    self.state.fill = ContextColor()
    self.state.drawing.filters = nil
    self.state.drawing.opacity = 1
    self.state.drawing.mode = .clear
    fill(rect)
    self.state = state
  }

  private func draw(
    fill rule: CGPathFillRule?, stroke line: StrokeStyle?,
    _ body: (CGMutablePath, CGAffineTransform) -> Void
  ) {
    beginPath()
    var path = ContextPath()
    path.add(in: state.ctm, body)
    if let rule { fill(path, using: rule) }
    if let line { stroke(path, line) }
  }

  // MARK: Recording

  private func fill(_ path: ContextPath, using rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: isAntialiased)
    if let pattern = state.fill.pattern {
      return paint(path.path, style: style, transform: transform(of: path), with: pattern)
    }
    record { recorder, state in
      var state = state
      state.transform = transform(of: path)
      recorder.fill(path.path, style: style, paint: self.state.fill.paint, state: state)
    }
  }

  private func stroke(_ path: ContextPath, _ line: StrokeStyle) {
    guard !path.isEmpty, line.lineWidth >= 0 else { return }
    if line.lineWidth == 0 { return strokeHairline(path, line) }
    guard let userPath = path.path(in: state.ctm) else { return }
    if let pattern = state.stroke.pattern {
      let outline = userPath.strokedPath(line)
      let style = FillStyle(antialiased: isAntialiased)
      return paint(outline, style: style, transform: state.drawing.transform, with: pattern)
    }
    record { recorder, state in
      recorder.stroke(
        userPath, style: line, isAntialiased: isAntialiased, paint: self.state.stroke.paint, state: state)
    }
  }

  /// Strokes a line one unit of device space wide.
  private func strokeHairline(_ path: ContextPath, _ line: StrokeStyle) {
    var line = line
    let scale = state.ctm.maximumScale
    line.lineWidth = 1
    line.dash = line.dash.map { $0 * scale }
    line.dashPhase *= scale
    let devicePath = path.path.applying(path.space)
    if let pattern = state.stroke.pattern {
      let style = FillStyle(antialiased: isAntialiased)
      return paint(devicePath.strokedPath(line), style: style, transform: base, with: pattern)
    }
    record { recorder, state in
      var state = state
      state.transform = base
      recorder.stroke(
        devicePath, style: line, isAntialiased: isAntialiased, paint: self.state.stroke.paint, state: state)
    }
  }

  /// The transform from the space of a path to the space of the recorded drawing.
  func transform(of path: ContextPath) -> CGAffineTransform {
    path.space == state.ctm ? state.drawing.transform : path.space.concatenating(base)
  }
}
