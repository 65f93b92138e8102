// Operators that reduce all values to one result, published when the upstream publisher finishes.

extension Publisher {
  /// Publishes the result of combining all values with a closure, when the publisher finishes.
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

  /// Publishes all values as one array, when the publisher finishes.
  public func collect() -> AnyPublisher<[Output], Failure> { collect(.max).replaceEmpty(with: []) }

  /// Publishes arrays of `count` values; the last array may have fewer.
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

  /// Publishes the number of values, when the publisher finishes.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes the last value, when the publisher finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Publishes the last value that satisfies a predicate, when the publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Publishes whether any value satisfies a predicate; true as soon as one does.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Publishes whether all values satisfy a predicate; false as soon as one does not.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Publishes the greatest value by a comparison, when the publisher finishes; of equal values, the last
  /// one.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, value in
      best.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value
    }.compactMap { $0 }
  }

  /// Publishes the least value by a comparison, when the publisher finishes; of equal values, the first one.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, value in
      best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  /// Publishes the values, or a replacement if the publisher finishes without any.
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
  /// Publishes whether any value equals `output`; true as soon as one does.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Publishes the greatest value, when the publisher finishes.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }

  /// Publishes the least value, when the publisher finishes.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}
