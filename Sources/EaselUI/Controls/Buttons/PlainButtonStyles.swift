/// The default style: only the label in the tint if `EnvironmentValues.interfaceIdiom` is `phone`, and a
/// bordered button if it is `desktop`.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.automatic)
/// ```
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { DefaultButtonFace(configuration: $0) }
  }
}

private struct DefaultButtonFace: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if metrics.buttonsHaveBorders {
      BorderedButtonFace(configuration: configuration, isProminent: false)
    } else {
      TintedButtonFace(configuration: configuration)
    }
  }
}

/// Only the label, dimmed while the button is pressed.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.plain)
/// ```
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { configuration in
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1).contentShape(Rectangle())
        .modifier(DisabledAppearance())
    }
  }
}

/// Only the label, in the tint.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.borderless)
/// ```
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { TintedButtonFace(configuration: $0) }
  }
}

/// Only the label, in the color of links.
///
/// ```swift
/// Button("Learn more") { print("opened") }.buttonStyle(.link)
/// ```
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { TintedButtonFace(configuration: $0, color: AnyShapeStyle(.link)) }
  }
}

/// A label in the tint, or red for a destructive button.
struct TintedButtonFace: View {
  let configuration: ButtonStyleConfiguration
  var color = AnyShapeStyle(.tint)
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.modifier(ButtonLabelColor(style: labelColor))
      .opacity(configuration.isPressed ? 0.4 : 1)
      .contentShape(Rectangle())
  }

  private var labelColor: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(ControlColor.disabledText) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : color
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Only the label, in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Only the label, in the color of links.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
