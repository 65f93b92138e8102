/// Steps between dates in a calendar. All results are within what calendars support.
struct DateArithmetic: Equatable {
  var calendar: Calendar

  /// A calendar with the locale and the time zone of an environment.
  init(_ environment: EnvironmentValues) {
    calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
  }
}

extension EnvironmentValues {
  var dateArithmetic: DateArithmetic { DateArithmetic(self) }
}

extension DateArithmetic {
  /// A date some units later, or earlier for negative values.
  func date(_ date: Date, adding value: Int, _ unit: Calendar.Component, isWrapping: Bool = false) -> Date {
    let value = min(max(value, -4_000_000), 4_000_000)
    let result = calendar.date(
      byAdding: unit, value: value, to: date.writable, wrappingComponents: isWrapping)
    return (result ?? date).writable
  }

  /// The start of the day of a date.
  func startOfDay(_ date: Date) -> Date { calendar.startOfDay(for: date.writable) }

  /// The day of a date, from its start to the start of the next.
  func day(of date: Date) -> DateInterval {
    let start = startOfDay(date)
    let next = self.date(start, adding: 1, .day)
    return DateInterval(start: start, end: max(next, start))
  }

  /// The number of days from one date to another, negative if the other is earlier.
  func days(from first: Date, to second: Date) -> Int {
    calendar.dateComponents([.day], from: startOfDay(first), to: startOfDay(second)).day ?? 0
  }

  /// A date on another day, with the time of `date`.
  func date(_ date: Date, onDayOf day: Date) -> Date {
    self.date(date, adding: days(from: date, to: day), .day)
  }

  func isSameDay(_ first: Date, _ second: Date) -> Bool { startOfDay(first) == startOfDay(second) }

  /// The value of a part of a date.
  func component(_ component: Calendar.Component, of date: Date) -> Int {
    calendar.component(component, from: date.writable)
  }

  /// The values that a part of a date can have; years are unbounded within a calendar's era.
  func values(_ unit: Calendar.Component, of date: Date) -> ClosedRange<Int> {
    let larger: Calendar.Component =
      switch unit {
      case .minute: .hour
      case .hour: .day
      case .day: .month
      case .month: .year
      default: .era
      }
    guard larger != .era, let range = calendar.range(of: unit, in: larger, for: date.writable),
      !range.isEmpty
    else { return unit == .year ? 1...9999 : 0...0 }
    return range.lowerBound...min(range.upperBound - 1, range.lowerBound + 400)
  }

  /// A date with another value of one of its parts, which is clamped to those that exist. Smaller parts change only if they
  /// would not exist: the last of January becomes the last of February. A time that a change of the clock skips becomes the
  /// one that is later by the length of the gap.
  func date(_ date: Date, settingComponent unit: Calendar.Component, to value: Int) -> Date {
    let values = values(unit, of: date)
    let target = min(max(value, values.lowerBound), values.upperBound)
    let result = self.date(date, adding: target - component(unit, of: date), unit)
    return unit == .hour || unit == .minute ? removingClockChange(from: date, to: result) : result
  }

  /// The date some time after another one by the clock: without the change of the clock between the two. If the clock skips
  /// that time, the date after the gap.
  private func removingClockChange(from start: Date, to end: Date) -> Date {
    func offset(_ date: Date) -> Int { calendar.timeZone.secondsFromGMT(for: date) }
    let result = end.addingTimeInterval(Double(offset(start.writable) - offset(end))).writable
    return offset(result) == offset(end) ? result : max(result, end)
  }
}

/// The days of a month in rows of seven.
struct CalendarMonth: Equatable {
  /// The start of the first day.
  let start: Date
  /// The number of places before the first day in its row.
  let offset: Int
  let dayCount: Int

  init(containing date: Date, in arithmetic: DateArithmetic) {
    let (calendar, date) = (arithmetic.calendar, date.writable)
    start = calendar.dateInterval(of: .month, for: date)?.start ?? arithmetic.startOfDay(date)
    dayCount = min(max(calendar.range(of: .day, in: .month, for: date)?.count ?? 0, 0), 42)
    let weekday = calendar.component(.weekday, from: start)
    offset = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
  }
}

extension CalendarMonth {
  /// The number of rows.
  var weekCount: Int { (offset + dayCount + 6) / 7 }

  /// The start of a day; `nil` for a place of the rows before the first or after the last day.
  func day(at place: Int, in arithmetic: DateArithmetic) -> Date? {
    guard place >= offset, place < offset + dayCount else { return nil }
    return arithmetic.startOfDay(arithmetic.date(start, adding: place - offset, .day))
  }
}

extension DateArithmetic {
  /// The names of the days of the week, beginning with the first of the calendar. Abbreviations that are too long for a
  /// column of days are replaced by initials.
  func weekdays(isShort: Bool) -> [String] {
    let abbreviations = calendar.shortStandaloneWeekdaySymbols
    let names =
      isShort || abbreviations.contains { $0.count > 5 }
      ? calendar.veryShortStandaloneWeekdaySymbols : abbreviations
    guard !names.isEmpty else { return [] }
    let first = ((calendar.firstWeekday - 1) % names.count + names.count) % names.count
    return Array(names[first...] + names[..<first])
  }

  /// The format of dates in the calendar.
  func format(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil)
    -> Date.FormatStyle
  {
    Date.FormatStyle(
      date: date, time: time, locale: calendar.locale ?? .current, calendar: calendar,
      timeZone: calendar.timeZone)
  }

  /// The name of a month with its year.
  func monthTitle(_ date: Date) -> String {
    format().month(.wide).year().format(date.writable)
  }
}

/// The starts of all days from a date.
struct DailySchedule: TimelineSchedule {
  let arithmetic: DateArithmetic

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: arithmetic.startOfDay(startDate)) { day in
      let next = arithmetic.date(day, adding: 1, .day)
      return next > day ? next : nil
    }
  }
}
