/// A date picker of buttons that open a calendar and a clock.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateArithmetic) private var arithmetic
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    LabeledDateControl(configuration: configuration) {
      HStack(spacing: 6) {
        if configuration.displayedComponents.contains(.date) {
          PopupButton(title: title(date: .abbreviated)) { DayPanel(configuration: configuration) }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          if metrics.isDesktop {
            DateField(limits: configuration.limits, components: .hourAndMinute, date: configuration.date)
          } else {
            PopupButton(title: title(time: .shortened)) { TimePanel(configuration: configuration) }
          }
        }
      }
    }
  }

  private func title(
    date: Date.FormatStyle.DateStyle = .omitted, time: Date.FormatStyle.TimeStyle = .omitted
  ) -> String {
    arithmetic.format(date: date, time: time).format(configuration.date.wrappedValue)
  }
}

/// The calendar that a compact date picker opens.
private struct DayPanel: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    DaySelection(limits: configuration.limits, date: configuration.date)
      .frame(width: metrics.isDesktop ? 190 : 320)
      .padding(metrics.isDesktop ? 8 : 12)
  }
}

/// The clock that a compact date picker opens.
private struct TimePanel: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    DateWheels(limits: configuration.limits, components: .hourAndMinute, date: configuration.date)
      .frame(width: 220)
      .padding(.horizontal, 8)
  }
}

/// The days of a month, of which one is selected.
struct DaySelection: View {
  let limits: DateLimits
  @Binding var date: Date
  @Environment(\.dateArithmetic) private var arithmetic

  var body: some View {
    MonthGrid(
      limits: limits, cursor: date, isSelected: { arithmetic.isSameDay($0, date) }, move: select,
      choose: select)
  }

  private func select(_ day: Date) { date = arithmetic.date(date, onDayOf: day) }
}

/// A button with a value, which opens a panel beside it. The value has the tint while the panel is open.
private struct PopupButton<Panel: View>: View {
  let title: String
  @ViewBuilder let panel: Panel
  @State private var isOpen = false
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    PressableButton(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(Text(verbatim: title))), action: { isOpen = true })
    ) { button in
      ValueFace(configuration: button, isOpen: isOpen)
    }
    .presentation(isPresented: $isOpen, kind: .popup(placement)) { panel }
  }

  private var placement: PopupPlacement {
    PopupPlacement(alignment: isFormRow ? .trailing : .leading, spacing: 8)
  }
}

/// The appearance of a button with a value.
private struct ValueFace: View {
  let configuration: ButtonStyleConfiguration
  let isOpen: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: metrics.isDesktop ? metrics.buttonCornerRadius : 8)
    configuration.label
      .lineLimit(1)
      .foregroundStyle(isOpen && !metrics.isDesktop ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .padding(.horizontal, metrics.isDesktop ? metrics.buttonPadding.width : 11)
      .padding(.vertical, metrics.isDesktop ? metrics.buttonPadding.height : 6)
      .background {
        if metrics.isDesktop {
          DesktopButtonFace(shape: shape, isPressed: configuration.isPressed || isOpen)
        } else {
          shape.fill(configuration.isPressed ? ControlColor.pressedButton : .button)
        }
      }
      .contentShape(Rectangle())
  }
}
