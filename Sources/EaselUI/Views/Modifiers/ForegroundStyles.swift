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
