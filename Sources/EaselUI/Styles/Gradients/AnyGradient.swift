/// A gradient with the space in which it is mixed.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) { (self.gradient, self.space) = (gradient, space) }

  /// The same colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }
}

extension Gradient {
  /// The same colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }
}

extension Color {
  /// A soft gradient of this colour, a little lighter at the start.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
