/// A set of assistive technologies. This platform supports none of them.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The reader of the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A value that reflects what an assistive technology focuses on in SwiftUI. This platform has no such technology: the value is
/// the one that was set last, at first false or nil, and setting it moves no focus.
///
/// ```swift
/// struct Message: View {
///   @AccessibilityFocusState private var isFocused: Bool
///
///   var body: some View {
///     Text("Saved").accessibilityFocused($isFocused).onAppear { isFocused = true }
///   }
/// }
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Creates a state for one view.
  public init() where Value == Bool { _value = State(wrappedValue: false) }

  /// Creates a state for one view. The technologies have no effect.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state for several views.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  /// Creates a state for several views. The technologies have no effect.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The value that was set last.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to pass to `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(state: self) }

  /// A reference to a state.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: AccessibilityFocusState<Value>

    /// The value that was set last.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Has no effect on this platform.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
