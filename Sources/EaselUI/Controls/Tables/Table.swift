/// Rows of values in columns.
///
/// A click or the arrow keys select a row, if there is a binding for the selection. A press of the header of a column
/// sorts by it, if there is a binding for the order: the program sorts its data with the new order. Rows are made when
/// they come near the visible part.
///
/// Status: columns cannot be resized or moved by the pointer, and rows do not scroll horizontally.
///
/// ```swift
/// struct City: Identifiable {
///   let id: String
///   let people: Int
/// }
///
/// struct Cities: View {
///   @State private var cities = [City(id: "Bern", people: 134_000), City(id: "Basel", people: 173_000)]
///   @State private var order = [KeyPathComparator(\City.id)]
///
///   var body: some View {
///     Table(cities.sorted(using: order), sortOrder: $order) {
///       TableColumn("Name", value: \.id)
///       TableColumn("People", value: \.people) { Text("\($0.people)") }
///     }
///   }
/// }
/// ```
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: TableSelection<Value.ID>?
  private let sorting: TableSorting?
  @State private var isFocused = false
  @Environment(\.interfaceIdiom) private var idiom

  init(rows: Rows, columns: Columns, selection: TableSelection<Value.ID>?, sorting: TableSorting?) {
    (self.rows, self.columns, self.selection, self.sorting) = (rows, columns, selection, sorting)
  }
}

/// The selected rows of a table.
enum TableSelection<ID: Hashable> {
  case optional(Binding<ID?>)
  case set(Binding<Set<ID>>)

  func contains(_ id: ID) -> Bool {
    switch self {
    case .optional(let binding): binding.wrappedValue == id
    case .set(let binding): binding.wrappedValue.contains(id)
    }
  }

  func select(_ id: ID) {
    switch self {
    case .optional(let binding): binding.wrappedValue = id
    case .set(let binding): binding.wrappedValue = [id]
    }
  }
}

/// The order of the rows of a table.
struct TableSorting {
  /// The comparators, the most important one first.
  let order: () -> [Any]
  let setOrder: ([Any]) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { binding.wrappedValue }
    setOrder = { binding.wrappedValue = $0.compactMap { $0 as? Sort } }
  }

  /// Sorts by a column, or in the other direction if the rows are sorted by it.
  func sort(by column: TableColumnSorting) {
    var order = order()
    if let first = order.first, column.matches(first) {
      order[0] = column.reversed(first)
    } else {
      order.removeAll(where: column.matches)
      order.insert(column.comparator, at: 0)
    }
    setOrder(order)
  }
}

extension Table: View {
  public var body: some View {
    let items = TableItems(rows._rows)
    let columns = columns._columns
    let layout = TableRowLayout(columns: columns.map(\.width), isDesktop: idiom == .desktop)
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        TableHeader(columns: columns, layout: layout, sorting: sorting)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items) { item in
              TableRowView(
                item: item, columns: columns, layout: layout, selection: selection,
                isFocused: isFocused, focus: { isFocused = true })
            }
          }
        }
      }
      .background(layout.isDesktop ? ListColor.desktopPage : ListColor.page)
      .modifier(FocusModifier(keyAction: { key($0, items, proxy) }))
      .modifier(FocusModifier(requestsFocus: isFocused, changed: { isFocused = $0 }))
      .focusEffectDisabled()
    }
  }

  public static var _isSingleView: Bool { true }
}

@MainActor extension Table {
  private func key(_ press: KeyPress, _ items: TableItems<Value>, _ proxy: ScrollViewProxy) -> KeyPress.Result
  {
    guard let selection, press.phase != .up, press.key == .upArrow || press.key == .downArrow else {
      return .ignored
    }
    let step = press.key == .downArrow ? 1 : -1
    let current = items.firstIndex { selection.contains($0.value.id) } ?? (step > 0 ? -1 : items.count)
    guard items.indices.contains(current + step) else { return .ignored }
    selection.select(items[current + step].value.id)
    proxy.scrollTo(items[current + step].id)
    return .handled
  }
}

/// A row of a table.
struct TableItem<Value: Identifiable>: Identifiable {
  let value: Value
  let index: Int
  /// The title of the section that the row begins.
  let header: AnyView?

  var id: Value.ID { value.id }
}

/// The rows of a table, which are made when they are asked for.
struct TableItems<Value: Identifiable>: RandomAccessCollection {
  private let rows: [_TableRows<Value>]
  /// The index of the first row of each part.
  private let starts: [Int]
  let endIndex: Int

  var startIndex: Int { 0 }

  init(_ rows: [_TableRows<Value>]) {
    self.rows = rows.filter { $0.count > 0 }
    var (starts, count) = ([Int](), 0)
    for part in self.rows {
      starts.append(count)
      count += part.count
    }
    (self.starts, endIndex) = (starts, count)
  }

  subscript(position: Int) -> TableItem<Value> {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    let offset = position - starts[low]
    return TableItem(
      value: rows[low].value(offset), index: position, header: offset == 0 ? rows[low].header : nil)
  }
}
