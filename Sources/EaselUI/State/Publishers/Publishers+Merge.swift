// Operators that merge several publishers into one, and that pair their values.

extension Publishers {
  /// Publishes the values of several publishers as they arrive. Finishes when all have finished; fails when
  /// one fails.
  ///
  /// ```swift
  /// let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
  /// let subscription = Publishers.MergeMany(subjects).sink { print($0) }
  /// subjects[1].send(7)
  /// subscription.cancel()
  /// ```
  public struct MergeMany<Upstream: Publisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges its arguments.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let remaining = LockedValue(publishers.count)
      guard !publishers.isEmpty else {
        completion(.finished)
        return AnyCancellable {}
      }
      let subscriptions = publishers.map { publisher in
        publisher.listen(
          receiveValue,
          completion: { end in
            let isLast = remaining.withLock { count in
              count -= 1
              return count == 0
            }
            if case .failure = end { completion(end) } else if isLast { completion(.finished) }
          })
      }
      return AnyCancellable { subscriptions.forEach { $0.cancel() } }
    }
  }

  /// Publishes the values of two publishers as they arrive. Finishes when both have finished; fails when one
  /// fails.
  ///
  /// ```swift
  /// let clicks = PassthroughSubject<Int, Never>()
  /// let subscription = clicks.merge(with: Just(0)).sink { print($0) }
  /// clicks.send(1)
  /// subscription.cancel()
  /// ```
  public struct Merge<A: Publisher, B: Publisher>: _ClosurePublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      MergeMany(AnyPublisher(a), AnyPublisher(b))._subscribe(receiveValue, completion: completion)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher as they arrive.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this and two other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.MergeMany(AnyPublisher(self), AnyPublisher(b), AnyPublisher(c))
  }

  /// Publishes the values of this and three other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.MergeMany(AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d))
  }
}

extension Publishers {
  /// Publishes pairs of the nth values of two publishers. Finishes when no further pair is possible; fails
  /// when one fails.
  ///
  /// ```swift
  /// let subscription = [1, 2].publisher.zip(["a", "b"].publisher).sink { print($0) }
  /// subscription.cancel()
  /// ```
  public struct Zip<A: Publisher, B: Publisher>: _ClosurePublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of pairs.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    private struct Waiting {
      var a: [A.Output] = []
      var b: [B.Output] = []
      var isFinishedA = false
      var isFinishedB = false

      mutating func next() -> Output? {
        a.isEmpty || b.isEmpty ? nil : (a.removeFirst(), b.removeFirst())
      }

      var isFinished: Bool { (isFinishedA && a.isEmpty) || (isFinishedB && b.isEmpty) }
    }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let waiting = LockedValue(Waiting())
      func take(_ change: (inout Waiting) -> Void) {
        let (pair, isFinished) = waiting.withLock { waiting in
          change(&waiting)
          return (waiting.next(), waiting.isFinished)
        }
        if let pair { receiveValue(pair) }
        if isFinished { completion(.finished) }
      }
      func finish(_ end: Subscribers.Completion<Failure>, _ change: (inout Waiting) -> Void) {
        if case .failure = end { completion(end) } else { take(change) }
      }
      let first = a.listen(
        { value in take { $0.a.append(value) } }, completion: { finish($0) { $0.isFinishedA = true } })
      let second = b.listen(
        { value in take { $0.b.append(value) } }, completion: { finish($0) { $0.isFinishedB = true } })
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

extension Publisher {
  /// Publishes pairs of the nth values of this and another publisher.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes a transform of the nth values of this and another publisher.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the nth values of this and two other publishers as tuples.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1).zip(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
  }
}
