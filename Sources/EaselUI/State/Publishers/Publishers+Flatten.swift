// Operators that flatten publishers of publishers, and that concatenate publishers.

/// The inner publishers of a flattening operator: the active ones, and those queued by the limit.
private final class InnerSubscriptions<Inner: Publisher>: Sendable {
  private struct State {
    var running: [Int: SerialCancellable] = [:]
    var waiting: [Inner] = []
    var nextID = 0
    var isOuterFinished = false
    var isEnded = false
  }

  private let state = LockedValue(State())
  private let maximum: Int
  // Not sendable because they are closures of subscribers, which the publisher may call on any thread.
  nonisolated(unsafe) private let receive: (Inner.Output) -> Void
  nonisolated(unsafe) private let complete: (Subscribers.Completion<Inner.Failure>) -> Void

  init(
    maximum: Int, _ receive: @escaping (Inner.Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Inner.Failure>) -> Void
  ) {
    (self.maximum, self.receive, self.complete) = (maximum, receive, complete)
  }

  func add(_ inner: Inner) {
    state.withLock { if !$0.isEnded { $0.waiting.append(inner) } }
    start()
  }

  /// Cancels the active publishers and empties the queue. A final cancellation also ignores publishers that
  /// follow.
  func cancel(isFinal: Bool = true) {
    let last = state.withLock { state in
      defer { (state.running, state.waiting, state.isEnded) = ([:], [], isFinal) }
      return (state.running, state.waiting)
    }
    for inner in last.0.values { inner.cancel() }
  }

  func finishOuter(_ completion: Subscribers.Completion<Inner.Failure>) {
    if case .failure = completion { return complete(completion) }
    state.withLock { $0.isOuterFinished = true }
    finishIfDone()
  }

  private func start() {
    while let (id, inner, subscription) = next() {
      subscription.held = inner.listen(receive, completion: { self.finish(id, $0) })
    }
  }

  private func next() -> (Int, Inner, SerialCancellable)? {
    state.withLock { state in
      guard !state.waiting.isEmpty, state.running.count < maximum else { return nil }
      let subscription = SerialCancellable()
      state.nextID += 1
      state.running[state.nextID] = subscription
      return (state.nextID, state.waiting.removeFirst(), subscription)
    }
  }

  private func finish(_ id: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
    let done = state.withLock { $0.running.removeValue(forKey: id) }
    done?.cancel()
    if case .failure = completion { return complete(completion) }
    start()
    finishIfDone()
  }

  private func finishIfDone() {
    let isDone = state.withLock { $0.isOuterFinished && $0.running.isEmpty && $0.waiting.isEmpty }
    if isDone { complete(.finished) }
  }
}

extension Publisher {
  /// Transforms each value into a publisher, and publishes the values of all these publishers as they arrive.
  ///
  /// - Parameter maxPublishers: The maximum number of active publishers; further ones are queued.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    merged(maxPublishers, transform)
  }

  /// Transforms each value into a publisher that cannot fail, and publishes the values of all of them as they
  /// arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    merged(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  fileprivate func merged<P: Publisher>(
    _ limit: Subscribers.Demand, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receive, complete in
      let inners = InnerSubscriptions<P>(maximum: limit.max ?? .max, receive, complete)
      let outer = listen({ inners.add(transform($0)) }, completion: { inners.finishOuter($0) })
      return AnyCancellable {
        outer.cancel()
        inners.cancel()
      }
    }
  }

  /// Publishes the values of another publisher after this one has finished.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    [AnyPublisher(self), AnyPublisher(publisher)].publisher.setFailureType(to: Failure.self)
      .flatMap(maxPublishers: .max(1)) { $0 }
  }

  /// Publishes further values after this publisher has finished.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Publishes the elements of a sequence after this publisher has finished.
  public func append<S: Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Publishes the values of another publisher before those of this one.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Publishes some values before those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  /// Publishes the elements of a sequence before the values of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output {
    elements.publisher.setFailureType(to: Failure.self).append(self)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value into a publisher that cannot fail, and publishes the values of all of them as they
  /// arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never {
    merged(maxPublishers, transform)
  }

  /// Transforms each value into a publisher that can fail, and publishes the values of all of them as they
  /// arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).merged(maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the most recent publisher, and cancels the previous one.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receive, complete in
      let inners = InnerSubscriptions<Output>(maximum: 1, receive, complete)
      let outer = listen(
        {
          inners.cancel(isFinal: false)
          inners.add($0)
        }, completion: { inners.finishOuter($0) })
      return AnyCancellable {
        outer.cancel()
        inners.cancel()
      }
    }
  }
}
