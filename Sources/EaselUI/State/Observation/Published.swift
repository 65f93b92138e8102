/// A property of an object that publishes its changes: its own values by `$name`, and that the object will change.
@propertyWrapper
public struct Published<Value> {
  /// Publishes the value, and each later one before it is set.
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func _subscribe(
      _ receiveValue: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receiveValue(storage.value)
      return storage.subscribers.add(receiveValue, completion: completion)
    }
  }

  fileprivate final class Storage {
    var value: Value
    lazy var subscribers = SubscriberList<Value, Never>()
    /// The object that the property belongs to, once it is known.
    weak var object: AnyObject?
    /// That of the object, once it is known.
    weak var objectWillChange: ObservableObjectPublisher?
    /// What gives the property its values.
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The property wrapper is one of classes, which reach its value by the subscript.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a published property outside of a class") }
    set { fatalError("a published property outside of a class") }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage(in: object).set(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { Publisher(storage: object[keyPath: storageKeyPath].storage(in: object)) }
    set {}
  }

  private func storage(in object: AnyObject) -> Storage {
    if storage.object == nil { storage.object = object }
    return storage
  }
}

extension Published.Storage {
  fileprivate func set(_ newValue: Value) {
    if objectWillChange == nil, let observable = object as? any ObservableObject {
      objectWillChange = observable.objectWillChange as? ObservableObjectPublisher
    }
    objectWillChange?.send()
    subscribers.send(newValue)
    value = newValue
  }
}

extension Publisher where Failure == Never {
  /// Gives the values to a published property, until the object of the property is let go.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let source = sink { [weak storage] in storage?.set($0) }
    storage.sources.append(source)
  }
}
