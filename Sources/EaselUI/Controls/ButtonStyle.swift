/// The properties of a button, passed to its style.
///
/// ```swift
/// struct RoleStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .foregroundStyle(configuration.role == .destructive ? .red : .primary)
///       .opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
public struct ButtonStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The purpose of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed at the moment.
  public let isPressed: Bool
}

/// A type that defines the appearance of buttons. Apply it with `buttonStyle(_:)`.
///
/// ```swift
/// struct PillStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8)
///       .background(.tint, in: Capsule())
///       .opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button in this style. The button handles presses itself.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The default style: only the label in the tint if `EnvironmentValues.interfaceIdiom` is `phone`, and a
/// bordered button if it is `desktop`.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.automatic)
/// ```
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
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

/// The space between the border of a button and its label.
private struct ButtonPadding: ViewModifier {
  @Environment(\.controlMetrics) private var metrics

  func body(content: Content) -> some View {
    content.padding(.horizontal, metrics.buttonPadding.width).padding(.vertical, metrics.buttonPadding.height)
  }
}

/// The color of the label on a gray background.
private struct BorderedLabelColor: ViewModifier {
  @Environment(\.controlMetrics) private var metrics

  func body(content: Content) -> some View {
    if metrics.buttonsHaveBorders { content } else { content.foregroundStyle(.tint) }
  }
}

/// A label on a rounded gray background.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.bordered)
/// ```
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
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

/// A white label on a rounded background in the tint.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.borderedProminent)
/// ```
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
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

/// Only the label, dimmed while the button is pressed.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.plain)
/// ```
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).contentShape(Rectangle())
      .modifier(DisabledAppearance())
  }
}

/// Only the label, in the tint.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.borderless)
/// ```
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle()).modifier(DisabledAppearance())
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A rounded gray background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A rounded background in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// Only the label, in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Dims a disabled control.
struct DisabledAppearance: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.4) }
}

/// A type-erased button style.
struct AnyButtonStyle {
  let makeAnyBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
  }
}

extension EnvironmentValues {
  @Entry var buttonStyle = AnyButtonStyle(DefaultButtonStyle())
}

nonisolated extension View {
  /// Sets the style of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
