import EaselDrawing

/// A view that draws a shape above a view of the same shape.
@MainActor protocol LayeredShapeView: ShapeView, LeafView {
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  /// The style of the fill or stroke.
  nonisolated var style: Style { get }

  /// The view below the shape.
  nonisolated var background: Background { get }

  /// The area that the view draws, with its fill rule; points in it hit the view.
  func drawnArea(in bounds: CGRect, environment: EnvironmentValues) -> (path: Path, isEOFilled: Bool)

  /// Records the shape, without the view below.
  func drawShape(into recorder: FragmentRecorder, bounds: CGRect, environment: EnvironmentValues)
}

extension LayeredShapeView {
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func contains(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    let bounds = CGRect(origin: .zero, size: size)
    let area = drawnArea(in: bounds, environment: environment)
    return area.path.contains(point, eoFill: area.isEOFilled)
      && !style.resolve(for: bounds, in: environment).isClear
      || (background as? any LeafView)?.contains(point, size: size, in: environment) == true
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    (background as? any LeafView)?.draw(into: recorder, size: size, environment: environment)
    drawShape(into: recorder, bounds: CGRect(origin: .zero, size: size), environment: environment)
  }
}

extension _ShapeView: LayeredShapeView {
  var background: some View { EmptyView() }

  func drawnArea(in bounds: CGRect, environment: EnvironmentValues) -> (path: Path, isEOFilled: Bool) {
    (shape.path(in: bounds, environment: environment), fillStyle.isEOFilled)
  }

  func drawShape(into recorder: FragmentRecorder, bounds: CGRect, environment: EnvironmentValues) {
    recorder.fill(
      shape, style: fillStyle, paint: style.resolve(for: bounds, in: environment), in: bounds,
      environment: environment)
  }
}

extension FillShapeView: LayeredShapeView {
  func drawnArea(in bounds: CGRect, environment: EnvironmentValues) -> (path: Path, isEOFilled: Bool) {
    (shape.path(in: bounds, environment: environment), fillStyle.isEOFilled)
  }

  func drawShape(into recorder: FragmentRecorder, bounds: CGRect, environment: EnvironmentValues) {
    recorder.fill(
      shape, style: fillStyle, paint: style.resolve(for: bounds, in: environment), in: bounds,
      environment: environment)
  }
}

extension StrokeShapeView: LayeredShapeView {
  func drawnArea(in bounds: CGRect, environment: EnvironmentValues) -> (path: Path, isEOFilled: Bool) {
    (shape.path(in: bounds, environment: environment).strokedPath(strokeStyle), false)
  }

  func drawShape(into recorder: FragmentRecorder, bounds: CGRect, environment: EnvironmentValues) {
    recorder.stroke(
      shape.path(in: bounds, environment: environment), style: strokeStyle, isAntialiased: isAntialiased,
      paint: style.resolve(for: bounds, in: environment), state: DrawingState())
  }
}

extension StrokeBorderShapeView: LayeredShapeView {
  func drawnArea(in bounds: CGRect, environment: EnvironmentValues) -> (path: Path, isEOFilled: Bool) {
    (border.path(in: bounds, environment: environment).strokedPath(strokeStyle), false)
  }

  func drawShape(into recorder: FragmentRecorder, bounds: CGRect, environment: EnvironmentValues) {
    recorder.stroke(
      border.path(in: bounds, environment: environment), style: strokeStyle, isAntialiased: isAntialiased,
      paint: style.resolve(for: bounds, in: environment), state: DrawingState())
  }

  /// The shape whose stroke lies inside the edge.
  private var border: Content.InsetShape { shape.inset(by: strokeStyle.lineWidth / 2) }
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
