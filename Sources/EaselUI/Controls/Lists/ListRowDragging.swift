/// Lets the user drag a row to another place among the rows of its `ForEach`, and drop items between them.
struct ListRowDragging: ViewModifier {
  let row: Subview
  let values: ContainerValues
  /// The edge of the row at which dragged items would be inserted.
  @State private var edge: VerticalEdge?

  func body(content: Content) -> some View {
    // The only condition is one that never changes for a row: another one would make the row anew.
    if let place = DraggedRow(row) {
      content
        .contentShape(Rectangle())
        .modifier(
          DragSource<EmptyView>(isEnabled: canMove, preview: nil, payload: place) { [] }
        )
        .overlay(alignment: edge == .top ? .top : .bottom) {
          if let edge { ListInsertionMark().offset(y: edge == .top ? -1 : 1) }
        }
        .modifier(
          DropTargetModifier(
            isEnabled: values.moveAction != nil || values.rowInsertion != nil,
            delegate: ListRowDropDelegate(
              place: place, move: values.moveAction, insertion: values.rowInsertion, edge: $edge)))
    } else {
      content
    }
  }

  private var canMove: Bool { values.moveAction != nil && !values.listRow.isMoveDisabled }
}

/// The line between rows at which dragged items would be inserted.
private struct ListInsertionMark: View {
  var body: some View {
    Capsule().fill(.tint).frame(height: 2).padding(.horizontal, 4).allowsHitTesting(false)
  }
}

/// The handle of a row that can be moved, while the list is edited.
struct ListRowHandle: View {
  var body: some View {
    Image(systemName: "line.3.horizontal").font(.system(size: 17)).foregroundStyle(ListColor.chevron)
      .frame(width: 28, height: 28)
      .contentShape(Rectangle())
      .modifier(DragHandle())
  }
}

/// An element of a `ForEach` in a row.
struct DraggedRow {
  let items: any SubviewItems
  private let id: Subview.ID
  private let index: Int

  /// The element of a row; nil for a row that does not represent an element.
  init?(_ row: Subview) {
    guard case .item(let items, let index) = row.reference else { return nil }
    (self.items, id, self.index) = (items, row.id, index)
  }

  /// The offset of the element in its collection; nil if it was removed.
  @MainActor var offset: Int? { items.currentIndex(of: id, near: index) }

  /// Deletes the element of a row; nil if the row is none or cannot be deleted.
  @MainActor static func deletion(_ row: Subview, _ values: ContainerValues) -> (() -> Void)? {
    guard !values.listRow.isDeleteDisabled, let delete = values.deleteAction, let place = DraggedRow(row)
    else {
      return nil
    }
    return {
      guard let offset = place.offset else { return }
      withAnimation { delete(IndexSet(integer: offset)) }
    }
  }
}

/// Moves and inserts elements at the edges of a row.
private struct ListRowDropDelegate {
  let place: DraggedRow
  let move: ((IndexSet, Int) -> Void)?
  let insertion: RowInsertion?
  @Binding var edge: VerticalEdge?

  /// The dragged row, if it is one of the same collection.
  private func moved(_ info: DropInfo) -> DraggedRow? {
    guard move != nil, let row = info.payload as? DraggedRow, row.items === place.items else { return nil }
    return row
  }

  private func edge(_ info: DropInfo) -> VerticalEdge {
    info.location.y < info.size.height / 2 ? .top : .bottom
  }
}

extension ListRowDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool {
    moved(info) != nil || insertion?.accepted(info.items).isEmpty == false
  }

  func dropEntered(info: DropInfo) { edge = edge(info) }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    let new = edge(info)
    if new != edge { edge = new }
    return nil
  }

  func dropExited(info: DropInfo) { edge = nil }

  func performDrop(info: DropInfo) -> Bool {
    edge = nil
    guard let own = place.offset else { return false }
    let offset = edge(info) == .top ? own : own + 1
    guard let row = moved(info) else { return insert(info, at: offset) }
    guard let start = row.offset, offset != start, offset != start + 1 else { return false }
    withAnimation { move?(IndexSet(integer: start), offset) }
    return true
  }

  private func insert(_ info: DropInfo, at offset: Int) -> Bool {
    guard let insertion else { return false }
    let items = insertion.accepted(info.items)
    return !items.isEmpty && withAnimation { insertion.perform(items, offset) }
  }
}
