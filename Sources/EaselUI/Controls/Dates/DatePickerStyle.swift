/// The properties of a date picker, passed to its style.
///
/// ```swift
/// struct TomorrowStyle: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button("Tomorrow") { configuration.selection = .now.addingTimeInterval(86400) }
///   }
/// }
/// ```
public struct DatePickerStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label of the date picker.
  public let label: Label
  let hasLabel: Bool
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date that can be selected; `nil` for none.
  public var minimumDate: Date?
  /// The latest date that can be selected; `nil` for none.
  public var maximumDate: Date?
  /// The parts of the date that can be changed.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, hasLabel: Bool, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, self.hasLabel, _selection) = (label, hasLabel, selection)
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration {
  var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

  /// The selection within the limits. Setting it moves a date into the limits.
  var date: Binding<Date> {
    let (limits, selection) = (limits, $selection)
    return Binding(
      get: { limits.clamped(selection.wrappedValue) }, set: { selection.wrappedValue = limits.clamped($0) })
  }
}

/// A type that defines the appearance and the interaction of date pickers. Apply it with `datePickerStyle(_:)`.
///
/// ```swift
/// struct BoxedStyle: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     GroupBox {
///       DatePicker(selection: configuration.$selection) { configuration.label }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view of a date picker in this style. Date pickers in the returned view have the surrounding style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// The style of date pickers; `nil` for the default style.
  @Entry var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyle) { outer in
      outer = ControlStyle(style, in: outer) { $0.makeBody(configuration: $1) }
    }
  }
}
