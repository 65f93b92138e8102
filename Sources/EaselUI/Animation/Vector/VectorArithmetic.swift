import EaselDrawing

/// A type whose values can be added, subtracted and scaled, which is all that an animation needs.
///
/// The library uses only these operators: a value between `a` and `b` is `a` plus the scaled difference `b -
/// a`.
///
/// ```swift
/// struct Loudness: VectorArithmetic {
///   var decibels: Double
///   static let zero = Loudness(decibels: 0)
///   var magnitudeSquared: Double { decibels * decibels }
///   mutating func scale(by rhs: Double) { decibels *= rhs }
///   static func + (a: Loudness, b: Loudness) -> Loudness { Loudness(decibels: a.decibels + b.decibels) }
///   static func - (a: Loudness, b: Loudness) -> Loudness { Loudness(decibels: a.decibels - b.decibels) }
/// }
/// ```
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the vector with each component multiplied by `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the vector toward `other` by the fraction `amount` of the distance.
  ///
  /// 0 leaves the vector unchanged and 1 moves it to `other`; other amounts extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the vector at the fraction `amount` of the distance to `other`.
  ///
  /// 0 gives the vector itself and 1 gives `other`; other amounts extrapolate.
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

/// A pair of vectors as one vector; nested pairs make vectors of any length.
///
/// ```swift
/// let a = AnimatablePair(1.0, 10.0)
/// let b = AnimatablePair(3.0, 20.0)
/// let middle = a.interpolated(towards: b, amount: 0.5)
/// ```
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }

  /// Creates a pair of two vectors.
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

/// A vector without components: the animatable data of types whose changes do not animate.
///
/// ```swift
/// struct Marker: Animatable {
///   var name: String
///   var animatableData: EmptyAnimatableData {
///     get { EmptyAnimatableData() }
///     set {}
///   }
/// }
/// ```
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Creates the empty vector.
  public init() {}

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}

/// A vector of numbers for the library's own animatable values.
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

/// The linear-light red, green and blue of a color, and its opacity.
typealias ColorVector = NumberVector<SIMD4<Double>>

extension NumberVector where Numbers == SIMD4<Double> {
  init(_ color: Color, in environment: EnvironmentValues) {
    self.init(SIMD4(color.resolve(in: environment).linear))
  }

  var color: Color { Color(Color.Resolved(linear: SIMD4<Float>(numbers))) }
}
