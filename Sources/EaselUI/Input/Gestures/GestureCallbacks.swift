/// A gesture that runs actions: the result of `onEnded`, `onChanged` and `updating`.
public struct _CallbackGesture<Base: Gesture> {
  let base: Base
  let callbacks: Callbacks

  struct Callbacks {
    var changed: ((Base.Value) -> Void)?
    var ended: ((Base.Value) -> Void)?
    /// Runs when the gesture has ended, failed or was cancelled after it began.
    var finished: (() -> Void)?
    /// Values that equal the previous one are not reported.
    var areEqual: ((Base.Value, Base.Value) -> Bool)?
  }
}

extension _CallbackGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
    CallbackRecognizer(Base._makeRecognizer(gesture.base), gesture.callbacks)
  }
}

/// Runs actions with the values of another recognizer after that has won.
final class CallbackRecognizer<Base: Gesture>: _GestureRecognizer<Base.Value> {
  private let base: _GestureRecognizer<Base.Value>
  private let callbacks: _CallbackGesture<Base>.Callbacks
  private var last: Base.Value?
  private var hasBegun = false
  /// Whether the final value was reported. The recognizer may be a part of one that goes on.
  private var hasEnded = false

  init(_ base: _GestureRecognizer<Base.Value>, _ callbacks: _CallbackGesture<Base>.Callbacks) {
    (self.base, self.callbacks) = (base, callbacks)
  }

  override var deadline: Date? { base.deadline }

  override var yields: Bool { base.yields }

  override func advance(_ sample: PressSample) -> Phase {
    _ = base.process(sample)
    return base.phase
  }

  override func deliver() {
    guard !hasEnded else { return }
    base.deliver()
    switch phase {
    case .active(let value): tell(value)
    case .ended(let value):
      hasEnded = true
      callbacks.ended?(value)
      finish()
    case .failed: finish()
    case .possible: break
    }
  }

  private func tell(_ value: Base.Value) {
    hasBegun = true
    defer { last = value }
    if let last, callbacks.areEqual?(last, value) == true { return }
    callbacks.changed?(value)
  }

  override func cancel() {
    base.cancel()
    finish()
  }

  private func finish() {
    guard hasBegun else { return }
    hasBegun = false
    callbacks.finished?()
  }
}

nonisolated extension Gesture {
  /// Runs an action with the final value when the gesture ends successfully.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, callbacks: .init(ended: action))
  }

  /// Updates a state with each value of the gesture. The state is reset to its initial value when the gesture
  /// ends, fails or is cancelled.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _CallbackGesture<Self> {
    _CallbackGesture(
      base: self,
      callbacks: .init(
        changed: { value in
          var transaction = Transaction()
          var current = state.wrappedValue
          body(value, &current, &transaction)
          withTransaction(transaction) { state.set(current) }
        }, finished: { state.reset() }))
  }

  /// Runs an action when the gesture has ended, failed or was cancelled after it began.
  func onFinished(_ action: @escaping () -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, callbacks: .init(changed: { _ in }, finished: action))
  }

  /// Transforms the values of the gesture with a closure.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, body: body)
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Runs an action with each value of the gesture that differs from the previous one.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, callbacks: .init(changed: action, areEqual: ==))
  }
}

/// A gesture with transformed values: the result of `map`.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value

  init(base: Base, body: @escaping (Base.Value) -> Value) {
    (self.base, transform) = (base, body)
  }
}

extension _MapGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MappedRecognizer(Base._makeRecognizer(gesture.base), gesture.transform)
  }
}

/// Transforms the values of another recognizer.
final class MappedRecognizer<Input, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Input>
  private let transform: (Input) -> Value

  init(_ base: _GestureRecognizer<Input>, _ transform: @escaping (Input) -> Value) {
    (self.base, self.transform) = (base, transform)
  }

  override var deadline: Date? { base.deadline }

  override var yields: Bool { base.yields }

  override func advance(_ sample: PressSample) -> Phase {
    _ = base.process(sample)
    switch base.phase {
    case .possible: return .possible
    case .active(let value): return .active(transform(value))
    case .ended(let value): return .ended(transform(value))
    case .failed: return .failed
    }
  }

  override func deliver() { base.deliver() }

  override func cancel() { base.cancel() }
}
