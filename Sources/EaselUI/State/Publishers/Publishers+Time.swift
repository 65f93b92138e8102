// Operators that use a scheduler.

/// Delivers scheduled values and completions unless it has been cancelled meanwhile.
private final class Delivery<Output, Failure: Error>: Sendable {
  // Not sendable because they are closures of subscribers, which the publisher may call on any thread.
  nonisolated(unsafe) private let receive: (Output) -> Void
  nonisolated(unsafe) private let complete: (Subscribers.Completion<Failure>) -> Void
  private let isCancelled = LockedValue(false)

  init(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.receive, self.complete) = (receive, complete)
  }

  func send(_ value: Output) { if !isCancelled.withLock({ $0 }) { receive(value) } }
  func send(completion: Subscribers.Completion<Failure>) {
    if !isCancelled.withLock({ $0 }) { complete(completion) }
  }
  func cancel() { isCancelled.withLock { $0 = true } }
}

extension Publisher {
  /// Delivers values and the completion through a closure that schedules them.
  private func rescheduled(
    _ later: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let delivery = Delivery<Output, Failure>(receive, complete)
      let subscription = listen(
        { value in later { delivery.send(value) } },
        completion: { completion in later { delivery.send(completion: completion) } })
      return AnyCancellable {
        delivery.cancel()
        subscription.cancel()
      }
    }
  }

  /// Delivers values and the completion on a scheduler: asynchronously, except on the immediate scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    rescheduled { scheduler.schedule(options: options, $0) }
  }

  /// Subscribes to the publisher on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let subscription = SerialCancellable()
      scheduler.schedule(options: options) {
        subscription.held = self.listen(receive, completion: complete)
      }
      return AnyCancellable { subscription.cancel() }
    }
  }

  /// Delays values and the completion.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    rescheduled {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, $0)
    }
  }

  /// Publishes a value after `dueTime` has passed without another one.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let delivery = Delivery<Output, Failure>(receive, complete)
      let last = LockedValue<(number: Int, value: Output?)>((0, nil))
      /// The pending value if it has the given number; nil matches any number.
      func take(_ number: Int?) -> Output? {
        last.withLock { last in
          guard number == nil || number == last.number else { return nil }
          defer { last.value = nil }
          return last.value
        }
      }
      let subscription = listen(
        { value in
          let (number, _) = last.withLock { last in
            defer { last = (last.number + 1, value) }
            return (last.number + 1, last.value)
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) { if let value = take(number) { delivery.send(value) } }
        },
        completion: { completion in
          scheduler.schedule(options: options) {
            if case .finished = completion, let value = take(nil) { delivery.send(value) }
            delivery.send(completion: completion)
          }
        })
      return AnyCancellable {
        delivery.cancel()
        subscription.cancel()
      }
    }
  }

  /// Publishes at most one value per interval: the first one immediately, then at the end of each interval
  /// the latest one or, if `latest` is false, the first one.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let delivery = Delivery<Output, Failure>(receive, complete)
      let state = LockedValue<(next: S.SchedulerTimeType?, value: Output?)>((nil, nil))
      func send() {
        let value = state.withLock { state in
          defer { state = (scheduler.now.advanced(by: interval), nil) }
          return state.value
        }
        if let value { delivery.send(value) }
      }
      let subscription = listen(
        { value in
          let now = scheduler.now
          let (isFirst, due, _) = state.withLock { state in
            let last = state
            let isFirst = state.value == nil
            if isFirst || latest { state.value = value }
            return (isFirst, Swift.max(last.next ?? now, now), last.value)
          }
          guard isFirst else { return }
          if due <= now {
            scheduler.schedule(options: nil) { send() }
          } else {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { send() }
          }
        },
        completion: { completion in
          scheduler.schedule(options: nil) {
            if case .finished = completion { send() }
            delivery.send(completion: completion)
          }
        })
      return AnyCancellable {
        delivery.cancel()
        subscription.cancel()
      }
    }
  }

  /// Publishes the values, and completes when `interval` passes without one: with `customError` if given,
  /// otherwise normally.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let delivery = Delivery<Output, Failure>(receive, complete)
      let subscription = SerialCancellable()
      let last = LockedValue(0)
      func restart() {
        let number = last.withLock { number in
          number += 1
          return number
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard last.withLock({ $0 == number }) else { return }
          subscription.cancel()
          delivery.send(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      restart()
      subscription.held = listen(
        {
          restart()
          delivery.send($0)
        },
        completion: {
          last.withLock { $0 += 1 }
          delivery.send(completion: $0)
        })
      return AnyCancellable {
        delivery.cancel()
        subscription.cancel()
      }
    }
  }

  /// Publishes the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    AnyPublisher { receive, complete in
      var last = scheduler.now
      return listen(
        { _ in
          let now = scheduler.now
          let interval = last.distance(to: now)
          last = now
          receive(interval)
        }, completion: complete)
    }
  }
}
