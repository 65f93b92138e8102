/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values in the rows.
  associatedtype TableRowValue: Identifiable

  /// The described rows. An implementation detail of the library.
  var _rows: [_TableRows<TableRowValue>] { get }
}

/// Rows of a table that follow one another. An implementation detail of the library.
public struct _TableRows<Value> {
  let count: Int
  let value: (Int) -> Value
  /// The title of the section that the rows begin; nil if they begin none.
  var header: AnyView?
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  private let value: Value

  /// Creates a row that shows a value.
  public init(_ value: Value) { self.value = value }

  public var _rows: [_TableRows<Value>] {
    let value = value
    return [_TableRows(count: 1, value: { _ in value })]
  }
}

/// The rows of a table for the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element

  public var _rows: [_TableRows<Data.Element>] {
    let data = data
    return [_TableRows(count: data.count) { data[data.index(data.startIndex, offsetBy: $0)] }]
  }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  /// The rows.
  public var value: T
  public let _rows: [_TableRows<Value>]

  init(_ value: T, _ rows: [_TableRows<Value>]) { (self.value, _rows) = (value, rows) }
}

/// The rows of a table for the elements of a collection, made by a `ForEach`.
extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [_TableRows<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows for each element of a collection of identifiable elements.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Makes rows for each element of a collection, identified by the value at a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: id)
  }
}

/// A section of rows.
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [_TableRows<Content.TableRowValue>] {
    var rows = content._rows
    if !rows.isEmpty { rows[0].header = AnyView(header) }
    return rows
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a localized title.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Creates a section of rows with a title from a table of strings.
  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

/// A result builder of the rows of a table.
@resultBuilder @MainActor
public struct TableRowBuilder<Value: Identifiable> {
  /// Passes rows through.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The rows of a block with one statement.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The rows of a block with several statements.
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    var rows: [_TableRows<Value>] = []
    // `buildExpression` requires that all rows have the same type of values.
    for content in repeat each content { rows += content._rows as? [_TableRows<Value>] ?? [] }
    return TupleTableRowContent((repeat each content), rows)
  }

  /// The rows of an `if` statement without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> TupleTableRowContent<Value, Content?> where Content.TableRowValue == Value {
    TupleTableRowContent(content, content?._rows ?? [])
  }
}
