/// A publisher of one value, which then finishes.
///
/// ```swift
/// let subscription = Just(5).sink { print($0) }
/// subscription.cancel()
/// ```
public struct Just<Output>: _ClosurePublisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher without values, which either finishes immediately or never completes.
///
/// ```swift
/// let nothing = Empty<Int, Never>()
/// let subscription = nothing.replaceEmpty(with: 0).sink { print($0) }
/// subscription.cancel()
/// ```
public struct Empty<Output, Failure: Error>: _ClosurePublisher, Equatable {
  /// Whether the publisher finishes immediately.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher without values, with types given explicitly.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { completion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails immediately.
///
/// ```swift
/// let failure = Fail<Int, any Error>(error: CancellationError())
/// let subscription = failure.replaceError(with: 0).sink { print($0) }
/// subscription.cancel()
/// ```
public struct Fail<Output, Failure: Error>: _ClosurePublisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails with an error, with an output type given explicitly.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that is created anew for each subscriber.
///
/// ```swift
/// let now = Deferred { Just(Date()) }
/// let subscription = now.sink { print($0) }
/// subscription.cancel()
/// ```
public struct Deferred<DeferredPublisher: Publisher>: _ClosurePublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher().listen(receiveValue, completion: completion)
  }
}

/// A publisher of one value or error, which a closure supplies immediately or later.
///
/// The closure runs once, when the future is created. Later subscribers receive the same result.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in promise(.success(42)) }
/// let subscription = answer.sink { print($0) }
/// subscription.cancel()
/// ```
public final class Future<Output, Failure: Error>: _ClosurePublisher {
  /// A closure that supplies the result. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var nextID = 0
    var waiting: [Int: Promise] = [:]
  }

  private let state = LockedValue(State())

  /// Creates a future and passes its promise to a closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state in
      guard state.result == nil else { return [Int: Promise]() }
      defer { (state.result, state.waiting) = (result, [:]) }
      return state.waiting
    }
    for id in waiting.keys.sorted() { waiting[id]?(result) }
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let take: Promise = { result in
      switch result {
      case .success(let value):
        receiveValue(value)
        completion(.finished)
      case .failure(let error): completion(.failure(error))
      }
    }
    let (result, id) = state.withLock { state in
      state.nextID += 1
      if state.result == nil { state.waiting[state.nextID] = take }
      return (state.result, state.nextID)
    }
    if let result { take(result) }
    return AnyCancellable { [weak self] in
      // The closure is released outside of the lock.
      _ = self?.state.withLock { $0.waiting.removeValue(forKey: id) }
    }
  }
}

extension Optional {
  /// A publisher of the wrapped value; without values if it is nil.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of the success value, or one that fails with the error.
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}
