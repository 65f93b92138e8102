/// An array whose first element is stored in place: one element takes no allocation. Most texts have one paragraph, one
/// line, and glyphs of one face.
struct CompactArray<Element>: RandomAccessCollection {
  /// The first element; nil if there is none.
  private var head: Element?
  /// The elements after the first one.
  private var tail: [Element] = []

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : 1 + tail.count }

  subscript(index: Int) -> Element {
    if index == 0, let head { return head }
    return tail[index - 1]
  }

  mutating func append(_ element: Element) {
    if head == nil { head = element } else { tail.append(element) }
  }

  /// Removes the first element; there must be one.
  mutating func removeFirst() { head = tail.isEmpty ? nil : tail.removeFirst() }

  /// Removes and returns the last element; there must be one.
  mutating func removeLast() -> Element {
    if let last = tail.popLast() { return last }
    defer { head = nil }
    return self[0]
  }
}

extension CompactArray: Sendable where Element: Sendable {}
