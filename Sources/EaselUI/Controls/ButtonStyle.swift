/// What a button style is given of a button.
public struct ButtonStyleConfiguration {
  /// The label, its type hidden.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The style of the platform: the label alone, in the tint, where `EnvironmentValues.interfaceIdiom` is `phone`, with a
/// border where it is `desktop`.
public struct DefaultButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

private struct DefaultButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if metrics.buttonsHaveBorders {
      BorderedButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderlessButtonStyle().makeBody(configuration: configuration)
    }
  }
}

/// The room between the border of a button and its label.
private struct ButtonPadding: ViewModifier {
  @Environment(\.controlMetrics) private var metrics

  func body(content: Content) -> some View {
    content.padding(.horizontal, metrics.buttonPadding.width).padding(.vertical, metrics.buttonPadding.height)
  }
}

/// The colour of the label on a grey ground.
private struct BorderedLabelColor: ViewModifier {
  @Environment(\.controlMetrics) private var metrics

  func body(content: Content) -> some View {
    if metrics.buttonsHaveBorders { content } else { content.foregroundStyle(.tint) }
  }
}

/// A label on a rounded grey ground.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(BorderedLabelColor())
      .modifier(ButtonPadding())
      .background {
        RoundedRectangle(cornerRadius: 6).fill(Color.gray.opacity(configuration.isPressed ? 0.5 : 0.22))
      }
      .modifier(DisabledAppearance())
  }
}

/// A label on a rounded ground of the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .modifier(ButtonPadding())
      .background { RoundedRectangle(cornerRadius: 6).fill(.tint) }
      .opacity(configuration.isPressed ? 0.7 : 1)
      .modifier(DisabledAppearance())
  }
}

/// The label alone.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).contentShape(Rectangle())
      .modifier(DisabledAppearance())
  }
}

/// The label alone, in the tint.
public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle()).modifier(DisabledAppearance())
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Shows that a control takes no input.
struct DisabledAppearance: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.4) }
}

/// A button style, its type hidden.
struct AnyButtonStyle {
  let makeAnyBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = AnyButtonStyle(DefaultButtonStyle())
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How buttons in the view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
