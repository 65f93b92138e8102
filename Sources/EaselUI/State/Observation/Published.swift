/// A property of a class that publishes its values.
///
/// Before the property changes, it sends through the object's `objectWillChange` publisher and then publishes
/// the new value to the subscribers of `$name`.
///
/// ```swift
/// final class Sensor: ObservableObject {
///   @Published var temperature = 20.0
/// }
/// let sensor = Sensor()
/// let subscription = sensor.$temperature.sink { print($0) }
/// sensor.temperature = 21
/// subscription.cancel()
/// ```
@propertyWrapper
public struct Published<Value> {
  /// A publisher of the property's current value and, before it is set, each later one.
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func _subscribe(
      _ receiveValue: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      storage.subscribers.add(receiveValue, first: storage.value, completion: completion)
    }
  }

  fileprivate final class Storage {
    var value: Value
    lazy var subscribers = SubscriberList<Value, Never>()
    /// The object that declares the property; nil until its first access through the object.
    weak var object: AnyObject?
    /// The publisher of the object; nil until the first change.
    weak var objectWillChange: ObservableObjectPublisher?
    /// The subscriptions of `assign(to:)`.
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Unavailable: properties of classes use the static subscript instead.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a published property outside of a class") }
    set { fatalError("a published property outside of a class") }
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// The value of the property in an object. The compiler uses it for `wrappedValue`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage(in: object).set(newValue) }
  }

  /// The publisher of the property in an object. The compiler uses it for `projectedValue`.
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
  /// Assigns each value to a published property. The subscription lasts as long as the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let source = sink { [weak storage] in storage?.set($0) }
    storage.sources.append(source)
  }
}
