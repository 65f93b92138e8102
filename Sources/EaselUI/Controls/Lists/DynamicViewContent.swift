/// Views made from the elements of a collection, which the user can edit in a list.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets the action that deletes elements, at offsets in the collection. A list calls it when one of its minus buttons
  /// is pressed, which it shows while `EnvironmentValues.editMode` is active.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(ContainerValueModifier(keyPath: \.deleteAction, value: action))
  }

  /// Has no effect: rows cannot be moved. The action never runs.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }
}

extension ContainerValues {
  /// Deletes elements of the `ForEach` of a view.
  @Entry var deleteAction: ((IndexSet) -> Void)?
}
