// Changes of collections by the offsets that `onMove` and `onDelete` pass.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start. Offsets beyond the end are ignored.
  ///
  /// ```swift
  /// var names = ["a", "b", "c"]
  /// names.remove(atOffsets: [0, 2])
  /// ```
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets in front of the element at an offset of the collection before the change,
  /// or to its end. Offsets beyond the end are ignored.
  ///
  /// ```swift
  /// var names = ["a", "b", "c"]
  /// names.move(fromOffsets: [0], toOffset: 3)
  /// ```
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter(source.contains)
    let order =
      elements.indices.filter { $0 < destination && !source.contains($0) } + moved
      + elements.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, old) in zip(indices, order) { self[index] = elements[old] }
  }
}
