/// A gesture whose values something is done with.
public struct _CallbackGesture<Base: Gesture> {
  let base: Base
  let callbacks: Callbacks

  struct Callbacks {
    var changed: ((Base.Value) -> Void)?
    var ended: ((Base.Value) -> Void)?
    /// Runs when the gesture has ended in any way.
    var finished: (() -> Void)?
    /// Values that equal the one before are not told.
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

/// Tells values of another recognizer when it has won.
final class CallbackRecognizer<Base: Gesture>: _GestureRecognizer<Base.Value> {
  private let base: _GestureRecognizer<Base.Value>
  private let callbacks: _CallbackGesture<Base>.Callbacks
  private var last: Base.Value?
  private var hasBegun = false

  init(_ base: _GestureRecognizer<Base.Value>, _ callbacks: _CallbackGesture<Base>.Callbacks) {
    (self.base, self.callbacks) = (base, callbacks)
  }

  override var deadline: Date? { base.deadline }

  override func advance(_ sample: PressSample) -> Phase {
    _ = base.process(sample)
    return base.phase
  }

  override func deliver() {
    base.deliver()
    switch phase {
    case .active(let value): tell(value)
    case .ended(let value):
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
  /// Runs an action when the gesture has succeeded.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, callbacks: .init(ended: action))
  }

  /// Keeps a state up to date while the gesture goes on; it goes back to what it was at first when the gesture ends.
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

  /// The gesture with its values as a closure changes them.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, body: body)
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Runs an action with each value while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, callbacks: .init(changed: action, areEqual: ==))
  }
}

/// A gesture with its values changed.
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

/// Changes the values of another recognizer.
final class MappedRecognizer<Input, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Input>
  private let transform: (Input) -> Value

  init(_ base: _GestureRecognizer<Input>, _ transform: @escaping (Input) -> Value) {
    (self.base, self.transform) = (base, transform)
  }

  override var deadline: Date? { base.deadline }

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
