/// What waits to be delivered, in order. Adding and removing take constant time on average, however many elements wait.
struct DeliveryQueue<Element> {
  /// The elements; nil for the removed ones before `first`.
  private var elements: [Element?] = []
  private var first = 0

  var isEmpty: Bool { first == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the first element and returns it; nil if there is none.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer { removePopped() }
    return elements[first].take()
  }

  /// Frees the places of removed elements when they are half of all.
  private mutating func removePopped() {
    first += 1
    guard first * 2 >= elements.count else { return }
    elements.removeFirst(first)
    first = 0
  }
}
