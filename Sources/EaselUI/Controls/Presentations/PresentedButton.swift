/// A button in an alert or a dialog.
struct PresentedButton {
  let role: ButtonRole?
  /// Runs the action of the button.
  let perform: () -> Void
}

extension EnvironmentValues {
  /// What buttons do after their action: those of menus and alerts end the presentation. `nil` elsewhere.
  @Entry var buttonFollowUp: DismissTarget?

  /// The channel to which the buttons of an alert or a dialog write; `nil` elsewhere.
  @Entry var presentedButtons: Channel<PresentedButton>?
}

/// Passes the buttons of a dialog to it, and ends the dialog after the action of one.
struct DialogButtons: ViewModifier {
  let buttons: Channel<PresentedButton>
  let controller: PresentationController?
  /// Whether Escape ends the dialog even if none of its buttons cancels.
  let canAlwaysCancel: Bool

  func body(content: Content) -> some View {
    content
      .environment(\.presentedButtons, buttons)
      .environment(\.buttonFollowUp, controller?.dismissal)
      .modifier(KeyPressModifier(phases: .down, matches: isShortcut) { press($0) })
  }

  private func isShortcut(_ press: KeyPress) -> Bool { press.key == .escape || press.key == .return }

  /// Escape is the cancel button. Return is the only other button if it destroys nothing. A dialog without buttons
  /// has only the one that ends it.
  private func press(_ press: KeyPress) -> KeyPress.Result {
    let all = buttons.values
    let cancel = all.first { $0.role == .cancel }
    let others = all.filter { $0.role != .cancel }
    let isEscape = press.key == .escape
    if let button = isEscape || others.isEmpty ? cancel : others.count == 1 ? others[0] : nil {
      guard isEscape || button.role != .destructive else { return .ignored }
      button.perform()
    } else if all.isEmpty || isEscape && canAlwaysCancel {
      controller?.dismissal()
    } else {
      return .ignored
    }
    return .handled
  }
}
