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
