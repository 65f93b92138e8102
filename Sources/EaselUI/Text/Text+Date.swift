import Foundation

extension Text {
  /// A format for a date.
  ///
  /// ```swift
  /// Text(Date.now.addingTimeInterval(60), style: .timer)
  /// ```
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// Hour and minute: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// Day, month and year: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance from now, in its two largest units up to weeks: "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time since the date, in its largest unit up to weeks: "+2 hours", or "-3 days" for a future date.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now in clock notation: "2:32", "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  init(_ reading: FormattedTime) { pieces = [Piece(content: .time(reading))] }

  /// Creates a text from a date in the locale, calendar and time zone of the environment. Texts in the styles
  /// `relative`, `offset` and `timer` update themselves.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style.kind)) }

  /// Creates a text from a range of dates: "9:30 AM – 3:30 PM". A range of several days is shown with dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.span(dates)) }

  /// Creates a text from a date interval: "9:30 AM – 3:30 PM". An interval of several days is shown with
  /// dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text with a timer that runs within a range of dates and updates itself.
  ///
  /// - Parameters:
  ///   - timerInterval: The dates at which the timer starts and ends.
  ///   - pauseTime: The date at which the timer stops; nil to run to the end.
  ///   - countsDown: Whether the timer counts down to the end or up from the start.
  ///   - showsHours: Whether an hour and more is shown with hours, or in minutes only.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = FormattedTime.Timer(
      range: timerInterval, pauseDate: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(.timer(timer))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Inserts a date in a style. See `Text.init(_:style:)`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Inserts a range of dates. See `Text.init(_:)`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Inserts a date interval. See `Text.init(_:)`.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Inserts a timer that updates itself. See `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// The number of whole seconds since a date, rounded down and negative before the date. A countdown therefore
/// shows 0 at the date itself.
struct ElapsedSeconds: Equatable {
  let value: Double

  /// The tolerance for an early timer tick, in seconds. Dates far from the reference date are rounded.
  static let tolerance = 0.001
  /// More than three thousand years, in seconds. Sums below it are exact.
  private static let limit = 1e11

  init(from date: Date, to now: Date) {
    let seconds = (now.timeIntervalSince(date) + ElapsedSeconds.tolerance).rounded(.down)
    value = seconds.isNaN ? 0 : min(max(seconds, -ElapsedSeconds.limit), ElapsedSeconds.limit)
  }

  /// The absolute distance from the date.
  var distance: Duration { .seconds(abs(value)) }

  /// The time, in seconds since the date, at which the distance in whole units changes next. The unit may
  /// depend on the distance.
  func next(by unit: (Double) -> Double) -> TimeInterval {
    let unit = unit(abs(value))
    let steps = (abs(value) / unit).rounded(.down)
    return value < 0 ? min(0, 1 - steps * unit) : (steps + 1) * unit
  }

  /// The smaller of the two largest units of a distance, with hours for a distance of a day or more.
  static func smallestOfTwoUnits(_ seconds: Double) -> Double {
    seconds < hour ? 1 : seconds < day ? minute : hour
  }

  /// The largest unit of a distance, with hours for a distance of a day or more.
  static func largestUnit(_ seconds: Double) -> Double {
    seconds < minute ? 1 : seconds < hour ? minute : hour
  }

  /// The two largest units of the distance; minutes and seconds for less than an hour.
  var twoLargestUnits: Set<Duration.UnitsFormatStyle.Unit> {
    switch abs(value) {
    case ..<ElapsedSeconds.hour: [.minutes, .seconds]
    case ..<ElapsedSeconds.day: [.hours, .minutes]
    case ..<(7 * ElapsedSeconds.day): [.days, .hours]
    default: [.weeks, .days]
    }
  }

  private static let minute = 60.0
  private static let hour = 3600.0
  private static let day = 86_400.0
}
