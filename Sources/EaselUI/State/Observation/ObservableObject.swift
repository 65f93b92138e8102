import Observation

/// An object that tells before it changes, so that views that show it are made anew.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same for the object as long as it lives. `@Published` properties send it before they change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.publisher(of: self) }
}

/// Publishes that an object will change.
public final class ObservableObjectPublisher: _ClosurePublisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  public init() {}

  public func send() { subscribers.send(()) }

  public func _subscribe(
    _ receiveValue: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    subscribers.add(receiveValue, completion: completion)
  }
}

extension ObservableObjectPublisher {
  /// The publishers of all objects that were asked for theirs. Objects that are gone are left out now and then.
  private struct Table {
    struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    var entries: [ObjectIdentifier: Entry] = [:]
    var countToClean = 64

    mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }

    /// All entries as they were before those of objects that are gone were left out; nil while they are few.
    mutating func clean() -> [ObjectIdentifier: Entry]? {
      guard entries.count > countToClean else { return nil }
      let all = entries
      entries = entries.filter { $0.value.object != nil }
      countToClean = Swift.max(64, 2 * entries.count)
      return all
    }
  }

  private static let table = LockedValue(Table())

  fileprivate static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // What the subscribers of objects that are gone hold is let go of outside the lock: its end may come back here.
    table.withLock { ($0.publisher(of: object), $0.clean()) }.0
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "@Bindable is only available for observable objects")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
