/// A radio button for each choice.
struct RadioGroupPicker: View {
  let configuration: PickerConfiguration
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    LabeledPicker(configuration: configuration) {
      layout {
        ForEach(configuration.sections) { section in
          section.header.font(.caption).foregroundStyle(.secondary)
          ForEach(section.options) { RadioButton(option: $0) }
        }
      }
      .modifier(
        FocusModifier { press in
          let result = configuration.handle(press, along: .vertical, isMirrored: false)
          if result == .handled { return result }
          return configuration.handle(press, along: .horizontal, isMirrored: direction == .rightToLeft)
        })
    }
  }

  private var layout: AnyLayout {
    isHorizontal
      ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
  }
}

/// A choice with a circle in front, which has a dot while it is selected.
private struct RadioButton: View {
  let option: PickerOption
  @State private var isPressed = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      circle.alignmentGuide(.firstTextBaseline) { $0[.bottom] - metrics.checkbox * 0.18 }
      option.view.modifier(
        ButtonLabelColor(style: isEnabled ? nil : AnyShapeStyle(ControlColor.disabledText)))
    }
    .contentShape(Rectangle())
    .gesture(
      PressGesture()
        .onChanged { isPressed = $0.isInside }
        .onEnded { if $0.isInside { option.select?() } }
        .onFinished { isPressed = false })
  }

  private var circle: some View {
    ZStack {
      if option.isSelected {
        Circle().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.track))
        Circle().fill(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(ControlColor.disabledText))
          .padding(metrics.checkbox * 0.31)
      } else {
        Circle().fill(ControlColor.desktopButton)
        Circle().strokeBorder(ControlColor.track, lineWidth: 1)
      }
      if isPressed { Circle().fill(Color.black.opacity(0.12)) }
    }
    .frame(width: metrics.checkbox, height: metrics.checkbox)
  }
}
