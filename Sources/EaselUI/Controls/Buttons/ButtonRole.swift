/// The purpose of a button.
///
/// ```swift
/// Button("Delete", role: .destructive) { print("deleted") }
/// ```
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes something. Its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes a view.
  public static let close = ButtonRole(name: "close")
  /// The button confirms an operation.
  public static let confirm = ButtonRole(name: "confirm")
}

/// The label of a button that is created with a role alone: a word or a symbol for the role.
///
/// ```swift
/// Button(role: .close) { print("closed") }
/// ```
public struct DefaultButtonLabel: View {
  private let role: ButtonRole

  nonisolated init(_ role: ButtonRole) { self.role = role }

  public var body: some View {
    switch role {
    case .destructive: Text("Delete")
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}
