// Operators that share one subscription, and that observe events.

extension Publishers {
  /// Publishes the values of an upstream publisher through one subject, once it is connected.
  ///
  /// ```swift
  /// let shared = (1...3).publisher.multicast { PassthroughSubject<Int, Never>() }
  /// let subscription = shared.sink { print($0) }
  /// let connection = shared.connect()
  /// connection.cancel()
  /// subscription.cancel()
  /// ```
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    _ClosurePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream
    private lazy var subject = createSubject()
    private let createSubject: () -> SubjectType

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Subscribes the subject to the upstream publisher. Cancelling the result disconnects it.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      subject.listen(receiveValue, completion: completion)
    }
  }

  /// Shares one subscription to an upstream publisher, which lasts from the first subscriber to the last.
  ///
  /// ```swift
  /// let source = PassthroughSubject<Int, Never>()
  /// let squares = source.map { $0 * $0 }.share()
  /// let subscriptions = [squares.sink { print($0) }, squares.sink { print(-$0) }]
  /// source.send(3)
  /// subscriptions.forEach { $0.cancel() }
  /// ```
  public final class Share<Upstream: Publisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      shared.listen(receiveValue, completion: completion)
    }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Publishes through a subject that a closure creates. Values flow once `connect()` is called.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Publishes through a subject. Values flow once `connect()` is called.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Runs closures on the publisher's events and forwards them.
  ///
  /// There is no demand between operators: the requested demand is always unlimited, and the subscription
  /// passed to `receiveSubscription` is empty.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let isEnded = LockedValue(false)
      receiveSubscription?(Subscriptions.empty)
      receiveRequest?(.unlimited)
      let subscription = listen(
        {
          receiveOutput?($0)
          receive($0)
        },
        completion: {
          isEnded.withLock { $0 = true }
          receiveCompletion?($0)
          complete($0)
        })
      return AnyCancellable {
        if !isEnded.withLock({ $0 }) { receiveCancel?() }
        subscription.cancel()
      }
    }
  }

  /// Prints the publisher's events, each with a prefix, and forwards them.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    var stream = stream
    func write(_ text: String) {
      let line = prefix.isEmpty ? text : "\(prefix): \(text)"
      if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
    }
    return handleEvents(
      receiveSubscription: { _ in write("receive subscription") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") })
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      // A cancellable may be cancelled on any thread.
      nonisolated(unsafe) let subscription = listen(
        {
          // Not sendable because it can be of any type. As with Combine, the program shares only values that can be.
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        }, completion: { _ in continuation.finish() })
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
