/// The properties of a button, passed to its primitive style.
///
/// ```swift
/// struct DoubleTapStyle: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The purpose of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}

/// A type that defines the appearance of buttons and the interaction that triggers them. Apply it with
/// `buttonStyle(_:)`.
///
/// A style that only defines the appearance conforms to `ButtonStyle`.
///
/// ```swift
/// struct LongPressStyle: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).onLongPressGesture { configuration.trigger() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button in this style, which triggers the action of the configuration.
  ///
  /// A `Button` created from the configuration has the style that surrounds this one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Sets a primitive style. The buttons in a styled view have the surrounding style.
private struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension PrimitiveButtonStyleModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    let outer = environment.buttonStyle
    environment.buttonStyle = ControlStyle(style, in: outer) { style, configuration in
      style.makeBody(configuration: configuration).environment(\.buttonStyle, outer)
    }
  }
}

/// Sets a style that only defines the appearance.
private struct ButtonStyleModifier<Style: ButtonStyle> {
  let style: Style
}

extension ButtonStyleModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = ControlStyle(
      style, in: environment.buttonStyle,
      makeAnyBody: { style, configuration in
        AnyView(
          PressableButton(configuration) { configuration in
            SubjectView(style) { $0.makeBody(configuration: configuration) }
          })
      })
  }
}

extension EnvironmentValues {
  /// The style of buttons; `nil` for the default style.
  @Entry var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets the style of buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
