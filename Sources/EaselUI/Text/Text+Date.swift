import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// Hour and minute: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// Day, month and year: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// How far away the date is, in its two largest units of weeks and below: "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// How long ago the date was, in its largest unit of weeks and below: "+2 hours"; "-3 days" for one to come.
    public static let offset = DateStyle(kind: .offset)
    /// How far away the date is, as a clock counts it: "2:32", "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  init(_ reading: TimeReading) { pieces = [Piece(content: .time(reading))] }

  /// A date in the locale, calendar and time zone of the environment. Relative, offset and timer texts go on by
  /// themselves.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style.kind)) }

  /// The times of day, or dates, at which something begins and ends: "9:30 AM – 3:30 PM".
  public init(_ dates: ClosedRange<Date>) { self.init(.span(dates)) }

  /// The times of day, or dates, at which something begins and ends: "9:30 AM – 3:30 PM".
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A timer that runs by itself within a range of dates.
  ///
  /// - Parameters:
  ///   - pauseTime: When it stops; nil lets it run to the end.
  ///   - countsDown: False counts from the start up.
  ///   - showsHours: False counts minutes beyond 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = TimeReading.Timer(
      range: timerInterval, pauseDate: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(.timer(timer))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date in a style; see `Text.init(_:style:)`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// A range of dates; see `Text.init(_:)`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// A range of dates; see `Text.init(_:)`.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// A timer that runs by itself; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// Whole seconds since a date, negative before it. The second that runs out counts until it is over, so that what counts
/// down to a date shows 0 when that has come.
struct ElapsedSeconds: Equatable {
  let value: Double

  /// A tick that comes this much too early counts as in time: dates far from their reference are rounded.
  static let tolerance = 0.001
  /// More than three thousand years; sums stay exact.
  private static let limit = 1e11

  init(from date: Date, to now: Date) {
    let seconds = (now.timeIntervalSince(date) + ElapsedSeconds.tolerance).rounded(.down)
    value = seconds.isNaN ? 0 : min(max(seconds, -ElapsedSeconds.limit), ElapsedSeconds.limit)
  }

  /// How far away the date is.
  var distance: Duration { .seconds(abs(value)) }

  /// The seconds since the date at which a distance in whole units is another one next, for units that depend on the
  /// distance.
  func next(by unit: (Double) -> Double) -> TimeInterval {
    let unit = unit(abs(value))
    let steps = (abs(value) / unit).rounded(.down)
    return value < 0 ? min(0, 1 - steps * unit) : (steps + 1) * unit
  }

  /// The smaller of the two largest units of a distance, but hours for those of a day and more.
  static func smallestOfTwoUnits(_ seconds: Double) -> Double {
    seconds < hour ? 1 : seconds < day ? minute : hour
  }

  /// The largest unit of a distance, but hours for those of a day and more.
  static func largestUnit(_ seconds: Double) -> Double {
    seconds < minute ? 1 : seconds < hour ? minute : hour
  }

  /// Units of the distance that stand next to each other, seconds and minutes for the shortest.
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

/// Whole numbers as the current locale writes them. Clocks and charts write small ones in every frame, and a format
/// style takes microseconds for each.
enum WholeNumberText {
  /// Numbers below this have no separators in any locale.
  private static let firstLong = 1000
  /// True when the locale's digits are those of ASCII. A program's locale does not change while it runs.
  private static let usesPlainDigits = IntegerFormatStyle<Int>().format(123_456_789).filter(\.isASCII)
    .filter(\.isNumber).elementsEqual("123456789")

  static func string(for value: Int) -> String {
    usesPlainDigits && (0..<firstLong).contains(value) ? String(value) : formatted(value)
  }

  static func string<T: BinaryInteger>(for value: T) -> String {
    Int(exactly: value).map { string(for: $0) } ?? formatted(value)
  }

  // Not inlined: looking its types up would take a while even where they are not used.
  @inline(never)
  private static func formatted<T: BinaryInteger>(_ value: T) -> String {
    IntegerFormatStyle<T>().format(value)
  }
}
