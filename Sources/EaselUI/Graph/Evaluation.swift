/// The dependencies of a node or element besides its own value: everything that its latest evaluation read.
///
/// An evaluation runs user code, which may change state and so invalidate the reader itself. Therefore no
/// `Evaluation` is under exclusive access during an evaluation: `EvaluationReads` records the reads, and they
/// are stored afterward.
@MainActor
struct Evaluation {
  private(set) var environmentKeys: EnvironmentKeySet = []
  /// The date until which the result is valid if no dependency changes; `nil` if it does not depend on the
  /// date.
  private(set) var expiry: Date?
  private var subscriptions = ChangeSubscriptions()

  /// Replaces the dependencies. `reader` is notified once when one of them changes. Returns `true` if the
  /// evaluation itself has already changed one.
  mutating func update(
    _ reads: EvaluationReads, for reader: any ChangeReader & EnvironmentDependent,
    in environment: EnvironmentScope
  ) -> Bool {
    update(reads.environment, for: reader, in: environment)
    return subscriptions.update(reads.changes, for: reader)
  }

  /// Replaces the dependencies on the environment and keeps all others. `reader` is notified when one of them
  /// changes.
  mutating func update(
    _ reads: EnvironmentReads, for reader: any EnvironmentDependent, in environment: EnvironmentScope
  ) {
    (environmentKeys, expiry) = (reads.keys, reads.expiry)
    if !reads.keys.isEmpty { environment.add(reader) }
  }

  /// Removes all registrations.
  mutating func cancel(for reader: any ChangeReader & EnvironmentDependent, in environment: EnvironmentScope)
  {
    environment.remove(reader)
    subscriptions.cancel(for: reader)
  }
}

/// The dependencies that an evaluation of user code read.
@MainActor
struct EvaluationReads {
  let environment: EnvironmentReads
  let changes: ChangeReads

  /// Records what `body` reads.
  ///
  /// `body` returns nothing: the types of its results are known only at run time, so returning them through
  /// these closures would need indirect calls and metadata lookups for tuples.
  init(
    of reader: any ChangeReader, in scope: EnvironmentScope, _ body: (EnvironmentValues) -> Void
  ) {
    var changes: ChangeReads?
    environment = scope.read { values in changes = ChangeReads(of: reader) { body(values) } }
    self.changes = changes!
  }
}

/// Runs user code to create its content, and runs it again after a change of a dependency.
@MainActor
protocol Evaluator: ChangeReader, EnvironmentDependent {
  /// The dependencies of the latest run.
  var evaluation: Evaluation { get set }
}

extension Evaluator {
  /// Returns the result of `body`, which runs user code, and records the dependencies that it reads.
  func evaluate<Result>(
    in environment: EnvironmentScope, _ body: (EnvironmentValues) -> Result
  ) -> Result {
    var result: Result?
    let reads = EvaluationReads(of: self, in: environment) { result = body($0) }
    if evaluation.update(reads, for: self, in: environment) { sourceDidChange() }
    return result!
  }
}

/// A queue of the items at each depth of a tree, removed from the top or from the bottom. Items at the same
/// depth keep their order.
struct DepthQueue<Element> {
  private var levels: [[Element]] = []
  /// The range of levels that contains all elements.
  private var occupied = 0..<0

  mutating func insert(_ element: Element, depth: Int) {
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(element)
    occupied =
      occupied.isEmpty
      ? depth..<depth + 1 : min(depth, occupied.lowerBound)..<max(depth + 1, occupied.upperBound)
  }

  /// Moves the elements of the smallest occupied depth into `elements`, which must be empty and whose memory
  /// is reused. Returns the depth; `nil` if the queue is empty.
  mutating func popShallowest(into elements: inout [Element]) -> Int? {
    guard let depth = occupied.first(where: { !levels[$0].isEmpty }) else { return nil }
    occupied = depth + 1..<occupied.upperBound
    swap(&elements, &levels[depth])
    return depth
  }

  /// Removes the elements of the smallest occupied depth; `nil` if the queue is empty.
  mutating func popShallowest() -> (depth: Int, elements: [Element])? {
    var elements: [Element] = []
    return popShallowest(into: &elements).map { ($0, elements) }
  }

  /// Removes the elements of the greatest occupied depth; `nil` if the queue is empty.
  mutating func popDeepest() -> (depth: Int, elements: [Element])? {
    guard let depth = occupied.last(where: { !levels[$0].isEmpty }) else { return nil }
    occupied = occupied.lowerBound..<depth
    let elements = levels[depth]
    levels[depth] = []
    return (depth, elements)
  }
}
