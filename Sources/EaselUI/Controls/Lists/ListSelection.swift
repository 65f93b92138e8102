/// The selection of a list, whose values are the tags of rows.
struct ListSelection {
  /// Whether several rows can be selected.
  let isMultiple: Bool
  let contains: (ContainerValues) -> Bool
  /// Selects a row. With `extends`, other rows stay selected, and a selected row is deselected.
  let select: (_ row: ContainerValues, _ extends: Bool) -> Void
  /// Whether a row has a value of the selection's type.
  let canSelect: (ContainerValues) -> Bool
  /// Whether nothing is selected.
  var isEmpty: () -> Bool = { true }
  /// Selects nothing; `nil` if that is impossible.
  var clear: (() -> Void)?
  /// The location of the binding.
  let location: AnyObject
  /// The selected value or values. They are not stored, so that the view that creates the selection does not depend on them.
  let value: () -> AnyHashable
}

extension ListSelection: Equatable {
  /// Whether both are selections in the same place, whatever is selected there.
  static func == (a: ListSelection, b: ListSelection) -> Bool {
    a.location === b.location && a.isMultiple == b.isMultiple
      && (a.clear == nil) == (b.clear == nil)
  }
}

extension ListSelection {
  /// A selection of at most one value.
  static func optional<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(
      isMultiple: false,
      contains: { row in row.rowTag(for: Value.self).map { $0 == binding.wrappedValue } ?? false },
      select: { row, _ in
        if let tag = row.rowTag(for: Value.self) { binding.wrappedValue = tag }
      },
      canSelect: { $0.rowTag(for: Value.self) != nil },
      isEmpty: { binding.wrappedValue == nil },
      clear: { binding.wrappedValue = nil },
      location: binding.location, value: { AnyHashable(binding.wrappedValue) })
  }

  /// A selection of exactly one value.
  static func single<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
    ListSelection(
      isMultiple: false,
      contains: { row in row.rowTag(for: Value.self) == binding.wrappedValue },
      select: { row, _ in
        if let tag = row.rowTag(for: Value.self) { binding.wrappedValue = tag }
      },
      canSelect: { $0.rowTag(for: Value.self) != nil },
      location: binding.location, value: { AnyHashable(binding.wrappedValue) })
  }

  /// A selection of any number of values.
  static func set<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      isMultiple: true,
      contains: { row in row.rowTag(for: Value.self).map(binding.wrappedValue.contains) ?? false },
      select: { row, extends in
        guard let tag = row.rowTag(for: Value.self) else { return }
        if !extends {
          binding.wrappedValue = [tag]
        } else if binding.wrappedValue.contains(tag) {
          binding.wrappedValue.remove(tag)
        } else {
          binding.wrappedValue.insert(tag)
        }
      },
      canSelect: { $0.rowTag(for: Value.self) != nil },
      isEmpty: { binding.wrappedValue.isEmpty },
      clear: { binding.wrappedValue = [] },
      location: binding.location, value: { AnyHashable(binding.wrappedValue) })
  }
}

extension ContainerValues {
  /// The value that a link in the row adds to a path, or else the tag of the row.
  fileprivate func rowTag<Value: Hashable>(for type: Value.Type) -> Value? {
    linkedValue?.base as? Value ?? tag(for: type)
  }
}

/// Selects the row that a view is in.
struct RowSelection {
  let select: () -> Void
}

extension EnvironmentValues {
  /// Selects the row that the view is in; `nil` without a selection.
  @Entry var rowSelection: RowSelection?
}

/// Keeps the parts of a list, and moves its selection by keys.
@MainActor
final class ListNavigator {
  private(set) var items: ListItems?
  /// The content of the list, and the sections made from it.
  private var parts: [SubviewPart] = []
  private var sections: [SectionConfiguration] = []
  /// The row that was selected last.
  var current: Subview.ID?
  /// The row that was moved sideways last, and what moves it back.
  var openRow: (id: Subview.ID, close: () -> Void)?

  nonisolated init() {}

  /// Sets and returns the parts of the list. They compare as equal to the previous ones if the content did not change.
  func updateItems(_ newParts: [SubviewPart], _ metrics: ListMetrics) -> ListItems {
    if !ValueComparison.shared.areEqual(parts, newParts) {
      (parts, sections) = (newParts, Array(SectionCollection(newParts)))
    }
    let newItems = ListItems(sections, metrics)
    items = newItems
    return newItems
  }

  /// Moves the row back that was moved sideways, unless it is the given one.
  func closeRow(except row: Subview.ID? = nil) {
    guard let openRow, openRow.id != row else { return }
    self.openRow = nil
    openRow.close()
  }

  /// Selects the next row in a direction that can be selected. Returns it; nil if there is none.
  func move(by step: Int, in selection: ListSelection) -> ListItem? {
    guard let items else { return nil }
    var index = currentIndex(items, selection) ?? (step > 0 ? -1 : items.count)
    while items.indices.contains(index + step) {
      index += step
      guard case .row(let subview) = items[index].kind else { continue }
      let values = subview.containerValues
      guard selection.canSelect(values), !values.listRow.isSelectionDisabled else { continue }
      current = subview.id
      selection.select(values, false)
      return items[index]
    }
    return nil
  }

  /// The index of the row that was selected last, or else of the first selected one.
  private func currentIndex(_ items: ListItems, _ selection: ListSelection) -> Int? {
    if let current, let index = items.firstIndex(where: { $0.id == .row(current) }) { return index }
    return items.firstIndex { item in
      if case .row(let subview) = item.kind { selection.contains(subview.containerValues) } else { false }
    }
  }
}
