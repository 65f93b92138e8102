/// A button that runs the action of `renameAction(_:)` around it. It is disabled if there is none.
///
/// ```swift
/// Text("Untitled")
///   .contextMenu { RenameButton() }
///   .renameAction { print("Rename") }
/// ```
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == EaselUI.Label<Text, Image> {
  /// Creates a button with the standard label.
  public init() { label = EaselUI.Label("Rename…", systemImage: "pencil") }
}

extension RenameButton: View {
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// Starts the renaming of something.
public struct RenameAction {
  let action: () -> Void

  /// Runs the action.
  @MainActor public func callAsFunction() { action() }
}

/// The action in the environment. It is used on the main actor only, as all values of environments.
private struct RenameEntry: @unchecked Sendable {
  var action: RenameAction?
}

extension EnvironmentValues {
  @Entry private var renameEntry = RenameEntry()

  /// The action of rename buttons; nil unless `renameAction(_:)` sets it.
  public internal(set) var rename: RenameAction? {
    get { renameEntry.action }
    set { renameEntry.action = newValue }
  }
}

nonisolated extension View {
  /// Sets the action of the rename buttons in the view and in its menus.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets the rename buttons in the view and in its menus move the keyboard focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
