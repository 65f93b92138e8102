/// A shape that is the outline of a path, so that it can be drawn as a stroke instead of as the fill of its own path.
protocol StrokeOutline {
  var strokeStyle: StrokeStyle { get }

  /// The path whose outline the shape is.
  func spine(in rect: CGRect, environment: EnvironmentValues) -> Path
}

/// The outline of a shape as a shape.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public init(shape: Content, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  public static var role: ShapeRole { .stroke }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _StrokedShape: StrokeOutline {
  var strokeStyle: StrokeStyle { style }

  func spine(in rect: CGRect, environment: EnvironmentValues) -> Path {
    shape.path(in: rect, environment: environment)
  }
}
