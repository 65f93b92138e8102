/// A publisher, its type hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher._subscribe($0, completion: $1) }
  }

  init(
    _ subscribe:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.subscribe = subscribe
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, completion)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
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

extension Publisher {
  /// The publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Each value as a closure changes it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in
      _subscribe({ receive(transform($0)) }, completion: complete)
    }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Each value that a closure makes something of.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in
      _subscribe({ if let value = transform($0) { receive(value) } }, completion: complete)
    }
  }

  /// The values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// What a closure makes of each value and its last result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in
      var result = initialResult
      return _subscribe(
        {
          result = nextPartialResult(result, $0)
          receive(result)
        }, completion: complete)
    }
  }

  /// The values after the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var remaining = count
      return _subscribe(
        {
          guard remaining > 0 else { return receive($0) }
          remaining -= 1
        }, completion: complete)
    }
  }

  /// The values of both publishers as they come.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receive, complete in
      let both = [_subscribe(receive, completion: complete), other._subscribe(receive, completion: complete)]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  /// Values on the main queue: those that come elsewhere are handed on soon.
  public func receive<Scheduler>(on scheduler: Scheduler, options: Never? = nil) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { receive, complete in
      _subscribe(
        { value in
          nonisolated(unsafe) let (value, receive) = (value, receive)
          if MainActorCheck.isCurrent { receive(value) } else { DispatchQueue.main.async { receive(value) } }
        }, completion: complete)
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var last: Output?
      return _subscribe(
        {
          guard last != $0 else { return }
          last = $0
          receive($0)
        }, completion: complete)
    }
  }
}
