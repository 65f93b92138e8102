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
