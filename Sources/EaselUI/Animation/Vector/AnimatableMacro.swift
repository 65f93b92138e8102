/// Adds `animatableData` to a type, made of its stored variables, and the conformance to `Animatable`.
///
/// The type of each variable must conform to `Animatable` or `VectorArithmetic`; mark others with
/// `AnimatableIgnored()`. Constants, static variables and variables with an attribute, such as `@State`, are left
/// out.
///
/// ```swift
/// @Animatable
/// struct Segment {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClosed = false
/// }
///
/// extension Segment: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addArc(
///         center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start, endAngle: end,
///         clockwise: false)
///       if isClosed { path.closeSubpath() }
///     }
///   }
/// }
/// ```
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "EaselMacros", type: "AnimatableMacro")

/// Leaves a variable out of the `animatableData` that the macro `Animatable()` adds to its type.
///
/// ```swift
/// @Animatable
/// struct Bar {
///   var height: CGFloat
///   @AnimatableIgnored var name: String
/// }
///
/// extension Bar: Shape {
///   func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
/// }
/// ```
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EaselMacros", type: "AnimatableIgnoredMacro")

// The functions that the expansion of `Animatable()` calls. Overloads choose the vector of a variable by the type of
// the variable, which the macro does not know.

/// The vector of an animatable value. For the expansion of `Animatable()`.
public func _animatableVector<Value: Animatable>(of value: Value) -> Value.AnimatableData {
  value.animatableData
}

/// The vector itself. For the expansion of `Animatable()`.
@_disfavoredOverload
public func _animatableVector<Value: VectorArithmetic>(of value: Value) -> Value { value }

/// Sets the vector of an animatable value. For the expansion of `Animatable()`.
public func _setAnimatableVector<Value: Animatable>(of value: inout Value, to vector: Value.AnimatableData) {
  value.animatableData = vector
}

/// Sets a vector. For the expansion of `Animatable()`.
@_disfavoredOverload
public func _setAnimatableVector<Value: VectorArithmetic>(of value: inout Value, to vector: Value) {
  value = vector
}

/// A vector with the type that it is known to have. For the expansion of `Animatable()`.
public func _animatableVector<Vector: VectorArithmetic>(
  _ vector: some VectorArithmetic, like _: Vector
) -> Vector { vector as? Vector ?? .zero }
