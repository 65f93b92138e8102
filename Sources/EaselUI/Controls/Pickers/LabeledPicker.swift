/// A picker behind its label, which is hidden if labels are.
struct LabeledPicker<Control: View>: View {
  let configuration: PickerConfiguration
  var alignment = VerticalAlignment.firstTextBaseline
  @ViewBuilder let control: Control
  @Environment(\.labelsAreHidden) private var isHidden

  var body: some View {
    if isHidden || !configuration.hasLabel {
      control
    } else {
      HStack(alignment: alignment) {
        configuration.label
        control
      }
    }
  }
}

/// The label of a picker and its value at the ends of a row.
struct PickerRow<Value: View>: View {
  let configuration: PickerConfiguration
  @ViewBuilder let value: Value
  @Environment(\.labelsAreHidden) private var isHidden

  var body: some View {
    if isHidden || !configuration.hasLabel {
      value
    } else {
      HStack {
        configuration.label
        Spacer()
        value
      }
    }
  }
}
