/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A view that runs an action when it is pressed, by pointer or, with the focus, by Space and Return.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut

  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == EaselUI.Label<Text, Image> {
  /// A button with a title beside a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title beside a symbol.
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
          if isInside { action() }
        }
    )
    .modifier(
      FocusModifier { press in
        guard press.phase == .down, press.key == .space || press.key == .return else { return .ignored }
        action()
        return .handled
      }
    )
    .onShortcut(shortcut, perform: action)
  }
}

extension FocusModifier {
  /// For a view whose keys an action takes.
  init(keyAction: @escaping (KeyPress) -> KeyPress.Result) {
    self.init(isFocusable: true, isWanted: nil, changed: nil, keyAction: keyAction)
  }
}
