/// A control for a date, in the style set with `datePickerStyle(_:)`.
///
/// The calendar, the locale and the time zone are those of the environment. Dates outside of the range of the picker are
/// dimmed and cannot be selected; the picker shows a selection outside of it as the nearest date inside, and changes it
/// only when a person does. A day keeps the time of the selection, and a time keeps its day.
///
/// By default, a date picker shows the date and the time on buttons, which open a calendar and a clock, and with the
/// idiom `desktop` in fields with arrows.
///
/// ```swift
/// struct Appointment: View {
///   @State private var date = Date.now
///
///   var body: some View {
///     DatePicker("Start", selection: $date, in: Date.now..., displayedComponents: [.date])
///   }
/// }
/// ```
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: DatePickerComponents
  @Environment(\.datePickerStyle) private var style

  init(_ selection: Binding<Date>, _ limits: DateLimits, _ components: DatePickerComponents, label: Label) {
    (self.selection, self.limits, self.components, self.label) = (selection, limits, components, label)
  }

  /// Creates a date picker for all dates.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: label())
  }

  /// Creates a date picker for the dates of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: label())
  }

  /// Creates a date picker for a date and those after it.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: label())
  }

  /// Creates a date picker for a date and those before it.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: label())
  }
}

extension DatePicker: View {
  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), hasLabel: !(label is EmptyView), selection: selection,
      minimumDate: limits.minimum, maximumDate: limits.maximum, displayedComponents: components)
    Group {
      if let style {
        style.makeAnyBody(configuration).environment(\.datePickerStyle, style.outer)
      } else {
        AutomaticDatePicker(configuration: configuration)
      }
    }
    .modifier(DisabledAppearance())
  }

  public static var _isSingleView: Bool { true }
}
