/// A two-dimensional shape that adapts its path to a frame. As a view it is filled with the foreground style.
///
/// Implement `path(in:)`, and `animatableData` to animate the shape's properties.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// Returns the path of the shape in a frame. For a view, the frame's origin is zero and its size is
  /// the view's size, in points.
  func path(in rect: CGRect) -> Path

  /// The role of the shape. The default is `fill`. Easel draws shapes of all roles alike.
  static var role: ShapeRole { get }

  /// Whether the path is mirrored in its frame depending on the layout direction of the view. The default is `mirrors`. Paths
  /// that a program asks for and draws by itself are never mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size, in points, that the shape takes for a proposal. The default is the proposal, with 10
  /// for each unspecified dimension.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the path may depend on the container's shape. The default is false.
  static var _isContainerRelative: Bool { get }
}

/// The role of a shape: an area, an outline, or a separator line.
public enum ShapeRole: Hashable, Sendable {
  /// A filled area, a stroked outline, and a line that separates other content.
  case fill, stroke, separator
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public static var _isContainerRelative: Bool { false }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    makeLeafNode(view, inputs) { _ShapeView(shape: $0, style: ForegroundStyle()) }
  }
}

/// A shape that can be inset, for example to draw a stroke inside its edge.
///
/// ```swift
/// Circle()
///   .strokeBorder(.green, lineWidth: 6)
///   .frame(width: 80, height: 80)
/// ```
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// Returns the path unchanged, whatever the frame.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
  /// Returns a view that fills the shape with a style.
  ///
  /// - Parameter content: The style of the fill.
  /// - Parameter style: The fill rule and antialiasing.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Returns a view that fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Returns a view that strokes the shape with a style. The stroke is centred on the shape's edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a view that strokes the shape with a line `lineWidth` points wide, centred on the shape's edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the outline of the stroke as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Returns the outline of a stroke `lineWidth` points wide as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a view with a border inside the shape's edge: the shape is inset by half
  /// the line width and stroked.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a view with a border `lineWidth` points wide inside the shape's edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a view with a border in the foreground style inside the shape's edge.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Returns a view with a border in the foreground style, `lineWidth` points wide, inside the shape's edge.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension ShapeView {
  /// Returns this view with a fill of the same shape above it.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Returns this view with a stroke of the same shape above it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Returns this view with a stroke of the same shape, `lineWidth` points wide, above it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns this view with a border above it, inside the edge of the same shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Returns this view with a border above it, `lineWidth` points wide, inside the edge of the same shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
