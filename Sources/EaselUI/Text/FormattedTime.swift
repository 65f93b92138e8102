/// A date, a period or a formatted value in a text. It is formatted in the environment's locale when the text
/// is laid out.
enum FormattedTime: Equatable, Sendable {
  case value(FormattedValue)
  case date(Date, Text.DateStyle.Kind)
  case span(ClosedRange<Date>)
  case timer(Timer)

  /// A timer that runs within a range of dates.
  struct Timer: Equatable, Sendable {
    var range: ClosedRange<Date>
    var pauseDate: Date?
    var countsDown: Bool
    var showsHours: Bool
  }

  /// The string to show at a date.
  func string(at now: Date, in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, .time): environment.format(date: .omitted, time: .shortened).format(date.writable)
    case .date(let date, .date): environment.format(date: .long, time: .omitted).format(date.writable)
    case .date(let date, .relative): environment.units(ElapsedSeconds(from: date, to: now), count: 2)
    case .date(let date, .offset): environment.offset(ElapsedSeconds(from: date, to: now))
    case .date(let date, .timer):
      environment.clock(ElapsedSeconds(from: date, to: now), showsHours: true)
    case .value(let value): value.string(in: environment.locale)
    case .span(let dates): environment.span(dates)
    case .timer(let timer): environment.clock(timer.seconds(at: now), showsHours: timer.showsHours)
    }
  }

  /// The date at which the string changes next; nil if it does not change anymore.
  func nextChange(after now: Date) -> Date? {
    guard let next = nextTick(after: now), next > now, next < .distantFuture else { return nil }
    return next
  }

  private func nextTick(after now: Date) -> Date? {
    switch self {
    case .value, .date(_, .time), .date(_, .date), .span: nil
    case .date(let date, .relative):
      date + ElapsedSeconds(from: date, to: now).next(by: ElapsedSeconds.smallestOfTwoUnits)
    case .date(let date, .offset):
      date + ElapsedSeconds(from: date, to: now).next(by: ElapsedSeconds.largestUnit)
    case .date(let date, .timer): date + ElapsedSeconds(from: date, to: now).next { _ in 1 }
    case .timer(let timer): timer.nextTick(after: now)
    }
  }
}

extension FormattedTime.Timer {
  /// The date that the timer counts from or to.
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

extension EnvironmentValues {
  fileprivate func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// A range of dates as text, without dates if both are on the same day.
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
