/// A vector of any number of vectors. The macro `Animatable()` combines the properties of a type in one.
///
/// ```swift
/// struct Ring: Shape {
///   var radius: CGFloat
///   var width: CGFloat
///   var angle: Angle
///
///   var animatableData: AnimatableValues<CGFloat, CGFloat, Double> {
///     get { AnimatableValues(radius, width, angle.animatableData) }
///     set { (radius, width, angle.animatableData) = newValue.value }
///   }
///
///   func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
/// }
/// ```
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var value: (repeat each Value)

  /// Creates a vector of vectors.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      if left != right { return false }
    }
    return true
  }

  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  public mutating func scale(by rhs: Double) {
    func scaled<Vector: VectorArithmetic>(_ vector: Vector) -> Vector {
      var copy = vector
      copy.scale(by: rhs)
      return copy
    }
    value = (repeat scaled(each value))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for vector in repeat each value { sum += vector.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Animatable {}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
