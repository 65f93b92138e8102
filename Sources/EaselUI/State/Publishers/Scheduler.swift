/// A time interval of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// An executor that runs closures immediately or at a later time.
///
/// ```swift
/// func runLater(on scheduler: some Scheduler, _ action: @escaping () -> Void) {
///   scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), action)
/// }
/// ```
public protocol Scheduler<SchedulerTimeType> {
  /// The type of points in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the scheduling options.
  associatedtype SchedulerOptions

  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that the scheduler supports.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at a time, and then repeatedly until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible, with default options.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at a time, with the minimum tolerance and default options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at a time, with default options.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a time and then repeatedly, with the minimum tolerance and default options.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A time interval in seconds. All schedulers of the library use this type, unlike in Combine.
///
/// ```swift
/// let interval: SchedulerInterval = .milliseconds(250)
/// print(interval.timeInterval)
/// ```
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, Hashable, Sendable,
  SignedNumeric,
  ExpressibleByFloatLiteral, Codable
{
  /// The length in seconds.
  public var timeInterval: TimeInterval

  /// Creates an interval of some seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  /// Creates an interval of some seconds.
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  /// Creates an interval of some seconds.
  public init(integerLiteral value: TimeInterval) { timeInterval = value }
  /// Creates an interval of some seconds; nil if `Double` cannot represent the number exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    timeInterval = value
  }

  /// The absolute value in seconds.
  public var magnitude: TimeInterval { abs(timeInterval) }

  /// Returns an interval in seconds.
  public static func seconds(_ s: Int) -> SchedulerInterval { SchedulerInterval(Double(s)) }
  /// Returns an interval in seconds.
  public static func seconds(_ s: Double) -> SchedulerInterval { SchedulerInterval(s) }
  /// Returns an interval in milliseconds.
  public static func milliseconds(_ ms: Int) -> SchedulerInterval { SchedulerInterval(Double(ms) / 1e3) }
  /// Returns an interval in microseconds.
  public static func microseconds(_ us: Int) -> SchedulerInterval { SchedulerInterval(Double(us) / 1e6) }
  /// Returns an interval in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> SchedulerInterval { SchedulerInterval(Double(ns) / 1e9) }

  /// Whether the first interval is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
  /// The sum of two intervals.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }
  /// The difference of two intervals.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }
  /// The product of two intervals in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }
  /// Multiplies an interval by another one, in seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// A point in time of a scheduler: a date of the system clock. All schedulers of the library use this type,
/// unlike in Combine.
///
/// ```swift
/// let inOneSecond = DispatchQueue.main.now.advanced(by: .seconds(1))
/// print(inOneSecond.date)
/// ```
public struct SchedulerDate: Strideable, Hashable, Sendable, Codable {
  /// The date.
  public var date: Date

  /// Creates a point in time from a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the interval from this time to another.
  public func distance(to other: SchedulerDate) -> SchedulerInterval {
    SchedulerInterval(other.date.timeIntervalSince(date))
  }

  /// Returns the time that is an interval later.
  public func advanced(by n: SchedulerInterval) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(n.timeInterval))
  }

  /// The seconds from now, from 0 to 1e9, which timers support. NaN gives 1e9.
  var delay: TimeInterval {
    let seconds = date.timeIntervalSinceNow
    return seconds.isNaN ? SchedulerDate.longestDelay : min(max(seconds, 0), SchedulerDate.longestDelay)
  }

  private static let longestDelay: TimeInterval = 1e9
}
