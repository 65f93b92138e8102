/// A property of a view whose value comes from outside the view: kept state, the environment, other objects.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside were brought up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Something in a view that the graph fills in before the view is used.
@MainActor
protocol InstalledProperty {
  /// What is kept for the property as long as its view lives.
  associatedtype Storage

  /// Makes what is kept, from the first value of the property.
  func makeStorage() -> Storage

  /// Gives the property its value for an evaluation.
  mutating func install(_ storage: Storage, environment: EnvironmentValues)
}

/// A dynamic property of the library, which the graph fills in.
@MainActor
protocol GraphProperty: DynamicProperty, InstalledProperty {}
