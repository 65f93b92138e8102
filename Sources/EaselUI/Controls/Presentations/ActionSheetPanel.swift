/// The content of a confirmation dialog: groups of buttons at the bottom edge with the idiom `phone`, and an alert
/// with `desktop`. A dialog without a cancel button gets one.
struct ConfirmationPanel<Actions, Message> {
  let title: Text
  let titleVisibility: Visibility
  let actions: Actions
  let message: Message
  @Owned private var buttons = Channel<PresentedButton>()
  @Environment(\.presentation) private var controller
  @Environment(\.interfaceIdiom) private var idiom
}

extension ConfirmationPanel: View where Actions: View, Message: View {
  var body: some View {
    if idiom == .phone {
      sheet.modifier(DialogButtons(buttons: buttons, controller: controller, canAlwaysCancel: true))
    } else {
      AlertPanel(
        title: titleVisibility == .hidden ? Text(verbatim: "") : title,
        actions: ActionsWithCancel(actions: actions), message: message, canAlwaysCancel: true)
    }
  }

  /// Whether there is a header above the buttons.
  private var hasHeader: Bool { titleVisibility == .visible || !(message is EmptyView) }

  @MainActor private var sheet: some View {
    DialogButtonLayout(isCompact: false, spacing: 0, cancelSpacing: 8) {
      if hasHeader { header }
      actions
      DefaultDialogButton(buttons: buttons, title: "Cancel") { !$0.contains(.cancel) }
    }
    .buttonStyle(ActionSheetButtonStyle())
    .background {
      // Behind all buttons except the last one, which is the cancel button.
      VStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 13).fill(SchemeStyle.panel)
        RoundedRectangle(cornerRadius: 13).fill(SchemeStyle.cancelButton).frame(height: 57)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 13))
    .contentShape(Rectangle())
  }

  @MainActor private var header: some View {
    VStack(spacing: 6) {
      if titleVisibility == .visible { title.font(.system(size: 13, weight: .semibold)) }
      message.font(.system(size: 13))
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity)
  }
}

/// Buttons of a dialog that is shown as an alert, with a cancel button.
private struct ActionsWithCancel<Actions: View>: View {
  let actions: Actions
  @Environment(\.presentedButtons) private var buttons

  var body: some View {
    actions
    if let buttons {
      DefaultDialogButton(buttons: buttons, title: "Cancel") { !$0.contains(.cancel) }
    }
  }
}

/// The appearance of the buttons of a dialog at the bottom edge.
struct ActionSheetButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(.system(size: 20, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .modifier(DisabledAppearance())
      .lineLimit(1)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 57)
      .background {
        RoundedRectangle(cornerRadius: 13).fill(Color.gray.opacity(configuration.isPressed ? 0.25 : 0))
      }
      .overlay(alignment: .top) {
        if configuration.role != .cancel { ActionSheetSeparator() }
      }
      .contentShape(Rectangle())
      .layoutValue(key: DialogRoleKey.self, value: configuration.role)
  }
}

/// The line above a button.
private struct ActionSheetSeparator: View {
  @Environment(\.pixelLength) private var pixel

  var body: some View { Rectangle().fill(SchemeStyle.separator).frame(height: pixel).offset(y: -pixel) }
}

extension SchemeStyle {
  /// The background of the cancel button of a dialog.
  nonisolated static var cancelButton: SchemeStyle {
    SchemeStyle(light: .white, dark: Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
  }
}
