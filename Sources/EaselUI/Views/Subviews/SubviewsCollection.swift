/// The subviews of a container. As a view, it shows all of them.
///
/// The subviews of a `ForEach` are created when they are shown.
public struct SubviewsCollection: RandomAccessCollection {
  let list: SubviewList
  public let endIndex: Int

  public var startIndex: Int { 0 }

  @MainActor init(_ parts: [SubviewPart]) {
    list = SubviewList(parts)
    endIndex = list.count
  }

  /// The subview at a position.
  public subscript(position: Int) -> Subview {
    precondition(indices.contains(position), "the index of a subview is out of range")
    return onMainActor(list) { $0[position] }
  }

  /// A part of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.clamped(to: 0..<endIndex) == bounds, "the range of subviews is out of bounds")
    return SubviewsCollectionSlice(collection: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// A part of the subviews of a container. As a view, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let collection: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  /// The subview at a position.
  public subscript(position: Int) -> Subview {
    precondition(bounds.contains(position), "the index of a subview is out of range")
    return collection[position]
  }

  /// A part of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.clamped(to: self.bounds) == bounds, "the range of subviews is out of bounds")
    return SubviewsCollectionSlice(collection: collection, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}
