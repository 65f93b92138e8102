/// The styles of the controls in bars.
struct BarControls: ViewModifier {
  @Environment(\.interfaceIdiom) private var idiom

  func body(content: Content) -> some View {
    content
      .font(idiom == .phone ? .system(size: 17) : .system(size: 13))
      .labelStyle(.iconOnly)
      .buttonStyle(BarButtonStyle())
      .toggleStyle(BarToggleStyle())
  }
}

/// The appearance of buttons in bars.
struct BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { BarButton(configuration: configuration) }
}

private struct BarButton: View {
  let configuration: ButtonStyleConfiguration
  @State private var isHovered = false
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .phone {
      configuration.label
        .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
        .opacity(configuration.isPressed ? 0.3 : 1)
        .modifier(DisabledAppearance())
        .frame(minHeight: 44)
        .contentShape(Rectangle())
    } else {
      configuration.label
        .padding(.horizontal, 7)
        .frame(minWidth: 28, minHeight: 28)
        .background {
          RoundedRectangle(cornerRadius: 6)
            .fill(Color.gray.opacity(configuration.isPressed ? 0.35 : isHovered ? 0.18 : 0))
        }
        .modifier(DisabledAppearance())
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
    }
  }
}

/// The appearance of toggles in bars: buttons that stay highlighted while they are on.
struct BarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      BarToggleFace(configuration: configuration)
    }
  }
}

private struct BarToggleFace: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    let isOn = configuration.isOn || configuration.isMixed
    let isFilled = isOn && idiom == .phone
    configuration.label
      .foregroundStyle(isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
      .padding(idiom == .phone ? 5 : 3)
      .background {
        if isOn {
          RoundedRectangle(cornerRadius: 6)
            .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.25)))
        }
      }
  }
}
