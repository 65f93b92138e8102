/// A button that shows the selected choice and opens a menu of all.
struct MenuPicker: View {
  let configuration: PickerConfiguration
  /// Whether the picker is a row with a chevron.
  let isLink: Bool
  @State private var isOpen = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isFormRow) private var isFormRow

  var body: some View {
    if isLink || isFormRow {
      PickerRow(configuration: configuration) { button }
    } else if metrics.isDesktop {
      LabeledPicker(configuration: configuration) { button }
    } else {
      button
    }
  }

  private var button: some View {
    PressableButton(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(current)), action: { isOpen = true })
    ) { button in
      MenuPickerFace(configuration: button, isLink: isLink, isRow: isFormRow || isLink)
    }
    .presentation(isPresented: $isOpen, kind: .popup(placement)) {
      PickerMenu(configuration: configuration, isOpen: $isOpen)
    }
  }

  private var placement: PopupPlacement {
    PopupPlacement(
      alignment: isFormRow || isLink ? .trailing : .leading, matchesWidth: metrics.isDesktop && !isLink)
  }

  @ViewBuilder private var current: some View {
    if let view = configuration.currentValueLabel {
      view
    } else if configuration.isMixed {
      Text("—")
    } else if let index = configuration.selectedIndex {
      configuration.options[index].view
    }
  }
}

/// The appearance of the button of a menu picker.
private struct MenuPickerFace: View {
  let configuration: ButtonStyleConfiguration
  let isLink: Bool
  let isRow: Bool
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isLink {
      row(chevron: "chevron.forward")
    } else if metrics.isDesktop {
      desktop
    } else {
      row(chevron: "chevron.up.chevron.down")
    }
  }

  private func row(chevron: String) -> some View {
    HStack(spacing: 5) {
      configuration.label.lineLimit(1).labelStyle(.titleAndIcon)
      Image(systemName: chevron).font(.footnote.weight(.medium)).opacity(isLink ? 0.5 : 1)
    }
    .modifier(ButtonLabelColor(style: style))
    .opacity(configuration.isPressed ? 0.4 : 1)
    .padding(.vertical, isRow ? 0 : 7)
    .contentShape(Rectangle())
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(ControlColor.disabledText) }
    return isRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
  }

  /// A button of macOS with a square for the chevron.
  private var desktop: some View {
    let radius = metrics.buttonCornerRadius
    return HStack(spacing: 8) {
      configuration.label.lineLimit(1)
        .transformEnvironment(\.font) { font in font = font ?? metrics.buttonFont }
        .modifier(ButtonLabelColor(style: isEnabled ? nil : AnyShapeStyle(ControlColor.disabledText)))
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 9, weight: .bold))
        .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(ControlColor.disabledText))
        .frame(width: metrics.segmentHeight - 6, height: metrics.segmentHeight - 6)
        .background {
          RoundedRectangle(cornerRadius: radius * 0.65)
            .fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.track))
        }
    }
    .padding(.leading, metrics.buttonPadding.width).padding(.trailing, 3)
    .frame(minHeight: metrics.segmentHeight)
    .background {
      DesktopButtonFace(
        shape: RoundedRectangle(cornerRadius: radius, style: .continuous), isPressed: configuration.isPressed)
    }
    .contentShape(Rectangle())
  }
}
