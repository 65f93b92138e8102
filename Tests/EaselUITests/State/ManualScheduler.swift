@testable import EaselUI

/// A scheduler whose time is advanced by the test.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = SchedulerDate
  typealias SchedulerOptions = Never

  private var seconds: Double = 0
  private var waiting: [(due: Double, action: () -> Void)] = []

  var now: SchedulerDate { date(seconds) }
  var minimumTolerance: SchedulerInterval { 0 }

  private func date(_ seconds: Double) -> SchedulerDate {
    SchedulerDate(Date(timeIntervalSinceReferenceDate: seconds))
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append((seconds, action)) }

  func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    waiting.append((date.date.timeIntervalSinceReferenceDate, action))
  }

  func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: options, action)
    return AnyCancellable {}
  }

  /// Runs all actions due up to a time, in order.
  func advance(to end: Double) {
    while let next = waiting.enumerated().filter({ $0.element.due <= end })
      .min(by: { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) })
    {
      waiting.remove(at: next.offset)
      seconds = max(seconds, next.element.due)
      next.element.action()
    }
    seconds = end
  }
}
