/// A value of the library's that animates with numbers that depend on where it is used, such as those of colours.
@MainActor
protocol GraphAnimatable {
  associatedtype Vector: VectorArithmetic

  func vector(in environment: EnvironmentValues) -> Vector

  mutating func setVector(_ vector: Vector, in environment: EnvironmentValues)
}

extension ShapeStyle {
  /// The colour that the style is; nil where it is something else.
  var color: Color? { self as? Color ?? (self as? AnyShapeStyle)?.base as? Color }

  /// The numbers of the style's colour; zero where it is not a single one.
  func colorVector(in environment: EnvironmentValues) -> ColorVector {
    color.map { ColorVector($0, in: environment) } ?? .zero
  }

  /// Takes another colour if the style is a single one.
  mutating func setColorVector(_ vector: ColorVector) {
    guard color != nil else { return }
    self = vector.color as? Self ?? AnyShapeStyle(vector.color) as? Self ?? self
  }
}
