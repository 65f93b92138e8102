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
  /// Sets the action that deletes elements, at offsets in the collection. A list calls it when the button is pressed that a
  /// row shows when it is dragged sideways (see `swipeActions(edge:allowsFullSwipe:content:)`), or one of the minus buttons
  /// that it shows while `EnvironmentValues.editMode` is active.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(ContainerValueModifier(keyPath: \.deleteAction, value: action))
  }

  /// Sets the action that moves elements to another place in the collection: from offsets, in front of an offset of the
  /// collection before the move. A list calls it when a row was dragged to another place among the rows of the same
  /// `ForEach`. Rows are dragged as `draggable(_:)` says, and while the list is edited with the idiom `phone` also by
  /// the handles that it shows then. `MutableCollection.move(fromOffsets:toOffset:)` has the same parameters.
  ///
  /// ```swift
  /// struct Tasks: View {
  ///   @State private var tasks = ["Sow", "Water", "Reap"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(tasks, id: \.self) { Text($0) }
  ///         .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(ContainerValueModifier(keyPath: \.moveAction, value: action))
  }

  /// Sets the action that inserts dragged items at an offset of the collection. A list calls it when items of the types
  /// were dropped between rows of the `ForEach`; nothing can be dropped on a `ForEach` without elements.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let insertion = RowInsertion { items in
      items.filter { item in
        supportedContentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
      }
    } perform: { items, offset in
      action(offset, items)
      return true
    }
    return modifier(ContainerValueModifier(keyPath: \.rowInsertion, value: insertion))
  }

  /// Sets the action that inserts dragged items of types, given by their identifiers. An older form.
  @_disfavoredOverload
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.init(anyIdentifier:)), perform: action)
  }

  /// Sets the action that inserts dragged values at an offset of the collection. A list calls it when values of the type
  /// were dropped between rows of the `ForEach`; nothing can be dropped on a `ForEach` without elements.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    let insertion = RowInsertion { items in
      items.filter { $0.canConvert(to: T.self) }
    } perform: { items, offset in
      let values = items.compactMap { $0.converted(to: T.self) }
      if !values.isEmpty { action(values, offset) }
      return !values.isEmpty
    }
    return modifier(ContainerValueModifier(keyPath: \.rowInsertion, value: insertion))
  }
}

/// Inserts dragged items into the collection of a `ForEach`.
struct RowInsertion {
  /// Returns the items that can be inserted.
  let accepted: ([NSItemProvider]) -> [NSItemProvider]
  /// Inserts items at an offset. Returns whether they were used.
  let perform: ([NSItemProvider], Int) -> Bool
}

extension ContainerValues {
  /// Deletes elements of the `ForEach` of a view.
  @Entry var deleteAction: ((IndexSet) -> Void)?
  /// Moves elements of the `ForEach` of a view.
  @Entry var moveAction: ((IndexSet, Int) -> Void)?
  /// Inserts elements into the `ForEach` of a view.
  @Entry var rowInsertion: RowInsertion?
}
