// Values of several publishers as they come.

extension Publishers {
  /// The values of all publishers as they come; finished when all are, failed when one has.
  public struct MergeMany<Upstream: Publisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

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

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: _ClosurePublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

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
  /// The values of both publishers as they come.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// The values of three publishers as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.MergeMany(AnyPublisher(self), AnyPublisher(b), AnyPublisher(c))
  }

  /// The values of four publishers as they come.
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
