/// Styles behind, in front of and around a view.
nonisolated extension View {
  /// Fills the box of the view with a style, behind the view, and the covered areas next to the box, such as bars and
  /// safe area insets, at the given edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundMaterialModifier(style: style))
      .background(alignment: .centerOfBounds) { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the box of the view with the background of the window, behind the view, and the covered areas next to the
  /// box at the given edges.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape with the background of the window, behind the view.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape with a style, behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundMaterialModifier(style: style))
      .background(alignment: .centerOfBounds) { shape.fill(style, style: fillStyle) }
  }

  /// Fills the box of the view with a style, in front of the view, and the covered areas next to the box at the given
  /// edges.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(alignment: .centerOfBounds) { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape with a style, in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .centerOfBounds) { shape.fill(style, style: fillStyle) }
  }

  /// Draws a border with a width in points inside the edge of the view's box.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

extension Alignment {
  /// The centers of the bounds of views. Unlike `center`, it cannot be moved by `alignmentGuide(_:computeValue:)`: styles
  /// fill the bounds of a view, wherever its guides are.
  fileprivate static let centerOfBounds = Alignment(
    horizontal: HorizontalAlignment(CenterColumn.self), vertical: VerticalAlignment(CenterRow.self))

  private enum CenterColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum CenterRow: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
}
