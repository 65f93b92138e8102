/// The focused values of a graph, and the evaluations that read them.
///
/// The values are collected when the focus moves or when a view sets another value, and only once per round of an update. A
/// reader is invalidated if one of the keys that it read has another value then. Graphs whose views set no values only check
/// that there are none.
@MainActor
final class FocusedValueStore {
  private var values = FocusedValues()
  /// What the readers of each key depend on.
  private var sources: [ObjectIdentifier: ChangeSource] = [:]
  /// The elements whose values do not depend on the focus, by their serial numbers.
  private var sceneElements: [Int: FocusedValueElement] = [:]
  private var nextSerial = 0
  /// The number of elements whose values depend on the focus.
  private var focusElementCount = 0
  private var isStale = false
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  /// Adds the element of a view that sets a value. Returns its serial number.
  func add(_ element: FocusedValueElement) -> Int {
    if element.isOfScene { sceneElements[nextSerial] = element } else { focusElementCount += 1 }
    setStale()
    nextSerial += 1
    return nextSerial - 1
  }

  func remove(_ element: FocusedValueElement) {
    if element.isOfScene { sceneElements[element.serial] = nil } else { focusElementCount -= 1 }
    setStale()
  }

  /// Records that the values may differ, because the focus or the shown views changed.
  func focusDidChange() {
    if focusElementCount > 0 || !sceneElements.isEmpty { setStale() }
  }

  /// Records that a view sets another value.
  func setStale() {
    isStale = true
    graph.setStale()
  }

  /// Returns the value at a key path, and adds what it reads to the dependencies of the current evaluation.
  func read<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
    let reads = FocusedValueReads()
    var tracked = values
    tracked.reads = reads
    let value = tracked[keyPath: keyPath]
    for key in reads.keys { source(of: key).recordRead() }
    return value
  }

  private func source(of key: ObjectIdentifier) -> ChangeSource {
    if let source = sources[key] { return source }
    let source = ChangeSource()
    sources[key] = source
    return source
  }

  /// Collects the values and invalidates the readers of those that differ.
  func updateIfNeeded() {
    guard isStale else { return }
    isStale = false
    let (old, new) = (values, collectedValues())
    values = new
    for key in Set(old.entries.keys).union(new.entries.keys) {
      if let (first, second) = both(old.entries[key], new.entries[key]), first.isSame(as: second) { continue }
      sources[key]?.notify()
    }
  }

  private func both<Value>(_ first: Value?, _ second: Value?) -> (Value, Value)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The values of the window, then those of the focused view and the views around it, of which the inner ones win.
  private func collectedValues() -> FocusedValues {
    var collected = FocusedValues()
    for element in orderedSceneElements { element.write(&collected) }
    guard let focused = graph.keys.focused, focused.isAttached else { return collected }
    for element in chain(around: focused) where !element.isOfScene { element.write(&collected) }
    return collected
  }

  /// The shown elements of the scene in the order of their creation, each before those inside of it.
  private var orderedSceneElements: [FocusedValueElement] {
    let shown = sceneElements.values.filter { !graph.hasHiddenViews || $0.isShown }
    guard shown.count > 1 else { return shown }
    let paths = shown.map { element in
      (path: chain(around: element).filter(\.isOfScene).map(\.serial), element: element)
    }
    return paths.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.element)
  }

  /// The elements that set values around an element, outermost first, and the element itself if it is one of them.
  private func chain(around element: LayoutElement) -> [FocusedValueElement] {
    sequence(first: element, next: \.superelement).compactMap { $0 as? FocusedValueElement }.reversed()
  }
}

extension EnvironmentValues {
  /// The focused value of the window at a key path. Outside of a graph there is none.
  @MainActor func focusedValue<Value>(at keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
    viewServices?.graph?.focusedValues.read(keyPath)
  }
}
