/// A drag over a view, from its entrance to the drop.
///
/// ```swift
/// struct Board: View {
///   @State private var place: CGPoint?
///
///   var body: some View {
///     Color.mint
///       .dropDestination(for: String.self) { titles, session in place = session.location }
///   }
/// }
/// ```
public struct DropSession {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let identifier: ObjectIdentifier
  }

  /// The phases of a drag over a view.
  public enum Phase: Hashable, Sendable {
    /// The pointer has entered the view.
    case entering
    /// The pointer moves over the view.
    case active
    /// The pointer has left the view, or the drag was cancelled over it.
    case exiting
    /// The items were dropped, with this effect.
    case ended(DropOperation)
    /// The items were read. This phase does not occur, because the items are available before the drop.
    case dataTransferCompleted
  }

  /// The properties of a drag that started in the same program.
  public struct LocalSession {
    /// The identities of the dragged items. Always empty: drags have items, not identities.
    public func draggedItemIDs<ItemID: Hashable>(for itemType: ItemID.Type) -> [ItemID] { [] }
  }

  private let info: DropInfo

  init(_ info: DropInfo) { self.info = info }

  /// The identity of the drag.
  public var id: ID { info.dragID }
  /// The phase of the drag.
  public var phase: Phase { info.phase }
  /// The location of the pointer in the space of the view, in points.
  public var location: CGPoint { info.location }
  /// The size of the view, in points.
  public var size: CGSize { info.size }
  /// The number of dragged items.
  public var itemsCount: Int { info.items.count }
  /// The operations that the source suggests: always copying and moving.
  public var suggestedOperations: DropOperation.Set { [.copy, .move] }
  /// The properties of the drag. Never nil, because items cannot be dragged from other programs.
  public var localSession: LocalSession? { LocalSession() }
}

/// The effect of a drop on a view.
public struct DropConfiguration: Sendable {
  /// The operation. `forbidden` and `cancel` prevent the drop; all others have the same appearance.
  public let operation: DropOperation

  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
  /// Runs an action with each change of a drag over the view or a view inside that accepts the items.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropObserverModifier(updated: onUpdate))
  }

  /// Sets what a drop on the view, or on a view inside, does, depending on the drag.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    modifier(DropObserverModifier(configure: configuration))
  }
}
