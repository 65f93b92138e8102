/// The days of a month, with buttons for other months. Keys move to another day: arrows, Page Up and Page Down by a month,
/// Home and End to the ends of the week.
struct MonthGrid: View {
  let limits: DateLimits
  /// The day from which keys move.
  let cursor: Date
  /// Whether the day of the cursor has an outline.
  var marksCursor = false
  /// Whether a day is selected, by its start.
  let isSelected: (Date) -> Bool
  /// Moves the cursor to a day within the limits, by its start.
  let move: (Date) -> Void
  /// Selects a clicked day, by its start.
  let choose: (Date) -> Void
  /// A date in the shown month; `nil` for that of the cursor.
  @State private var shown: Date?
  @State private var choosesMonth = false
  @FocusState private var isFocused: Bool
  @Environment(\.dateArithmetic) private var arithmetic
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(spacing: metrics.isDesktop ? 6 : 10) {
      header()
      if choosesMonth {
        MonthWheels(
          arithmetic: arithmetic, limits: limits, date: Binding(get: { month }, set: { shown = $0 })
        )
        .frame(height: gridHeight)
      } else {
        TimelineView(DailySchedule(arithmetic: arithmetic)) { timeline in
          days(today: timeline.date)
        }
        .modifier(FocusModifier(keyAction: { key($0) }, ringRadius: 8))
        .focused($isFocused)
      }
    }
    .onChange(of: cursor) { _, _ in shown = nil }
  }

  private var month: Date { limits.clamped(shown ?? cursor) }

  /// The height of the names of the days and of six weeks.
  private var gridHeight: CGFloat { metrics.isDesktop ? 172 : 20 + 6 * 40 }

  private func header() -> some View {
    HStack(spacing: metrics.isDesktop ? 8 : 24) {
      Button {
        choosesMonth.toggle()
      } label: {
        HStack(spacing: 4) {
          Text(verbatim: arithmetic.monthTitle(month))
            .font(.headline)
            .foregroundStyle(choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          Image(systemName: choosesMonth ? "chevron.down" : "chevron.forward")
            .font(.system(size: metrics.isDesktop ? 9 : 13, weight: .semibold)).foregroundStyle(.tint)
        }
        .contentShape(Rectangle())
      }
      Spacer(minLength: 0)
      if !choosesMonth {
        arrow("chevron.backward", by: -1)
        arrow("chevron.forward", by: 1)
      }
    }
    .buttonStyle(.plain)
    .frame(height: metrics.isDesktop ? 20 : 30)
    .padding(.horizontal, metrics.isDesktop ? 4 : 12)
  }

  private func arrow(_ symbol: String, by months: Int) -> some View {
    let target = arithmetic.date(month, adding: months, .month)
    let interval = arithmetic.calendar.dateInterval(of: .month, for: target)
    let isPossible = target != month && interval.map(limits.overlaps) ?? false
    return Button {
      shown = target
    } label: {
      Image(systemName: symbol)
        .font(.system(size: metrics.isDesktop ? 11 : 19, weight: metrics.isDesktop ? .semibold : .medium))
        .foregroundStyle(isPossible ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.disabledText))
        .frame(minWidth: metrics.isDesktop ? 16 : 20, minHeight: 20)
        .contentShape(Rectangle())
    }
    .disabled(!isPossible)
  }

  private func days(today: Date) -> some View {
    let month = CalendarMonth(containing: month, in: arithmetic)
    return VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(arithmetic.weekdays(isShort: metrics.isDesktop).enumerated()), id: \.offset) {
          _, name in
          Text(verbatim: metrics.isDesktop ? name : name.localizedUppercase)
            .font(.system(size: metrics.isDesktop ? 10 : 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: metrics.isDesktop ? 18 : 20)
      ForEach(0..<month.weekCount, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { place in
            cell(month.day(at: week * 7 + place, in: arithmetic), today: today)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .frame(height: gridHeight, alignment: .top)
  }

  @ViewBuilder
  private func cell(_ day: Date?, today: Date) -> some View {
    if let day {
      let isEnabled = limits.overlaps(arithmetic.day(of: day))
      DayCell(
        number: arithmetic.format().day().format(day), isSelected: isSelected(day),
        isToday: arithmetic.isSameDay(day, today), isEnabled: isEnabled,
        hasOutline: marksCursor && isFocused && arithmetic.isSameDay(day, cursor)
      )
      .onTapGesture {
        isFocused = true
        if isEnabled { choose(day) }
      }
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: metrics.isDesktop ? 24 : 40)
    }
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, !limits.isEmpty else { return .ignored }
    let forward = direction == .rightToLeft ? -1 : 1
    let weekday = arithmetic.component(.weekday, of: cursor) - arithmetic.calendar.firstWeekday
    let place = (weekday % 7 + 7) % 7
    let target =
      switch press.key {
      case .leftArrow: arithmetic.date(cursor, adding: -forward, .day)
      case .rightArrow: arithmetic.date(cursor, adding: forward, .day)
      case .upArrow: arithmetic.date(cursor, adding: -7, .day)
      case .downArrow: arithmetic.date(cursor, adding: 7, .day)
      case .pageUp: arithmetic.date(cursor, adding: -1, .month)
      case .pageDown: arithmetic.date(cursor, adding: 1, .month)
      case .home: arithmetic.date(cursor, adding: -place, .day)
      case .end: arithmetic.date(cursor, adding: 6 - place, .day)
      default: nil as Date?
      }
    if press.phase == .down, press.key == .space || press.key == .return, marksCursor {
      choose(arithmetic.startOfDay(cursor))
      return .handled
    }
    guard let target else { return .ignored }
    move(arithmetic.startOfDay(limits.clamped(target)))
    return .handled
  }
}

/// The number of a day: in a circle of the tint while it is selected, in the tint today.
private struct DayCell: View {
  let number: String
  let isSelected: Bool
  let isToday: Bool
  let isEnabled: Bool
  let hasOutline: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    Text(verbatim: number)
      .font(font)
      .monospacedDigit()
      .foregroundStyle(color)
      .frame(maxWidth: .infinity)
      .frame(height: metrics.isDesktop ? 24 : 40)
      .background {
        if isSelected {
          Circle().fill(.tint).opacity(isFilled ? 1 : 0.15)
            .frame(width: side, height: side)
        }
        if hasOutline { Circle().strokeBorder(.tint, lineWidth: 1.5).frame(width: side, height: side) }
      }
      .contentShape(Rectangle())
  }

  private var side: CGFloat { metrics.isDesktop ? 22 : 40 }

  private var isFilled: Bool { isToday || metrics.isDesktop }

  private var font: Font {
    if metrics.isDesktop { return .system(size: 12, weight: isSelected || isToday ? .semibold : .regular) }
    return isSelected ? .system(size: 22, weight: .semibold) : .system(size: 20)
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(ControlColor.disabledText) }
    if isSelected { return isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint) }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
