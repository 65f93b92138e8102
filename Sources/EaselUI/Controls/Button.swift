/// The purpose of a button.
///
/// ```swift
/// Button("Delete", role: .destructive) { print("deleted") }
/// ```
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when it is pressed, by pointer or, when focused, with the Space or Return
/// key.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Clicked \(count) times") { count += 1 }
///   }
/// }
/// ```
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonFollowUp) private var followUp

  /// Creates a button with a role and a label.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// Creates a button with a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == EaselUI.Label<Text, Image> {
  /// Creates a button with a localized title beside a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: View {
  public var body: some View {
    style.makeAnyBody(
      ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: isPressed)
    )
    .gesture(
      PressGesture().onChanged { isPressed = $0 }
        .onEnded { isInside in
          isPressed = false
          if isInside { perform() }
        }
    )
    .modifier(
      FocusModifier { press in
        guard press.phase == .down, press.key == .space || press.key == .return else { return .ignored }
        perform()
        return .handled
      }
    )
    .onShortcut(shortcut, perform: perform)
    .modifier(ChannelWriter(channel: \.presentedButtons, value: PresentedButton(role: role, perform: perform)))
  }

  /// Runs the action, and then what the menu or the alert that the button is in does after it.
  @MainActor private func perform() {
    action()
    followUp?()
  }
}

extension FocusModifier {
  /// A focusable view whose key presses run an action.
  init(keyAction: @escaping (KeyPress) -> KeyPress.Result) {
    self.init(isFocusable: true, requestsFocus: nil, changed: nil, keyAction: keyAction)
  }
}
