/// The menu of a picker, operated by pointer and by keys.
struct PickerMenu: View {
  let configuration: PickerConfiguration
  @Binding var isOpen: Bool
  @State private var highlighted: Int?
  /// Where the pointer was last seen over the menu.
  @State private var pointer: CGPoint?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let starts = configuration.sectionStarts
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(configuration.sections) { section in
          if section.id > 0 { separator }
          section.header.font(.caption).foregroundStyle(.secondary)
            .padding(.horizontal, 16).padding(.top, 10).padding(.bottom, 2)
          ForEach(Array(section.options.enumerated()), id: \.element.id) { index, option in
            row(option, at: starts[section.id] + index, of: starts[starts.count - 1])
          }
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

  private func row(_ option: PickerOption, at index: Int, of count: Int) -> some View {
    PickerMenuRow(option: option, isMixed: configuration.isMixed, isHighlighted: index == highlighted)
      .onContinuousHover(coordinateSpace: .global) { hover($0, over: index) }
      .onTapGesture { choose(option) }
      .overlay(alignment: .bottom) {
        if !metrics.isDesktop, index < count - 1 { Divider() }
      }
  }

  /// Highlights an option when the pointer moves over it: not where the pointer rests while the menu opens, which may be
  /// after the first keys.
  private func hover(_ phase: HoverPhase, over index: Int) {
    switch phase {
    case .active(let place):
      if let pointer, pointer != place { highlighted = index }
      pointer = place
    case .ended: if highlighted == index { highlighted = nil }
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
