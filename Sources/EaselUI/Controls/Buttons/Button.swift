/// A control that runs an action when the user clicks it, or presses Space or Return while it has the focus.
/// `buttonStyle(_:)` sets its appearance. Several views in the label are placed beside each other, as in an `HStack`.
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
  @Environment(\.buttonStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonFollowUp) private var followUp

  /// Creates a button with a role and a label.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// Creates a button with a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View {
  public var body: some View {
    styled
      .onShortcut(shortcut, perform: perform)
      .modifier(
        ChannelWriter(channel: \.presentedButtons, value: PresentedButton(role: role, perform: perform)))
  }

  /// Runs the action, and then what the menu or the alert that the button is in does after it.
  @MainActor private func perform() {
    action()
    followUp?()
  }

  /// The label as one view, which styles place and modify as a whole.
  @MainActor private var oneLabel: AnyView {
    Label._isSingleView ? AnyView(label) : AnyView(HStack { label })
  }

  @MainActor @ViewBuilder private var styled: some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: oneLabel), action: perform)
    if let style {
      style.makeAnyBody(configuration)
    } else {
      DefaultButtonStyle().makeBody(configuration: configuration)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a primitive style receives, in the style that surrounds this one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
