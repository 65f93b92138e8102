/// Passes values from views to an enclosing view of the library, which reads them in the body of a part that does
/// not contain the writers: a title and buttons to a navigation bar, detents to a sheet.
///
/// Unlike a preference, a value costs nothing to collect, however many views there are. The values are in the order
/// in which their views were created: outer before inner, first before next.
@MainActor
final class Channel<Value> {
  /// The value of one writer.
  struct Entry {
    let writer: ObjectIdentifier
    /// The place in the order of the writers.
    fileprivate let order: Int
    /// A number that changes with the value.
    let version: Int
    let value: Value
  }

  private let source = ChangeSource()
  private var current: [ObjectIdentifier: Entry] = [:]
  private var serial = 0

  nonisolated init() {}

  /// The values with their writers. The evaluation that reads them is repeated when one changes.
  var entries: [Entry] {
    source.recordRead()
    return current.values.sorted { $0.order < $1.order }
  }

  /// The values of all writers. The evaluation that reads them is repeated when one changes.
  var values: [Value] { entries.map(\.value) }

  /// Sets the value of a writer; `nil` for none.
  func set(_ value: Value?, by writer: AnyObject) {
    guard let value else { return remove(writer) }
    serial += 1
    let key = ObjectIdentifier(writer)
    current[key] = Entry(writer: key, order: current[key]?.order ?? serial, version: serial, value: value)
    source.notify()
  }

  func remove(_ writer: AnyObject) {
    if current.removeValue(forKey: ObjectIdentifier(writer)) != nil { source.notify() }
  }
}

/// Writes a value to the channel of the environment as long as the view exists.
struct ChannelWriter<Value> {
  let channel: KeyPath<EnvironmentValues, Channel<Value>?>
  /// The value; `nil` for none.
  let value: Value?
}

extension ChannelWriter: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(ChannelNode(view, inputs))
  }
}

/// The node of a view that writes to a channel.
final class ChannelNode<Base: View, Value>: ViewNode<ModifiedContent<Base, ChannelWriter<Value>>> {
  private var value: Value?
  private let channel: Channel<Value>?
  private var content: ViewNode<Base>!
  private let comparison = ValueComparison<Value?>.shared

  init(_ view: ModifiedContent<Base, ChannelWriter<Value>>, _ inputs: _NodeInputs) {
    value = view.modifier.value
    channel = inputs.environment.values[keyPath: view.modifier.channel]
    super.init(inputs)
    channel?.set(value, by: self)
    content = Base.makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ view: ModifiedContent<Base, ChannelWriter<Value>>) {
    if !comparison.areEqual(value, view.modifier.value) {
      value = view.modifier.value
      channel?.set(value, by: self)
    }
    content.update(view.content)
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { channel?.remove(self) }
}
