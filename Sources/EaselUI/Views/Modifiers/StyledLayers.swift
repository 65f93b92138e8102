import EaselDrawing

// Styles behind, in front of and around a view, and the foreground style inside it.

nonisolated extension View {
  /// A style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// What lies behind the content of a window, behind the view.
  public func background() -> some View { background { Rectangle().fill(BackgroundStyle()) } }

  /// A shape behind the view, in what lies behind the content of a window.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  /// A shape in a style behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// A style over the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// A shape in a style over the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// A line of the given width along the edge of the view, inside its box.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// Sets the foreground styles of a view.
struct ForegroundModifier {
  var styles: [AnyShapeStyle]
}

extension ForegroundModifier: GraphAnimatable, SelectivelyAnimatable {
  /// The colours of the first four levels.
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
  /// What the view is drawn with where nothing else is given; nil for the usual.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// What the view is drawn with where nothing else is given.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  /// What the view is drawn with where nothing else is given, in two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// What the view is drawn with where nothing else is given, in three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(styles: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }
}
