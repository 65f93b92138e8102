/// A type-erased gesture.
///
/// ```swift
/// func gesture(isDouble: Bool) -> AnyGesture<Void> {
///   isDouble ? AnyGesture(TapGesture(count: 2)) : AnyGesture(TapGesture())
/// }
/// ```
public struct AnyGesture<Value> {
  private let makeRecognizer: @MainActor () -> _GestureRecognizer<Value>

  /// Erases the type of a gesture.
  public init<T: Gesture<Value>>(_ gesture: T) {
    // Not sendable because gestures need not be. It is used on the main actor only.
    nonisolated(unsafe) let gesture = gesture
    makeRecognizer = { T._makeRecognizer(gesture) }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer()
  }
}
