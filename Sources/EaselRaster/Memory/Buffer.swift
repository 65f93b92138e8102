import EaselPixels

/// A growing array of trivial values that keeps its memory when its elements are removed.
///
/// Unlike `Array`, it has no reference count and no check for uniqueness. The base pointer is valid until the next
/// call of `append` or `reserve`.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var memory: AlignedMemory
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(minimumCapacity: Int = 64) {
    capacity = max(1, minimumCapacity)
    memory = AlignedMemory(byteCount: capacity * MemoryLayout<Element>.stride)
    base = memory.base.bindMemory(to: Element.self, capacity: capacity)
  }

  deinit { memory.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Reserves memory for more elements. The capacity at least doubles when it grows.
  mutating func reserve(_ additional: Int) {
    let needed = count + additional
    if needed > capacity { reserve(total: max(needed, capacity * 2)) }
  }

  /// Reserves memory for a total number of elements, and no more.
  mutating func reserve(total needed: Int) {
    if needed > capacity { reallocate(capacity: needed) }
  }

  /// Frees most of a large memory of which less than a quarter is needed. The elements stay.
  ///
  /// - Parameter needed: The largest number of elements that recent frames used.
  mutating func shrink(to needed: Int) {
    let kept = max(1, needed, count)
    if byteCount > Limits.largestIdlePlane, kept < capacity / 4 { reallocate(capacity: kept) }
  }

  /// Moves the elements to new memory.
  private mutating func reallocate(capacity newCapacity: Int) {
    let moved = AlignedMemory(byteCount: newCapacity * MemoryLayout<Element>.stride)
    let start = moved.base.bindMemory(to: Element.self, capacity: newCapacity)
    start.moveInitialize(from: base, count: count)
    memory.deallocate()
    (memory, base, capacity) = (moved, start, newCapacity)
  }

  /// Appends an element to reserved memory, without a check of the capacity in release builds.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity)
    (base + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    reserve(added)
    (base + count).initialize(repeating: element, count: added)
    count += added
  }

  mutating func append(contentsOf elements: UnsafePointer<Element>, count added: Int) {
    reserve(added)
    (base + count).initialize(from: elements, count: added)
    count += added
  }

  /// Includes elements that the caller wrote to reserved memory behind the last one.
  mutating func grow(to newCount: Int) {
    assert(newCount >= count && newCount <= capacity)
    count = newCount
  }

  /// Removes all but the first elements.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  /// The bytes of memory.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
