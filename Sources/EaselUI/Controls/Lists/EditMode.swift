/// Whether the user edits the content of a view, such as the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// The content is not edited.
  case inactive
  /// The content is edited temporarily.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode of the view; nil if it has none.
  @Entry public var editMode: Binding<EditMode>?
}

/// A button that switches the edit mode of the environment.
///
/// ```swift
/// struct Rows: View {
///   @State private var editMode = EditMode.inactive
///
///   var body: some View {
///     VStack {
///       EditButton()
///       List { Text("Row") }
///     }
///     .environment(\.editMode, $editMode)
///   }
/// }
/// ```
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : .regular)
  }
}
