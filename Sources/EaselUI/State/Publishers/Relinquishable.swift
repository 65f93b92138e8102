/// A subscription that may be ended before it is known, from within its own first values.
final class Relinquishable: Cancellable, Sendable {
  private let state = LockedValue<(held: AnyCancellable?, isCancelled: Bool)>((nil, false))

  /// The subscription; ended at once where it was cancelled before, and where it takes the place of another one.
  var held: AnyCancellable? {
    get { state.withLock { $0.held } }
    set {
      let old = state.withLock { state in
        defer { if !state.isCancelled { state.held = newValue } }
        return state.isCancelled ? newValue : state.held
      }
      old?.cancel()
    }
  }

  func cancel() {
    let last = state.withLock { state in
      defer { state = (nil, true) }
      return state.held
    }
    last?.cancel()
  }
}

extension Subscribers.Completion {
  /// The completion, its error of any type.
  var erasingError: Subscribers.Completion<any Error> { mapError { $0 } }

  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
