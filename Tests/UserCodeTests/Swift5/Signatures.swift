import SwiftUI

// Operators and conformances by the types that they are declared for, and bodies with more than views in them.

func declaredOperators() -> [Any] {
  [
    (+) as (Text, Text) -> Text,
    (+) as (Angle, Angle) -> Angle,
    (-) as (Angle, Angle) -> Angle,
    (*) as (Angle, Double) -> Angle,
    (/) as (Angle, Double) -> Angle,
  ]
}

/// What moves in steps of its own.
struct Amount: VectorArithmetic, Animatable {
  var value = 0.0

  static var zero: Amount { Amount() }
  static func + (first: Amount, second: Amount) -> Amount { Amount(value: first.value + second.value) }
  static func - (first: Amount, second: Amount) -> Amount { Amount(value: first.value - second.value) }
  mutating func scale(by factor: Double) { value *= factor }
  var magnitudeSquared: Double { value * value }
}

/// What does not move.
struct Still: Animatable {}

func declaredConformances() -> [Any.Type] {
  [
    Float.self as any VectorArithmetic.Type,
    Double.self as any VectorArithmetic.Type,
    CGFloat.self as any VectorArithmetic.Type,
    Amount.AnimatableData.self as Amount.Type,
    Still.AnimatableData.self as EmptyAnimatableData.Type,
  ]
}

/// A value before the views.
struct BodyWithValue: View {
  var body: some View {
    let side = 20.0
    Rectangle().frame(width: side)
  }
}

/// A body that is no builder.
struct ReturningBody: View {
  var body: some View {
    let side = 20.0
    return Rectangle().frame(width: side)
  }
}
