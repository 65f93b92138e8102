import EaselDrawing

/// Puts other views behind or in front of a view, which alone determines the size.
struct LayeredModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  /// Constant for all values of one modifier in a view.
  let isInFront: Bool
}

@MainActor extension LayeredModifier: ElementModifier, ViewModifier where Layer: View {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> LayeredElement<Layer> {
    LayeredElement(self, around: content, inputs)
  }

  func update(_ element: LayeredElement<Layer>) { element.update(self) }
}

/// The layout element of a view with others behind or in front of it.
final class LayeredElement<Layer: View>: AttachmentElement<Layer> {
  private let isInFront: Bool

  init(_ modifier: LayeredModifier<Layer>, around content: LayoutElement, _ inputs: _NodeInputs) {
    isInFront = modifier.isInFront
    super.init(modifier.layer, alignment: modifier.alignment, to: content, inputs)
  }

  func update(_ modifier: LayeredModifier<Layer>) { update(modifier.layer, alignment: modifier.alignment) }

  override func measureFullSize() -> FullSize? { content.fullSize }

  /// The layers from back to front.
  private var layers: [LayoutElement] { isInFront ? [content, attachment] : [attachment, content] }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    record(layers, into: recorder, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    recordLayers(of: layers, by: filter, into: recorder, through: transform, on: phase)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    layers.reversed().contains { element in
      element.hitTest(CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y), &hits)
    }
  }
}

nonisolated extension View {
  /// Shows views behind this one, stacked on each other. The size of this view is proposed to them.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// Shows a view behind this one. The size of this view is proposed to it. An older form of
  /// `background(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Shows views in front of this one, stacked on each other. The size of this view is proposed to them.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Shows a view in front of this one. The size of this view is proposed to it. An older form of
  /// `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isInFront: true))
  }
}

// Styles behind, in front of and around a view, and the foreground style of its descendants.

nonisolated extension View {
  /// Fills the box of the view with a style, behind the view, and the covered areas next to the box, such as bars and
  /// safe area insets, at the given edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundMaterialModifier(style: style))
      .background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
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
    modifier(BackgroundMaterialModifier(style: style)).background { shape.fill(style, style: fillStyle) }
  }

  /// Fills the box of the view with a style, in front of the view, and the covered areas next to the box at the given
  /// edges.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape with a style, in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a border with a width in points inside the edge of the view's box.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// Sets the foreground styles of a view.
struct ForegroundModifier {
  var styles: [AnyShapeStyle]
}

extension ForegroundModifier: GraphAnimatable, SelectivelyAnimatable {
  /// The color components of the first four levels.
  func vector(in environment: EnvironmentValues) -> NumberVector<SIMD16<Double>> {
    var numbers = SIMD16<Double>()
    for (level, style) in styles.prefix(4).enumerated() {
      let color = style.colorVector(in: environment).numbers
      for index in 0..<4 { numbers[level * 4 + index] = color[index] }
    }
    return NumberVector(numbers)
  }

  mutating func setVector(_ vector: NumberVector<SIMD16<Double>>, in environment: EnvironmentValues) {
    for level in styles.indices.prefix(4) {
      let numbers = vector.numbers
      styles[level].setColorVector(
        NumberVector(
          SIMD4(numbers[level * 4], numbers[level * 4 + 1], numbers[level * 4 + 2], numbers[level * 4 + 3])))
    }
  }

  func animates(to other: ForegroundModifier) -> Bool {
    styles.map { $0.color != nil } == other.styles.map { $0.color != nil }
  }
}

extension ForegroundModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles = styles.map { $0.nested(at: \.foregroundStyles, in: environment) }
  }
}

nonisolated extension View {
  /// Sets the foreground color of the view and its descendants; nil for the default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the foreground style of the view and its descendants.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the primary and secondary foreground styles of the view and its descendants.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary and tertiary foreground styles of the view and its descendants.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(styles: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }
}
