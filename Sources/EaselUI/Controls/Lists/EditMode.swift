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
  /// The edit mode of the view; nil if it has none. Unless a program sets one, each page of a navigation has its own.
  @Entry public var editMode: Binding<EditMode>?
}

/// A button that switches the edit mode of the environment.
///
/// ```swift
/// struct Tasks: View {
///   @State private var tasks = ["Sow", "Water", "Reap"]
///
///   var body: some View {
///     NavigationStack {
///       List {
///         ForEach(tasks, id: \.self) { Text($0) }.onDelete { tasks.remove(atOffsets: $0) }
///       }
///       .toolbar { EditButton() }
///     }
///   }
/// }
/// ```
///
/// Outside of a navigation, it has an effect only if the program sets `EnvironmentValues.editMode`.
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
