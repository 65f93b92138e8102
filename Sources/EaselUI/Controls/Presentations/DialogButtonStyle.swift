/// The appearance of the buttons of alerts.
struct DialogButtonStyle: ButtonStyle {
  /// The buttons of the alert.
  let prominence: Channel<PresentedButton>

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration, buttons: prominence)
      .layoutValue(key: DialogRoleKey.self, value: configuration.role)
  }
}

private struct DialogButton: View {
  let configuration: ButtonStyleConfiguration
  let buttons: Channel<PresentedButton>
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if idiom == .phone { phone } else { desktop }
  }

  private var phone: some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(.system(size: 17, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .opacity(isEnabled ? 1 : 0.4)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background { Color.gray.opacity(configuration.isPressed ? 0.25 : 0) }
      .modifier(DialogSeparators())
      .contentShape(Rectangle())
  }

  private var desktop: some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(.system(size: 13))
      .foregroundStyle(textStyle)
      .opacity(isEnabled ? 1 : 0.4)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 28)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.22)))
          .opacity(configuration.isPressed ? 0.7 : 1)
      }
      .contentShape(Rectangle())
  }

  private var textStyle: AnyShapeStyle {
    if isProminent { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : .primary)
  }

  /// Whether Return triggers the button.
  private var isProminent: Bool {
    let others = buttons.values.filter { $0.role != .cancel }
    if configuration.role == .cancel { return others.isEmpty }
    return configuration.role == nil && others.count == 1
  }
}

/// Lines above and before a part of a panel. Those of the first parts are outside of the panel, which clips them.
struct DialogSeparators: ViewModifier {
  @Environment(\.pixelLength) private var pixel

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) { Rectangle().fill(SchemeStyle.separator).frame(height: pixel) }
      .overlay(alignment: .leading) {
        Rectangle().fill(SchemeStyle.separator).frame(width: pixel).offset(x: -pixel)
      }
  }
}
