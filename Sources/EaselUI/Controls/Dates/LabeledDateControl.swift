/// The control of a date picker behind its label, unless labels are hidden. In rows and with the idiom `phone`, they are at
/// the two edges.
struct LabeledDateControl<Control: View>: View {
  let configuration: DatePickerStyleConfiguration
  /// The alignment beside the label.
  var alignment = VerticalAlignment.center
  @ViewBuilder let control: Control
  @Environment(\.labelsAreHidden) private var isHidden
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if isHidden || !configuration.hasLabel {
      control
    } else if metrics.isDesktop, !isFormRow {
      HStack(alignment: alignment) {
        configuration.label
        control
      }
    } else {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        control
      }
    }
  }
}
