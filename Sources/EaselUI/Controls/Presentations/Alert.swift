/// An alert with a title, a message and one or two buttons: an older form of `alert(_:isPresented:actions:message:)`.
///
/// ```swift
/// struct Editor: View {
///   @State private var isAsking = false
///
///   var body: some View {
///     Button("Delete") { isAsking = true }
///       .alert(isPresented: $isAsking) {
///         Alert(
///           title: Text("Delete the picture?"), primaryButton: .destructive(Text("Delete")),
///           secondaryButton: .cancel())
///       }
///   }
/// }
/// ```
public struct Alert {
  /// A button of an alert or of an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: nil, label: label, action: action)
    }

    /// Creates a button that cancels, with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: label, action: action)
    }

    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: Text("Cancel"), action: action)
    }

    /// Creates a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .destructive, label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button; by default one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with two buttons. An older name of the initializer above.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// The buttons of an `Alert` or `ActionSheet`.
struct AlertButtonViews {
  let buttons: [Alert.Button]
}

extension AlertButtonViews: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

/// Choices at the bottom edge: an older form of `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
///
/// ```swift
/// struct Editor: View {
///   @State private var isAsking = false
///
///   var body: some View {
///     Button("Save") { isAsking = true }
///       .actionSheet(isPresented: $isAsking) {
///         ActionSheet(title: Text("Save as"), buttons: [.default(Text("PNG")), .cancel()])
///       }
///   }
/// }
/// ```
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an action sheet. Without a cancel button it gets one.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

nonisolated extension View {
  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentation(isPresented: isPresented, kind: .alert) { panel(content()) }
  }

  /// Presents an alert for an item while a binding has one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    presentation(item: item, kind: .alert) { panel(content($0)) }
  }

  /// Presents an action sheet while a binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presentation(isPresented: isPresented, kind: .confirmationDialog) { panel(content()) }
  }

  /// Presents an action sheet for an item while a binding has one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presentation(item: item, kind: .confirmationDialog) { panel(content($0)) }
  }
}

private func panel(_ alert: Alert) -> some View {
  AlertPanel(title: alert.title, actions: AlertButtonViews(buttons: alert.buttons), message: alert.message)
}

private func panel(_ sheet: ActionSheet) -> some View {
  ConfirmationPanel(
    title: sheet.title, titleVisibility: .visible, actions: AlertButtonViews(buttons: sheet.buttons),
    message: sheet.message)
}
