import EaselDrawing

extension _ShapeView: LeafView {
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @MainActor func contains(_ point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
  }

  @MainActor func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    let bounds = CGRect(origin: .zero, size: size)
    recorder.fill(
      shape, style: fillStyle, paint: style.resolve(for: bounds, in: environment), in: bounds,
      environment: environment)
  }
}

extension FillShapeView: LeafView {
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @MainActor func contains(_ point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
      || (background as? any LeafView)?.contains(point, size: size) == true
  }

  @MainActor func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    (background as? any LeafView)?.draw(into: recorder, size: size, environment: environment)
    let bounds = CGRect(origin: .zero, size: size)
    recorder.fill(
      shape, style: fillStyle, paint: style.resolve(for: bounds, in: environment), in: bounds,
      environment: environment)
  }
}

extension StrokeShapeView: LeafView {
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @MainActor func contains(_ point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).strokedPath(strokeStyle).contains(point)
      || (background as? any LeafView)?.contains(point, size: size) == true
  }

  @MainActor func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    (background as? any LeafView)?.draw(into: recorder, size: size, environment: environment)
    let bounds = CGRect(origin: .zero, size: size)
    recorder.stroke(
      shape.path(in: bounds, environment: environment), style: strokeStyle, isAntialiased: isAntialiased,
      paint: style.resolve(for: bounds, in: environment), state: DrawingState())
  }
}

extension StrokeBorderShapeView: LeafView {
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @MainActor func contains(_ point: CGPoint, size: CGSize) -> Bool {
    let bounds = CGRect(origin: .zero, size: size)
    return shape.inset(by: strokeStyle.lineWidth / 2).path(in: bounds).strokedPath(strokeStyle).contains(
      point)
      || (background as? any LeafView)?.contains(point, size: size) == true
  }

  @MainActor func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    (background as? any LeafView)?.draw(into: recorder, size: size, environment: environment)
    let bounds = CGRect(origin: .zero, size: size)
    recorder.stroke(
      shape.inset(by: strokeStyle.lineWidth / 2).path(in: bounds, environment: environment),
      style: strokeStyle,
      isAntialiased: isAntialiased, paint: style.resolve(for: bounds, in: environment),
      state: DrawingState())
  }
}

extension FragmentRecorder {
  /// Records a filled shape. The outline of a stroke is recorded as the stroke itself, which the rasterizer
  /// draws without computing the outline path.
  fileprivate func fill(
    _ shape: some Shape, style: FillStyle, paint: StyledPaint, in bounds: CGRect,
    environment: EnvironmentValues
  ) {
    guard let outline = shape as? any StrokeOutline, !style.isEOFilled else {
      return fill(
        shape.path(in: bounds, environment: environment), style: style, paint: paint, state: DrawingState())
    }
    stroke(
      outline.spine(in: bounds, environment: environment), style: outline.strokeStyle,
      isAntialiased: style.isAntialiased,
      paint: paint, state: DrawingState())
  }
}
