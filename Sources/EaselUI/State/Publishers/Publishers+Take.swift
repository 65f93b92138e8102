// Operators that select values by position or predicate.

extension Publisher {
  /// Passes each value and its index to a closure with a function that publishes. Finishes when the closure
  /// returns false.
  func taking(
    _ body: @escaping (Output, Int, (Output) -> Void) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let subscription = SerialCancellable()
      var count = 0
      subscription.held = listen(
        { value in
          let index = count
          count += 1
          guard !body(value, index, receive) else { return }
          complete(.finished)
          subscription.cancel()
        }, completion: complete)
      return AnyCancellable { subscription.cancel() }
    }
  }

  /// Publishes the first `maxLength` values and then finishes.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return taking { value, index, send in
      send(value)
      return index + 1 < maxLength
    }
  }

  /// Publishes values until one does not satisfy a predicate, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    taking { value, _, send in
      guard predicate(value) else { return false }
      send(value)
      return true
    }
  }

  /// Publishes the first value and then finishes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that satisfies a predicate and then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Publishes the value at an index, counted from zero, and then finishes.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

  /// Publishes the values whose indices are in a range, and then finishes.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    let indices = range.relative(to: 0..<Int.max)
    return dropFirst(indices.lowerBound).prefix(indices.count)
  }

  /// Drops the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var remaining = count
      return listen(
        {
          guard remaining > 0 else { return receive($0) }
          remaining -= 1
        }, completion: complete)
    }
  }

  /// Drops values until one does not satisfy a predicate.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var isDropping = true
      return listen(
        { value in
          if isDropping, predicate(value) { return }
          isDropping = false
          receive(value)
        }, completion: complete)
    }
  }

  /// Drops values until another publisher publishes.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { receive, complete in
      let isOpen = LockedValue(false)
      let opening = publisher.prefix(1).listen(
        { _ in isOpen.withLock { $0 = true } },
        completion: { if case .failure = $0 { complete($0) } })
      let values = listen({ if isOpen.withLock({ $0 }) { receive($0) } }, completion: complete)
      return AnyCancellable {
        opening.cancel()
        values.cancel()
      }
    }
  }

  /// Publishes values until another publisher publishes, and then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let values = SerialCancellable()
      let closing = publisher.prefix(1).listen(
        { _ in
          complete(.finished)
          values.cancel()
        }, completion: { _ in })
      values.held = listen(receive, completion: complete)
      return AnyCancellable {
        closing.cancel()
        values.cancel()
      }
    }
  }
}
