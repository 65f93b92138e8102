import Observation

/// An object that publishes before it changes, so that views that observe it are updated.
///
/// ```swift
/// final class Account: ObservableObject {
///   @Published var name = ""
///   @Published var balance = 0
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before each change of the object.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The default publisher: the same instance as long as the object lives. `@Published` properties send
  /// through it before they change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.publisher(of: self) }
}

/// A publisher that announces changes of an object.
///
/// ```swift
/// let publisher = ObservableObjectPublisher()
/// let subscription = publisher.sink { print("will change") }
/// publisher.send()
/// subscription.cancel()
/// ```
public final class ObservableObjectPublisher: _ClosurePublisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces a change to all subscribers.
  public func send() { subscribers.send(()) }

  public func _subscribe(
    _ receiveValue: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    subscribers.add(receiveValue, completion: completion)
  }
}

extension ObservableObjectPublisher {
  /// The publishers of the objects whose `objectWillChange` was used. Entries of deallocated objects are
  /// removed occasionally.
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

    /// Removes the entries of deallocated objects once the table has doubled. Returns the entries from
    /// before, to be released outside of the lock; nil if nothing was removed.
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
    // The entries are released outside of the lock: deinitializers of what subscribers hold may call this
    // function.
    table.withLock { ($0.publisher(of: object), $0.clean()) }.0
  }
}

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Profile {
///   var isPublic = false
/// }
///
/// struct ProfileView: View {
///   @Bindable var profile: Profile
///
///   var body: some View {
///     Toggle("Public", isOn: $profile.isPublic)
///   }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The wrapper itself, which gives bindings to the object's properties by dynamic member lookup.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable: the value must be an observable object.
  @available(*, unavailable, message: "@Bindable is only available for observable objects")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper of an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper of an observable object, for use in an expression.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper from the projected value of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
