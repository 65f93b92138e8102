/// The default style: `compact`, and with the idiom `desktop` `stepperField`.
///
/// ```swift
/// DatePicker("Start", selection: .constant(.now)).datePickerStyle(.automatic)
/// ```
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDatePicker(configuration: configuration)
  }
}

/// The date and the time on buttons, which open a calendar and a clock beside them.
///
/// ```swift
/// DatePicker("Start", selection: .constant(.now)).datePickerStyle(.compact)
/// ```
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The days of a month, with a field for the time.
///
/// ```swift
/// DatePicker("Start", selection: .constant(.now)).datePickerStyle(.graphical)
/// ```
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A wheel for each part of the date.
///
/// ```swift
/// DatePicker("Start", selection: .constant(.now)).datePickerStyle(.wheel)
/// ```
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

/// A field whose parts are changed by typing and with the arrow keys.
///
/// ```swift
/// DatePicker("Start", selection: .constant(.now)).datePickerStyle(.field)
/// ```
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: false)
  }
}

/// A field whose parts are changed by typing, with the arrow keys, and with a stepper beside it.
///
/// ```swift
/// DatePicker("Start", selection: .constant(.now)).datePickerStyle(.stepperField)
/// ```
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: true)
  }
}

/// A date picker in the default style of the idiom.
struct AutomaticDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      FieldDatePicker(configuration: configuration, hasStepper: true)
    } else {
      CompactDatePicker(configuration: configuration)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on buttons.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
