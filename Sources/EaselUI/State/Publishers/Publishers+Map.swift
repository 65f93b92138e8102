// Operators that act on single values.

extension Publisher {
  /// Passes each value to a closure, together with a function that publishes; completions are forwarded.
  func each<T>(
    _ body: @escaping (Output, (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in listen({ body($0, receive) }, completion: complete) }
  }

  /// Passes each value to a closure that can throw, together with a function that publishes. A thrown error
  /// becomes the failure.
  func tryEach<T>(_ body: @escaping (Output, (T) -> Void) throws -> Void) -> AnyPublisher<T, any Error> {
    AnyPublisher { receive, complete in
      let subscription = SerialCancellable()
      subscription.held = listen(
        { value in
          do { try body(value, receive) } catch {
            complete(.failure(error))
            subscription.cancel()
          }
        },
        completion: { complete($0.erasingError) })
      return AnyCancellable { subscription.cancel() }
    }
  }

  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { $1(transform($0)) }
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Transforms each value with a closure that can throw. A thrown error becomes the failure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    tryEach { $1(try transform($0)) }
  }

  /// Transforms each value with a closure and drops nil results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, send in if let new = transform(value) { send(new) } }
  }

  /// Transforms each value with a closure that can throw and drops nil results. A thrown error becomes the
  /// failure.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryEach { value, send in if let new = try transform(value) { send(new) } }
  }

  /// Publishes the values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { value, send in if isIncluded(value) { send(value) } }
  }

  /// Publishes the values that satisfy a predicate that can throw. A thrown error becomes the failure.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryEach { value, send in if try isIncluded(value) { send(value) } }
  }

  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Drops all values and forwards the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { each { _, _ in } }

  /// Publishes the running result of combining each value with the previous result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in
      var result = initialResult
      return listen(
        {
          result = nextPartialResult(result, $0)
          receive(result)
        }, completion: complete)
    }
  }

  /// Publishes the running result of combining each value with the previous result. A thrown error becomes
  /// the failure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Deferred {
      var result = initialResult
      return tryMap { (value: Output) in
        result = try nextPartialResult(result, value)
        return result
      }
    }.eraseToAnyPublisher()
  }

  /// Drops values that the predicate considers equal to the previously published one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var last: Output?
      return listen(
        { value in
          if let last, predicate(last, value) { return }
          last = value
          receive(value)
        }, completion: complete)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

// Operators that handle errors.

extension Publisher {
  /// Transforms the error of a failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, complete in
      listen(receive, completion: { complete($0.mapError(transform)) })
    }
  }

  /// Replaces a failure by the values of another publisher, which a closure creates from the error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receive, complete in
      let (first, second) = (SerialCancellable(), SerialCancellable())
      first.held = listen(
        receive,
        completion: { completion in
          switch completion {
          case .finished: complete(.finished)
          case .failure(let error): second.held = handler(error).listen(receive, completion: complete)
          }
        })
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Replaces a failure by a value.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Publishes the values unchanged. A failure stops the program with an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix)\(error)", file: file, line: line) }
  }

  /// Subscribes again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return AnyPublisher(self) }
    return self.catch { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail an error type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, complete in
      listen(receive, completion: { _ in complete(.finished) })
    }
  }
}
