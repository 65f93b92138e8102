/// A time between two moments of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Where and when closures run.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at a moment and regularly after it, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Seconds between two moments.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, Hashable, Sendable,
  SignedNumeric,
  ExpressibleByFloatLiteral, Codable
{
  public var timeInterval: TimeInterval

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  public init(integerLiteral value: TimeInterval) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    timeInterval = value
  }

  public var magnitude: TimeInterval { abs(timeInterval) }

  public static func seconds(_ s: Int) -> SchedulerInterval { SchedulerInterval(Double(s)) }
  public static func seconds(_ s: Double) -> SchedulerInterval { SchedulerInterval(s) }
  public static func milliseconds(_ ms: Int) -> SchedulerInterval { SchedulerInterval(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> SchedulerInterval { SchedulerInterval(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> SchedulerInterval { SchedulerInterval(Double(ns) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// A moment of a scheduler: a date of the clock on the wall.
public struct SchedulerDate: Strideable, Hashable, Sendable, Codable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: SchedulerDate) -> SchedulerInterval {
    SchedulerInterval(other.date.timeIntervalSince(date))
  }

  public func advanced(by n: SchedulerInterval) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(n.timeInterval))
  }

  /// Seconds from now on, at least none; the longest time that timers know in place of one that is no number.
  var delay: TimeInterval {
    let seconds = date.timeIntervalSinceNow
    return seconds.isNaN ? SchedulerDate.longestDelay : min(max(seconds, 0), SchedulerDate.longestDelay)
  }

  private static let longestDelay: TimeInterval = 1e9
}
