// What is made of single values.

extension Publisher {
  /// What a closure does with each value and a way to hand values on; completions pass.
  func each<T>(
    _ body: @escaping (Output, (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in listen({ body($0, receive) }, completion: complete) }
  }

  /// The same, where the closure may throw; its error is the failure.
  func tryEach<T>(_ body: @escaping (Output, (T) -> Void) throws -> Void) -> AnyPublisher<T, any Error> {
    AnyPublisher { receive, complete in
      let subscription = Relinquishable()
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

  /// Each value as a closure changes it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { $1(transform($0)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Each value as a closure changes it, which may throw.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    tryEach { $1(try transform($0)) }
  }

  /// Each value that a closure makes something of.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, send in if let new = transform(value) { send(new) } }
  }

  /// Each value that a closure makes something of, which may throw.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryEach { value, send in if let new = try transform(value) { send(new) } }
  }

  /// The values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { value, send in if isIncluded(value) { send(value) } }
  }

  /// The values that a closure accepts, which may throw.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryEach { value, send in if try isIncluded(value) { send(value) } }
  }

  /// Each value, and another one in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// No value at all, only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { each { _, _ in } }

  /// What a closure makes of each value and its last result.
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

  /// What a closure makes of each value and its last result, which may throw.
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

  /// The values that differ from the one before.
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
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

// Errors.

extension Publisher {
  /// The failure as a closure changes it.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, complete in
      listen(receive, completion: { complete($0.mapError(transform)) })
    }
  }

  /// The values of another publisher, which a closure makes of the error, in place of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receive, complete in
      let (first, second) = (Relinquishable(), Relinquishable())
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

  /// A value in place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// The same values; an error ends the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix)\(error)", file: file, line: line) }
  }

  /// Subscribes again after a failure, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return AnyPublisher(self) }
    return self.catch { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// The same values, with the type of a failure that does not happen.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, complete in
      listen(receive, completion: { _ in complete(.finished) })
    }
  }
}
