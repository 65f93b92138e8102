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

/// A button that handles the pointer and the keyboard, with an appearance that depends on whether it is
/// pressed.
struct PressableButton<Content: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let content: (ButtonStyleConfiguration) -> Content
  @State private var isPressed = false
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @Environment(\.buttonFocusRadius) private var focusRadius

  init(
    _ configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder content: @escaping (ButtonStyleConfiguration) -> Content
  ) {
    (self.configuration, self.content) = (configuration, content)
  }

  var body: some View {
    content(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
    )
    .gesture(press)
    .modifier(
      FocusModifier(ringRadius: focusRadius) { press in
        guard press.phase == .down, press.key == .space || press.key == .return else { return .ignored }
        configuration.trigger()
        return .handled
      })
  }

  private var press: some Gesture {
    let isRepeated = repeatBehavior == .enabled
    return PressGesture(isRepeated: isRepeated)
      .onChanged { value in
        isPressed = value.isInside
        if value.repetition > 0, value.isInside { configuration.trigger() }
      }
      .onEnded { value in
        isPressed = false
        if value.isInside, value.repetition == 0 { configuration.trigger() }
      }
      .onFinished { isPressed = false }
  }
}
