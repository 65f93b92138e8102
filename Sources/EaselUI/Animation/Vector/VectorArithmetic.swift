import EaselDrawing

/// A type that can be added, subtracted and scaled, which is all that an animation does to a value.
///
/// The library goes through these operators alone: a value between `a` and `b` is `a` plus the scaled `b - a`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector with each component multiplied by `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the vector by the fraction `amount` of the way to `other`; 0 stays, 1 arrives, others go beyond.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The vector at the fraction `amount` of the way to `other`.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// Two vectors as one; pairs of pairs make vectors of any length.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The vector without components: what a value has whose changes do not animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public init() {}

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}

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
