/// The icons of the choices in a row, with a border around the selected one.
struct PalettePicker: View {
  let configuration: PickerConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 4) {
      ForEach(configuration.options) { option in
        option.view.labelStyle(.iconOnly).foregroundStyle(.tint)
          .frame(minWidth: side, minHeight: side)
          .background {
            if option.isSelected {
              shape.fill(.tint).opacity(0.18)
              shape.strokeBorder(.tint, lineWidth: 1.5)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { option.select?() }
      }
    }
    .modifier(DisabledAppearance())
    .modifier(
      FocusModifier { configuration.handle($0, along: .horizontal, isMirrored: direction == .rightToLeft) })
  }

  private var side: CGFloat { metrics.isDesktop ? 24 : 36 }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: side / 4, style: .continuous) }
}
