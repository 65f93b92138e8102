/// A date, or a stretch of time, as a text shows it: written when the text is laid out, in the environment's locale.
enum TimeReading: Equatable, Sendable {
  case date(Date, Text.DateStyle.Kind)
  case span(ClosedRange<Date>)
  case timer(Timer)

  /// Seconds that run within a range.
  struct Timer: Equatable, Sendable {
    var range: ClosedRange<Date>
    var pauseDate: Date?
    var countsDown: Bool
    var showsHours: Bool
  }

  /// What is read at a date.
  func string(at now: Date, in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, .time): environment.format(date: .omitted, time: .shortened).format(date.writable)
    case .date(let date, .date): environment.format(date: .long, time: .omitted).format(date.writable)
    case .date(let date, .relative): environment.units(ElapsedSeconds(from: date, to: now), count: 2)
    case .date(let date, .offset): environment.offset(ElapsedSeconds(from: date, to: now))
    case .date(let date, .timer):
      environment.clock(ElapsedSeconds(from: date, to: now), showsHours: true)
    case .span(let dates): environment.span(dates)
    case .timer(let timer): environment.clock(timer.seconds(at: now), showsHours: timer.showsHours)
    }
  }

  /// When something else is read; nil for what does not change any more.
  func nextChange(after now: Date) -> Date? {
    guard let next = nextTick(after: now), next > now, next < .distantFuture else { return nil }
    return next
  }

  private func nextTick(after now: Date) -> Date? {
    switch self {
    case .date(_, .time), .date(_, .date), .span: nil
    case .date(let date, .relative):
      date + ElapsedSeconds(from: date, to: now).next(by: ElapsedSeconds.smallestOfTwoUnits)
    case .date(let date, .offset):
      date + ElapsedSeconds(from: date, to: now).next(by: ElapsedSeconds.largestUnit)
    case .date(let date, .timer): date + ElapsedSeconds(from: date, to: now).next { _ in 1 }
    case .timer(let timer): timer.nextTick(after: now)
    }
  }
}

extension TimeReading.Timer {
  /// The date that the seconds are counted from or to.
  private var anchor: Date { countsDown ? range.upperBound : range.lowerBound }

  func seconds(at now: Date) -> ElapsedSeconds {
    let reached = pauseDate.map { min(now, $0) } ?? now
    return ElapsedSeconds(from: anchor, to: min(max(reached, range.lowerBound), range.upperBound))
  }

  func nextTick(after now: Date) -> Date? {
    let seconds = ElapsedSeconds(from: anchor, to: max(now, range.lowerBound))
    let next = anchor + seconds.next { _ in 1 }
    guard next <= range.upperBound.addingTimeInterval(ElapsedSeconds.tolerance),
      next <= pauseDate ?? .distantFuture
    else { return nil }
    return next
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

extension Date {
  /// The date, or the nearest that calendars can reckon with.
  fileprivate var writable: Date {
    timeIntervalSinceReferenceDate.isNaN
      ? Date(timeIntervalSinceReferenceDate: 0) : min(max(self, .distantPast), .distantFuture)
  }
}

extension EnvironmentValues {
  fileprivate func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// Times of day alone where both dates are on the same day.
  fileprivate func span(_ dates: ClosedRange<Date>) -> String {
    var calendar = calendar
    calendar.timeZone = timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: locale, calendar: calendar,
      timeZone: timeZone
    ).format(dates.lowerBound.writable..<dates.upperBound.writable)
  }

  fileprivate func units(_ seconds: ElapsedSeconds, count: Int) -> String {
    let style = Duration.UnitsFormatStyle.units(
      allowed: seconds.twoLargestUnits, width: count == 1 ? .wide : .abbreviated, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .towardZero))
    return style.locale(locale).format(seconds.distance)
  }

  fileprivate func offset(_ seconds: ElapsedSeconds) -> String {
    (seconds.value < 0 ? "-" : "+") + units(seconds, count: 1)
  }

  fileprivate func clock(_ seconds: ElapsedSeconds, showsHours: Bool) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds.distance >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(seconds.distance)
  }
}
