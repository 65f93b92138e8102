/// A date picker of the days of a month, above a field for the time.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if metrics.isDesktop {
      LabeledDateControl(configuration: configuration, alignment: .firstTextBaseline) {
        content.frame(width: 190)
      }
    } else {
      content.frame(minWidth: 280, idealWidth: 320, maxWidth: .infinity)
    }
  }

  @ViewBuilder private var content: some View {
    let hasTime = configuration.displayedComponents.contains(.hourAndMinute)
    VStack(spacing: metrics.isDesktop ? 6 : 8) {
      if configuration.displayedComponents.contains(.date) {
        DaySelection(limits: configuration.limits, date: configuration.date)
      }
      if hasTime {
        HStack {
          if !metrics.isDesktop { Text("Time") }
          Spacer(minLength: 0)
          DateField(limits: configuration.limits, components: .hourAndMinute, date: configuration.date)
        }
        .padding(.horizontal, metrics.isDesktop ? 4 : 12)
      }
    }
  }
}
