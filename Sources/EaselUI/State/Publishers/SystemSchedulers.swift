// The run loops and queues of Foundation and Dispatch as schedulers. Dates follow the system clock;
// tolerances are ignored.

/// The options type of schedulers without options.
public struct SchedulerNoOptions: Sendable {
  /// Creates empty options.
  public init() {}
}

extension Scheduler where SchedulerTimeType == SchedulerDate {
  /// The current date.
  public var now: SchedulerDate { SchedulerDate(Date()) }
  /// Always 0; tolerances are ignored.
  public var minimumTolerance: SchedulerInterval { 0 }
}

extension RunLoop {
  /// Adds a timer that runs a closure once or, with an interval, repeatedly. The run loop retains the timer.
  @discardableResult
  fileprivate func addTimer(
    after date: SchedulerDate, every interval: SchedulerInterval? = nil, _ action: @escaping () -> Void
  ) -> Timer {
    // Not sendable, because `Scheduler` does not demand it. As with Combine, the caller chooses where it may run.
    nonisolated(unsafe) let action = action
    // At least a millisecond: an interval of zero would starve the run loop.
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: date.delay), interval: max(interval?.timeInterval ?? 0, 0.001),
      repeats: interval != nil, block: { _ in action() })
    add(timer, forMode: .common)
    return timer
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public typealias SchedulerOptions = SchedulerNoOptions

  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {
    // Not sendable, as in `addTimer`.
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerNoOptions?,
    _ action: @escaping () -> Void
  ) {
    addTimer(after: date, action)
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerNoOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = addTimer(after: date, every: interval, action)
    return AnyCancellable { timer.invalidate() }
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public typealias SchedulerOptions = SchedulerNoOptions

  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {
    // Not sendable, as in `addTimer`.
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerNoOptions?,
    _ action: @escaping () -> Void
  ) {
    // Not sendable, as in `addTimer`.
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + date.delay) { action() }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerNoOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    // Not sendable, as in `addTimer`.
    nonisolated(unsafe) let action = action
    timer.setEventHandler { action() }
    timer.schedule(deadline: .now() + date.delay, repeating: max(interval.timeInterval, 0.001))
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public typealias SchedulerOptions = SchedulerNoOptions

  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {
    // Not sendable, as in `addTimer`.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerNoOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(after: date, tolerance: tolerance, options: nil) {
      self.schedule(options: nil, action)
    }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerNoOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
      self.schedule(options: nil, action)
    }
  }
}

/// A scheduler that runs each closure synchronously, regardless of the requested date, and never repeats it.
///
/// ```swift
/// let subscription = Just(1).receive(on: ImmediateScheduler.shared).sink { print($0) }
/// subscription.cancel()
/// ```
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  public typealias SchedulerTimeType = SchedulerDate
  public typealias SchedulerOptions = Never

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
