/// Decides about drops on a view, and receives the dropped items.
///
/// Items come from views of the same window: nothing is dragged from or to other windows and programs.
///
/// ```swift
/// struct Bin: DropDelegate {
///   @Binding var isOpen: Bool
///   let throwAway: () -> Void
///
///   func dropEntered(info: DropInfo) { isOpen = true }
///
///   func dropExited(info: DropInfo) { isOpen = false }
///
///   func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
///
///   func performDrop(info: DropInfo) -> Bool {
///     throwAway()
///     isOpen = false
///     return true
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the items can be dropped on the view. Called when the pointer enters it. By default, it is true for items
  /// of the types of the view.
  func validateDrop(info: DropInfo) -> Bool

  /// Receives the items after a drop. Returns whether they were used.
  func performDrop(info: DropInfo) -> Bool

  /// The pointer has entered the view with the items.
  func dropEntered(info: DropInfo)

  /// The pointer has moved over the view. Returns what a drop would do; nil for the same as before. After `forbidden`
  /// and `cancel` nothing is dropped.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// The pointer has left the view, or the drag was cancelled over it. It is not called after a drop.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all items of the types of the view.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Keeps the proposal, which is to copy at first.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drag over a view.
public struct DropInfo {
  /// The location of the pointer in the space of the view, in points.
  public let location: CGPoint
  /// The size of the view.
  let size: CGSize
  let items: [NSItemProvider]
  /// The content that a view of the library drags; nil for items of the program.
  let payload: Any?
  let dragID: DropSession.ID
  let phase: DropSession.Phase

  /// Whether one of the dragged items has one of the types or a subtype.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The dragged items of the types or their subtypes.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in
      contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// Whether one of the dragged items has one of the types, given by their identifiers. An older form.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// The dragged items of the types, given by their identifiers. An older form.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    items.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// The proposed effect of a drop.
public struct DropProposal: Sendable {
  /// The proposed operation. `forbidden` and `cancel` prevent the drop; all others have the same appearance.
  public let operation: DropOperation
  /// The proposed operation in other programs. It has no effect: items cannot be dragged out of the window.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) {
    (self.operation, operationOutsideApplication) = (operation, nil)
  }

  /// Creates a proposal that depends on the program with the view. Only the first operation is used.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
  }
}

/// The effect of a drop on the dropped items.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drag ends.
  case cancel
  /// Nothing: the view does not accept the items.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
  /// They are deleted.
  case delete
  /// A reference to them is made.
  case alias

  /// A set of operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing: the drag ends.
    public static let cancel = Set(rawValue: 1)
    /// Nothing: the view does not accept the items.
    public static let forbidden = Set(rawValue: 2)
    /// The items are copied.
    public static let copy = Set(rawValue: 4)
    /// The items are moved.
    public static let move = Set(rawValue: 8)
    /// The items are deleted.
    public static let delete = Set(rawValue: 16)
    /// A reference to the items is made.
    public static let alias = Set(rawValue: 32)
  }
}
