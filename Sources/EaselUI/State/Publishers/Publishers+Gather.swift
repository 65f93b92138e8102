// What is made of all values, when the publisher has finished.

extension Publisher {
  /// What a closure makes of all values, beginning with a first result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in
      var result = initialResult
      return listen(
        { result = nextPartialResult(result, $0) },
        completion: { completion in
          if case .finished = completion { receive(result) }
          complete(completion)
        })
    }
  }

  /// All values in one array.
  public func collect() -> AnyPublisher<[Output], Failure> { collect(.max).replaceEmpty(with: []) }

  /// Arrays of a number of values each; the last one may have fewer.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, complete in
      var values: [Output] = []
      return listen(
        { value in
          values.append(value)
          guard values.count >= count else { return }
          let full = values
          values = []
          receive(full)
        },
        completion: { completion in
          if case .finished = completion, !values.isEmpty { receive(values) }
          complete(completion)
        })
    }
  }

  /// The number of values.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// The last value.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// The last value that a closure accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Whether there is a value that a closure accepts; known as soon as there is one.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Whether a closure accepts all values; known as soon as there is one that it does not.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// The greatest value, of the later ones of equals.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, value in
      best.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value
    }.compactMap { $0 }
  }

  /// The least value, of the first ones of equals.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, value in
      best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  /// A value in place of none at all.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var isEmpty = true
      return listen(
        {
          isEmpty = false
          receive($0)
        },
        completion: { completion in
          if isEmpty, case .finished = completion { receive(output) }
          complete(completion)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Whether there is a value; known as soon as there is.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// The greatest value.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }

  /// The least value.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}
