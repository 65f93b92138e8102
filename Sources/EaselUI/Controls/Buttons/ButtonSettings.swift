/// The width of a button. Set it with `buttonSizing(_:)`.
///
/// ```swift
/// Button("Continue") { print("continued") }
///   .buttonStyle(.borderedProminent)
///   .buttonSizing(.flexible)
/// ```
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The width of the label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The width of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The proposed width.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Whether the action of a button repeats while it is pressed. Set it with `buttonRepeatBehavior(_:)`.
///
/// ```swift
/// Button("Louder") { print("+1") }
///   .buttonRepeatBehavior(.enabled)
/// ```
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The action does not repeat.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats 0.5 s after the press, and then ten times per second.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action does not repeat.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Whether the actions of buttons repeat while they are pressed.
  @Entry public internal(set) var buttonRepeatBehavior = ButtonRepeatBehavior.automatic

  /// The width of buttons.
  @Entry var buttonSizing = ButtonSizing.automatic

  /// The shape of the border of buttons.
  @Entry var buttonBorderShape = ButtonBorderShape.automatic

  /// The corner radius of the focus ring of buttons.
  @Entry var buttonFocusRadius: CGFloat = 6
}

nonisolated extension View {
  /// Sets whether the actions of buttons in the view repeat while they are pressed.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets whether buttons in the view take the width of their label or the proposed width.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

  /// Sets the shape of the border of buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
