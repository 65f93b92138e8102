/// A publisher of one value.
public struct Just<Output>: _ClosurePublisher {
  public typealias Failure = Never

  public let output: Output

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

/// A publisher of no values, which finishes at once unless it is told not to.
public struct Empty<Output, Failure: Error>: _ClosurePublisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

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

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: _ClosurePublisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: _ClosurePublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher().listen(receiveValue, completion: completion)
  }
}

/// A publisher of one value, which a closure gives sooner or later. The closure runs at once.
public final class Future<Output, Failure: Error>: _ClosurePublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var nextID = 0
    var waiting: [Int: Promise] = [:]
  }

  private let state = LockedValue(State())

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
      // The closure is let go after the lock.
      _ = self?.state.withLock { $0.waiting.removeValue(forKey: id) }
    }
  }
}

extension Optional {
  /// A publisher of the value if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}
