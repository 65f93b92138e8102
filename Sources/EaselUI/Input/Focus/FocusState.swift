/// A value that reflects which view has the focus. Setting it moves the focus.
///
/// ```swift
/// struct FocusableCard: View {
///   @FocusState private var isFocused: Bool
///
///   var body: some View {
///     Rectangle()
///       .focusable()
///       .focused($isFocused)
///       .onTapGesture { isFocused = true }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state for one view. It is true while the view has the focus.
  public init() where Value == Bool { initialValue = false }

  /// Creates a state for several views. It is nil while none of them has the focus.
  public init<T: Hashable>() where Value == T? { initialValue = nil }

  /// The value of the view that has the focus. Setting it moves the focus.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to pass to `focused(_:)` or `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(state: self) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState<Value>

    /// The value of the view that has the focus. Setting it moves the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// The value while no view has the focus.
    var none: Value { state.initialValue }
  }
}

extension FocusState: GraphProperty {
  func makeStorage() -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, environment: EnvironmentValues) {
    location = storage
  }
}
