/// Something that was made with values of an environment and must know when they change.
@MainActor
protocol EnvironmentDependent: AnyObject {
  /// Where the scope keeps the dependent; nil while it keeps none. Written by the scope alone.
  var environmentSlot: Int? { get set }

  func environmentDidChange(_ keys: EnvironmentKeySet)
}

/// The environment of a part of the graph. All nodes of the part share it; only those that read it are told of changes.
@MainActor
class EnvironmentScope {
  let tracker: EnvironmentTracker
  private(set) var values: EnvironmentValues
  private var dependents: [Dependent] = []

  private struct Dependent {
    unowned let object: any EnvironmentDependent
  }

  init(values: EnvironmentValues, tracker: EnvironmentTracker) {
    self.values = values
    self.tracker = tracker
  }

  /// What `body`, given the values, reads of them.
  final func read(_ body: (EnvironmentValues) -> Void) -> EnvironmentReads {
    var tracked = values
    tracked.tracker = tracker
    let outerReads = tracker.begin()
    body(tracked)
    return tracker.end(outerReads)
  }

  final func setValues(_ newValues: EnvironmentValues) {
    let changed = tracker.changedKeys(from: values, to: newValues)
    values = newValues
    guard !changed.isEmpty else { return }
    for dependent in dependents { dependent.object.environmentDidChange(changed) }
  }

  final func add(_ dependent: any EnvironmentDependent) {
    guard dependent.environmentSlot == nil else { return }
    dependent.environmentSlot = dependents.count
    dependents.append(Dependent(object: dependent))
  }

  final func remove(_ dependent: any EnvironmentDependent) {
    guard let slot = dependent.environmentSlot else { return }
    dependent.environmentSlot = nil
    let last = dependents.removeLast()
    guard slot < dependents.count else { return }
    dependents[slot] = last
    last.object.environmentSlot = slot
  }
}

/// The environment below a view that changes some of its values.
final class DerivedEnvironmentScope: EnvironmentScope, EnvironmentDependent {
  private let parent: EnvironmentScope
  private var transform: (inout EnvironmentValues) -> Void
  var environmentSlot: Int?

  init(parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    var values = parent.values
    transform(&values)
    super.init(values: values, tracker: parent.tracker)
    parent.add(self)
  }

  func setTransform(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    environmentDidChange(.all)
  }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    var values = parent.values
    transform(&values)
    setValues(values)
  }

  /// Ends the scope; what is below it is gone already.
  func detach() { parent.remove(self) }
}
