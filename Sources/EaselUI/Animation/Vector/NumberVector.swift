import EaselDrawing

/// Some numbers as one vector, for the library's own values.
struct NumberVector<Numbers: SIMD>: VectorArithmetic where Numbers.Scalar == Double {
  var numbers: Numbers

  init(_ numbers: Numbers) { self.numbers = numbers }

  static var zero: NumberVector { NumberVector(Numbers(repeating: 0)) }

  static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector {
    NumberVector(lhs.numbers + rhs.numbers)
  }

  static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector {
    NumberVector(lhs.numbers - rhs.numbers)
  }

  mutating func scale(by rhs: Double) { numbers *= rhs }

  var magnitudeSquared: Double { (numbers * numbers).sum() }
}

/// The linear-light red, green and blue of a colour, and its opacity.
typealias ColorVector = NumberVector<SIMD4<Double>>

extension NumberVector where Numbers == SIMD4<Double> {
  init(_ color: Color, in environment: EnvironmentValues) {
    self.init(SIMD4(color.resolve(in: environment).linear))
  }

  var color: Color { Color(Color.Resolved(linear: SIMD4<Float>(numbers))) }
}
