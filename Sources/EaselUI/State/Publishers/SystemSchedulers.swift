// The queues and loops of Foundation and Dispatch as schedulers.

/// Options that there are none of.
public struct SchedulerNoOptions: Sendable {
  public init() {}
}

extension RunLoop {
  /// Runs a closure at a moment, and regularly after it where an interval is given. The run loop keeps the timer.
  @discardableResult
  fileprivate func addTimer(
    after date: SchedulerDate, every interval: SchedulerInterval? = nil, _ action: @escaping () -> Void
  ) -> Timer {
    nonisolated(unsafe) let action = action
    // An interval of zero would let nothing else run.
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

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {
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

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerNoOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + date.delay) { action() }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerNoOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
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

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {
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

/// Runs closures at once, and at their moments all the same.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public typealias SchedulerTimeType = SchedulerDate
  public typealias SchedulerOptions = Never

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }

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
