/// A list of the choices with a checkmark at the selected one.
struct InlinePicker: View {
  let configuration: PickerConfiguration
  @Environment(\.labelsAreHidden) private var isHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if configuration.hasLabel, !isHidden {
        configuration.label.font(.footnote).foregroundStyle(.secondary).padding(.bottom, 6)
      }
      ForEach(configuration.sections) { section in
        section.header.font(.footnote).foregroundStyle(.secondary).padding(.vertical, 6)
        ForEach(Array(section.options.enumerated()), id: \.element.id) { index, option in
          if index > 0 { Divider() }
          InlinePickerRow(option: option)
        }
      }
    }
    .modifier(FocusModifier { configuration.handle($0, along: .vertical, isMirrored: false) })
  }
}

/// The choices as rows of a list, after a row with the label.
struct InlinePickerRows: View {
  let configuration: PickerConfiguration
  @Environment(\.labelsAreHidden) private var isHidden

  var body: some View {
    if configuration.hasLabel, !isHidden {
      configuration.label.foregroundStyle(.secondary)
    }
    ForEach(configuration.sections) { section in
      section.header.font(.footnote).foregroundStyle(.secondary)
      ForEach(section.options) { option in
        Button {
          option.select?()
        } label: {
          CheckedOption(option: option)
        }.foregroundStyle(.primary)
      }
    }
  }
}

/// A choice with a checkmark behind it while it is selected.
private struct CheckedOption: View {
  let option: PickerOption

  var body: some View {
    HStack {
      option.view
      Spacer()
      Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
        .opacity(option.isSelected ? 1 : 0)
    }
  }
}

/// A choice outside of lists.
private struct InlinePickerRow: View {
  let option: PickerOption
  @State private var isPressed = false

  var body: some View {
    CheckedOption(option: option)
      .frame(minHeight: 44)
      .background { if isPressed { Rectangle().fill(ControlColor.track) } }
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .onChanged { isPressed = $0.isInside }
          .onEnded { if $0.isInside { option.select?() } }
          .onFinished { isPressed = false }
      )
      .modifier(DisabledAppearance())
  }
}
