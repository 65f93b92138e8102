extension Publishers {
  /// The first values of both publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: _ClosurePublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

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
  /// The first values of both publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// What a closure makes of the values of both publishers that have the same number.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The values of three publishers that have the same number.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1).zip(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
  }
}
