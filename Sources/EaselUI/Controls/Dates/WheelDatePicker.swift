/// A date picker of wheels: for the day, the month and the year; for the hour and the minute; or, for a date with its time,
/// for the days of all months, the hour and the minute.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    LabeledDateControl(configuration: configuration) {
      DateWheels(
        limits: configuration.limits, components: configuration.displayedComponents, date: configuration.date)
    }
  }
}

/// The wheels of a date picker, in the order of the locale.
struct DateWheels: View {
  let limits: DateLimits
  let components: DatePickerComponents
  @Binding var date: Date
  @Environment(\.dateArithmetic) private var arithmetic
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date), components.contains(.hourAndMinute) {
        DayWheel(arithmetic: arithmetic, limits: limits, date: $date)
      } else if components.contains(.date) {
        ForEach(arithmetic.units(of: date, date: .numeric), id: \.self) { unit in
          UnitWheel(arithmetic: arithmetic, limits: limits, unit: unit, date: $date)
        }
      }
      if components.contains(.hourAndMinute) {
        ForEach(arithmetic.units(of: date, time: .shortened), id: \.self) { unit in
          UnitWheel(arithmetic: arithmetic, limits: limits, unit: unit, date: $date)
            .frame(maxWidth: components.contains(.date) ? timeWidth : .infinity)
        }
      }
    }
    .modifier(WheelBand())
  }

  /// The width of the wheel of an hour beside that of a day.
  private var timeWidth: CGFloat { metrics.isDesktop ? 40 : 50 }
}

/// The wheels of a month and its year.
struct MonthWheels: View {
  let arithmetic: DateArithmetic
  let limits: DateLimits
  @Binding var date: Date

  var body: some View {
    HStack(spacing: 0) {
      ForEach(arithmetic.units(of: date, date: .numeric).filter { $0 != .day }, id: \.self) { unit in
        UnitWheel(arithmetic: arithmetic, limits: limits, unit: unit, date: $date)
      }
    }
    .modifier(WheelBand())
  }
}

/// A part of a date that a person changes on its own.
enum DateUnit: Hashable {
  case day, month, year, hour, minute, dayPeriod

  /// The part in a calendar.
  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour, .dayPeriod: .hour
    case .minute: .minute
    }
  }
}

/// The wheel of one part of a date.
private struct UnitWheel: View {
  let arithmetic: DateArithmetic
  let limits: DateLimits
  let unit: DateUnit
  @Binding var date: Date

  var body: some View {
    let values = unit == .dayPeriod ? 0...1 : arithmetic.values(unit.component, of: date)
    Wheel(
      count: values.count, selected: arithmetic.value(unit, of: date) - values.lowerBound,
      select: { date = limits.clamped(arithmetic.date(date, setting: unit, to: values.lowerBound + $0)) }
    ) { index in
      let target = arithmetic.date(date, setting: unit, to: values.lowerBound + index)
      Text(verbatim: arithmetic.name(unit, of: target))
        .foregroundStyle(
          limits.clamped(target) == target ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
    }
  }
}

/// The wheel of the days of all months.
private struct DayWheel: View {
  let arithmetic: DateArithmetic
  let limits: DateLimits
  @Binding var date: Date

  /// The number of days before the reference date, and after it.
  private static let reach = 730_000

  var body: some View {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    Wheel(
      count: 2 * DayWheel.reach, selected: DayWheel.reach + arithmetic.days(from: origin, to: date),
      select: { date = limits.clamped(day($0, from: origin)) }
    ) { index in
      let target = day(index, from: origin)
      Text(verbatim: arithmetic.format().weekday(.abbreviated).month(.abbreviated).day().format(target))
        .foregroundStyle(
          limits.overlaps(arithmetic.day(of: target)) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
    }
  }

  private func day(_ index: Int, from origin: Date) -> Date {
    arithmetic.date(date, onDayOf: arithmetic.date(origin, adding: index - DayWheel.reach, .day))
  }
}

extension DateArithmetic {
  /// The value of a part: 0 before noon and 1 after it for the period of the day.
  func value(_ unit: DateUnit, of date: Date) -> Int {
    let value = component(unit.component, of: date)
    return unit == .dayPeriod ? (value < 12 ? 0 : 1) : value
  }

  /// A date with another value of one of its parts.
  func date(_ date: Date, setting unit: DateUnit, to value: Int) -> Date {
    guard unit == .dayPeriod else { return self.date(date, settingComponent: unit.component, to: value) }
    let hour = component(.hour, of: date) % 12
    return self.date(date, settingComponent: .hour, to: value == 0 ? hour : hour + 12)
  }

  /// The value of a part as text.
  func name(_ unit: DateUnit, of date: Date) -> String {
    switch unit {
    case .month: format().month(.wide).format(date.writable)
    case .day: format().day().format(date.writable)
    case .year: format().year().format(date.writable)
    case .hour, .minute, .dayPeriod:
      pieces(of: date, date: nil, time: .shortened).first { $0.unit == unit }?.text ?? ""
    }
  }
}
