/// A button that shows the selected choice and opens a menu of all.
struct MenuPicker: View {
  let configuration: PickerConfiguration
  /// Whether the picker is a row with a chevron.
  let isLink: Bool
  @State private var isOpen = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isFormRow) private var isFormRow

  var body: some View {
    if isLink {
      PickerRow(configuration: configuration) { button }
    } else if isFormRow {
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
    .onKeyPress(keys: [.downArrow, .upArrow], phases: .down) { _ in .ignored }
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

/// The menu of a picker, operated by pointer and by keys.
struct PickerMenu: View {
  let configuration: PickerConfiguration
  @Binding var isOpen: Bool
  @State private var highlighted: Int?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(configuration.sections) { section in
          if section.id > 0 { separator }
          section.header.font(.caption).foregroundStyle(.secondary)
            .padding(.horizontal, 16).padding(.top, 10).padding(.bottom, 2)
          ForEach(section.options) { option in row(option) }
        }
      }
      .padding(.vertical, metrics.isDesktop ? 5 : 0)
    }
    .frame(minWidth: metrics.isDesktop ? 60 : 250)
    .fixedSize(horizontal: true, vertical: false)
    .modifier(KeyPressModifier(phases: [.down, .repeat], matches: { _ in true }) { key($0) })
  }

  private var separator: some View {
    Rectangle().fill(ControlColor.button).frame(height: metrics.isDesktop ? 1 : 8)
      .padding(.horizontal, metrics.isDesktop ? 10 : 0).padding(.vertical, metrics.isDesktop ? 5 : 0)
  }

  private func row(_ option: PickerOption) -> some View {
    let index = configuration.options.firstIndex { $0.id == option.id } ?? 0
    return PickerMenuRow(option: option, isMixed: configuration.isMixed, isHighlighted: index == highlighted)
      .onHover { isInside in
        if isInside { highlighted = index } else if highlighted == index { highlighted = nil }
      }
      .onTapGesture { choose(option) }
      .overlay(alignment: .bottom) {
        if !metrics.isDesktop, index < configuration.options.count - 1 { Divider() }
      }
  }

  private func choose(_ option: PickerOption) {
    option.select?()
    isOpen = false
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    let options = configuration.options
    let current = highlighted ?? configuration.selectedIndex
    switch press.key {
    case .downArrow: highlighted = min((current ?? -1) + 1, options.count - 1)
    case .upArrow: highlighted = max((current ?? options.count) - 1, 0)
    case .home: highlighted = 0
    case .end: highlighted = options.count - 1
    case .return, .space:
      if let current, options.indices.contains(current) { choose(options[current]) }
    default: return .ignored
    }
    return .handled
  }
}

/// A choice in the menu of a picker, with a checkmark in front while it is selected, or a dash while the
/// selections differ.
private struct PickerMenuRow: View {
  let option: PickerOption
  let isMixed: Bool
  let isHighlighted: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    HStack(spacing: metrics.isDesktop ? 5 : 8) {
      Image(systemName: isMixed ? "minus" : "checkmark")
        .font(.system(size: metrics.isDesktop ? 10 : 14, weight: .semibold))
        .opacity(option.isSelected ? 1 : 0)
        .frame(width: metrics.isDesktop ? 12 : 18)
      option.view.lineLimit(1)
      Spacer(minLength: 12)
    }
    .foregroundStyle(
      isHighlighted && metrics.isDesktop ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
    )
    .padding(.horizontal, metrics.isDesktop ? 6 : 12)
    .frame(minHeight: metrics.isDesktop ? 22 : 44)
    .background {
      if isHighlighted {
        if metrics.isDesktop {
          RoundedRectangle(cornerRadius: 4).fill(.tint)
        } else {
          Rectangle().fill(ControlColor.button)
        }
      }
    }
    .padding(.horizontal, metrics.isDesktop ? 5 : 0)
    .contentShape(Rectangle())
  }
}
