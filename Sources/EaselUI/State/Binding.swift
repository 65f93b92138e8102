/// A reference to a value that is stored elsewhere, for reading and writing.
///
/// A view that edits a value without owning it declares a binding. The owner passes one with the `$` prefix
/// of its property wrapper.
///
/// ```swift
/// struct MuteToggle: View {
///   @Binding var isMuted: Bool
///
///   var body: some View {
///     Toggle("Mute", isOn: $isMuted)
///   }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private(set) var location: Location<Value>

  init(location: Location<Value>) { self.location = location }

  /// Creates a binding that calls `get` to read the value and `set` to write it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = Location(get: get, set: set)
  }

  /// Creates a binding that calls `get` to read the value and `set` to write it, with the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = Location(get: get, set: { set($0, CurrentTransaction.value) })
  }

  /// Creates a binding from the projected value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a fixed value. Writing to it has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: Location(location, keyPath))
  }

  /// The transaction in which values are written through the binding.
  ///
  /// An empty transaction leaves the current one in effect.
  public var transaction: Transaction {
    get { location.transaction ?? Transaction() }
    set { location = Location(location, transaction: newValue.isEmpty ? nil : newValue) }
  }

  /// Returns a binding that writes its value in the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding that writes its value with an animation, which animates the resulting changes of
  /// views. Nil removes the animation from the binding's transaction.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to a value. Writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the wrapped value of an optional, or nil if the value is nil now.
  ///
  /// If the value becomes nil later, the binding keeps returning the last wrapped value.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// A binding to a collection is a collection of bindings, so that `ForEach($items) { $item in ... }` creates
// views that write to their elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position one past the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the collection, in ascending order.
  public var indices: Indices { wrappedValue.indices }

  /// Returns the position after `i`.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Returns a binding to the element at a position, which must be valid now.
  ///
  /// If the collection later becomes too short, the binding returns the last element that it read and ignores
  /// writes: a view may still evaluate its body before it is removed.
  public subscript(position: Index) -> Binding<Value.Element> {
    var last = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        if contains(position) { last = wrappedValue[position] }
        return last
      },
      set: { if contains(position) { wrappedValue[position] = $0 } })
  }

  private func contains(_ position: Index) -> Bool {
    let value = wrappedValue
    return position >= value.startIndex && position < value.endIndex
  }
}

/// A collection that reads its elements where they are stored, so that they can change at any time.
protocol LiveCollection: Collection {}

extension Binding: LiveCollection where Value: MutableCollection {}

extension ReversedCollection: LiveCollection where Base: LiveCollection {}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before `i`.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {
  /// Returns the position `distance` elements away from `i`.
  public func index(_ i: Index, offsetBy distance: Int) -> Index { wrappedValue.index(i, offsetBy: distance) }

  /// Returns the number of elements from `start` to `end`.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, and passes the content closure a binding to the
  /// element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection, identified by a key path, and passes the content
  /// closure a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Index: Hashable {
    self.init(data: data, content: content, id: (\Binding<C.Element>.wrappedValue).appending(path: id))
  }
}
