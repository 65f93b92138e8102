/// A button of a bar below the toolbar: only the label, on a gray background while the pointer is over it.
///
/// ```swift
/// Button("Filter") { print("filtered") }.buttonStyle(.accessoryBar)
/// ```
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { AccessoryBarButtonFace(configuration: $0, isAction: false) }
  }
}

/// A button of a bar below the toolbar that performs an action on its contents: the label on a gray
/// background.
///
/// ```swift
/// Button("Save search") { print("saved") }.buttonStyle(.accessoryBarAction)
/// ```
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { AccessoryBarButtonFace(configuration: $0, isAction: true) }
  }
}

private struct AccessoryBarButtonFace: View {
  let configuration: ButtonStyleConfiguration
  let isAction: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .transformEnvironment(\.font) { font in font = font ?? .subheadline }
      .modifier(ButtonLabelColor(style: labelColor))
      .padding(.horizontal, 8).padding(.vertical, 3)
      .background { RoundedRectangle(cornerRadius: 5).fill(fill) }
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

  private var labelColor: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(ControlColor.disabledText) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.secondary)
  }

  private var fill: AnyShapeStyle {
    if configuration.isPressed { return AnyShapeStyle(ControlColor.pressedButton) }
    return isAction || isHovered ? AnyShapeStyle(ControlColor.button) : AnyShapeStyle(Color.clear)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button of a bar below the toolbar.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button of a bar below the toolbar that performs an action on its contents.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
