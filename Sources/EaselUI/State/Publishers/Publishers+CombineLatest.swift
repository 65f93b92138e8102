// Operators that combine the latest values of several publishers.

extension Publishers {
  /// Publishes the latest values of two publishers whenever either publishes, once both have published.
  ///
  /// Finishes when both have finished; fails when one fails.
  ///
  /// ```swift
  /// let width = CurrentValueSubject<Double, Never>(2)
  /// let height = CurrentValueSubject<Double, Never>(3)
  /// let subscription = width.combineLatest(height).sink { print($0 * $1) }
  /// height.send(4)
  /// subscription.cancel()
  /// ```
  public struct CombineLatest<A: Publisher, B: Publisher>: _ClosurePublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    private struct Latest {
      var a: A.Output?
      var b: B.Output?
      var running = 2

      var pair: Output? { a.flatMap { a in b.map { (a, $0) } } }
    }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let latest = LockedValue(Latest())
      func take(_ change: @escaping (inout Latest) -> Void) {
        // The previous values are released outside of the lock.
        let (pair, _) = latest.withLock { latest in
          let last = latest
          change(&latest)
          return (latest.pair, last)
        }
        if let pair { receiveValue(pair) }
      }
      func finish(_ end: Subscribers.Completion<Failure>) {
        let isLast = latest.withLock { latest in
          latest.running -= 1
          return latest.running == 0
        }
        if case .failure = end { completion(end) } else if isLast { completion(.finished) }
      }
      let first = a.listen({ value in take { $0.a = value } }, completion: finish)
      let second = b.listen({ value in take { $0.b = value } }, completion: finish)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Publishes the latest values of three publishers whenever one publishes, once all have published.
  ///
  /// ```swift
  /// let subscription = Just(1).combineLatest(Just("a"), Just(true)).sink { print($0) }
  /// subscription.cancel()
  /// ```
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _ClosurePublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      CombineLatest(CombineLatest(a, b), c)
        ._subscribe({ receiveValue(($0.0.0, $0.0.1, $0.1)) }, completion: completion)
    }
  }

  /// Publishes the latest values of four publishers whenever one publishes, once all have published.
  ///
  /// ```swift
  /// let subscription = Just(1).combineLatest(Just(2), Just(3), Just(4)).sink { print($0) }
  /// subscription.cancel()
  /// ```
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _ClosurePublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        ._subscribe({ receiveValue(($0.0.0, $0.0.1, $0.1.0, $0.1.1)) }, completion: completion)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this and another publisher whenever either publishes, once both have
  /// published.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes a transform of the latest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this and two other publishers whenever one publishes, once all have
  /// published.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes a transform of the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this and three other publishers whenever one publishes, once all have
  /// published.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}
