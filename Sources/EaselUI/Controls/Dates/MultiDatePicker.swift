/// A control for selecting several days. It shows the days of a month in a grid; a click selects or deselects a day.
///
/// Keys move to another day, and Space and Return select or deselect it. The selected components have a calendar, an
/// era, a year, a month and a day; the picker also shows days whose components have fewer, if the calendar of the
/// environment can make a date of them.
///
/// ```swift
/// struct Holidays: View {
///   @State private var days: Set<DateComponents> = []
///
///   var body: some View {
///     MultiDatePicker("Holidays", selection: $days)
///   }
/// }
/// ```
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let limits: DateLimits
  /// The day from which keys move; `nil` for the earliest selected one, or else today.
  @State private var cursor: Date?
  @Environment(\.dateArithmetic) private var arithmetic
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.controlMetrics) private var metrics

  init(_ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, label: Label) {
    (self.selection, self.limits, self.label) = (selection, limits, label)
  }

  /// Creates a picker for all days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateLimits(), label: label())
  }

  /// Creates a picker for the days of a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(bounds), label: label())
  }

  /// Creates a picker for the day of a date and those after it.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(bounds), label: label())
  }

  /// Creates a picker for the days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(bounds), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for all days with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), label: Text(titleKey))
  }

  /// Creates a picker for all days with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), label: Text(titleResource))
  }

  /// Creates a picker for all days with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), label: Text(title))
  }

  /// Creates a picker for the days of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(titleKey))
  }

  /// Creates a picker for the days of a range with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(titleResource))
  }

  /// Creates a picker for the days of a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(title))
  }

  /// Creates a picker for the day of a date and those after it with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(titleKey))
  }

  /// Creates a picker for the day of a date and those after it with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(titleResource))
  }

  /// Creates a picker for the day of a date and those after it with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(title))
  }

  /// Creates a picker for the days before a date with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(titleKey))
  }

  /// Creates a picker for the days before a date with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(titleResource))
  }

  /// Creates a picker for the days before a date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateLimits(bounds), label: Text(title))
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let days = selectedDays
    VStack(alignment: .leading, spacing: 8) {
      if metrics.isDesktop, !labelsAreHidden, !(label is EmptyView) { label }
      TimelineView(DailySchedule(arithmetic: arithmetic)) { timeline in
        MonthGrid(
          limits: limits, cursor: limits.clamped(cursor ?? days.min() ?? timeline.date), marksCursor: true,
          isSelected: { days.contains($0) }, move: { cursor = $0 }, choose: { toggle($0, in: days) })
      }
      .frame(minWidth: metrics.isDesktop ? 190 : 280, maxWidth: metrics.isDesktop ? 190 : .infinity)
    }
    .modifier(DisabledAppearance())
  }

  public static var _isSingleView: Bool { true }

  /// The starts of the selected days.
  @MainActor private var selectedDays: Set<Date> {
    Set(selection.wrappedValue.compactMap { arithmetic.day(of: $0) })
  }

  @MainActor private func toggle(_ day: Date, in days: Set<Date>) {
    cursor = day
    guard limits.overlaps(arithmetic.day(of: day)) else { return }
    if days.contains(day) {
      selection.wrappedValue = selection.wrappedValue.filter { arithmetic.day(of: $0) != day }
    } else {
      selection.wrappedValue.insert(
        arithmetic.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension DateArithmetic {
  /// The start of the day that components describe; `nil` if they do not describe one.
  fileprivate func day(of components: DateComponents) -> Date? {
    let values = [components.era, components.year, components.month, components.day].compactMap { $0 }
    guard !values.isEmpty, values.allSatisfy({ (-100_000...100_000).contains($0) }) else { return nil }
    var day = DateComponents(year: components.year, month: components.month, day: components.day)
    (day.era, day.isLeapMonth) = (components.era, components.isLeapMonth)
    return calendar.date(from: day).map { startOfDay($0) }
  }
}
