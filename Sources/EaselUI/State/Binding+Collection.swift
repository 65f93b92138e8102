// A binding to a collection as a collection of bindings, so that `ForEach($items) { $item in ... }` gives views that write
// to their elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to the element at a place. Should the collection become shorter, the last element that was there is read,
  /// and what is written is lost: a view that is about to go may still ask.
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

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index { wrappedValue.index(i, offsetBy: distance) }

  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Index: Hashable {
    self.init(data: data, content: content, id: (\Binding<C.Element>.wrappedValue).appending(path: id))
  }
}
