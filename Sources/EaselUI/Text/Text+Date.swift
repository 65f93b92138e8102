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
