/// What one node or element depends on besides its own value: what its latest evaluation read.
///
/// An evaluation runs user code, which may change state and so come back to the reader. No evaluation is therefore open
/// for writing while one runs: `EvaluationReads` notes what is read, and is stored afterwards.
@MainActor
struct Evaluation {
  private(set) var environmentKeys: EnvironmentKeySet = []
  /// Until when the result holds, should nothing else change; nil when it did not depend on the date.
  private(set) var expiry: Date?
  private var subscriptions = ChangeSubscriptions()

  /// Has `reader` be told once when something of what its latest evaluation read has changed. Returns true if that has
  /// happened already, by the evaluation itself.
  mutating func update(
    _ reads: EvaluationReads, for reader: any ChangeReader & EnvironmentDependent,
    in environment: EnvironmentScope
  ) -> Bool {
    update(reads.environment, for: reader, in: environment)
    return subscriptions.update(reads.changes, for: reader)
  }

  /// Has `reader` be told when a value of the environment that it read has changed. What else it read stays.
  mutating func update(
    _ reads: EnvironmentReads, for reader: any EnvironmentDependent, in environment: EnvironmentScope
  ) {
    (environmentKeys, expiry) = (reads.keys, reads.expiry)
    if !reads.keys.isEmpty { environment.add(reader) }
  }

  /// Gives back what was registered.
  mutating func cancel(for reader: any ChangeReader & EnvironmentDependent, in environment: EnvironmentScope)
  {
    environment.remove(reader)
    subscriptions.cancel(for: reader)
  }
}

/// What an evaluation of user code read.
@MainActor
struct EvaluationReads {
  let environment: EnvironmentReads
  let changes: ChangeReads

  /// What `body` reads.
  ///
  /// Without a result: what results from bodies is of types that are known at run time only, and would be handed through
  /// the closures here by calls, in tuples whose types would have to be looked up.
  init(
    of reader: any ChangeReader, in scope: EnvironmentScope, _ body: (EnvironmentValues) -> Void
  ) {
    var changes: ChangeReads?
    environment = scope.read { values in changes = ChangeReads(of: reader) { body(values) } }
    self.changes = changes!
  }
}

/// Something that runs user code to make its content, and runs it again when something that the code read has changed.
@MainActor
protocol Evaluator: ChangeReader, EnvironmentDependent {
  /// What the latest run read.
  var evaluation: Evaluation { get set }
}

extension Evaluator {
  /// The result of `body`, which runs user code. The reader is told when something that the code read has changed.
  func evaluate<Result>(
    in environment: EnvironmentScope, _ body: (EnvironmentValues) -> Result
  ) -> Result {
    var result: Result?
    let reads = EvaluationReads(of: self, in: environment) { result = body($0) }
    if evaluation.update(reads, for: self, in: environment) { sourceDidChange() }
    return result!
  }
}

/// A queue of things at depths of a tree, taken out from the top or from the bottom; equals in the order they came.
struct DepthQueue<Element> {
  private var levels: [[Element]] = []
  /// All elements lie within these levels.
  private var occupied = 0..<0

  mutating func insert(_ element: Element, depth: Int) {
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(element)
    occupied =
      occupied.isEmpty
      ? depth..<depth + 1 : min(depth, occupied.lowerBound)..<max(depth + 1, occupied.upperBound)
  }

  /// Takes the elements of the smallest depth that has any out into an empty list, whose memory is used again, and gives
  /// the depth; nil when there are none.
  mutating func popShallowest(into elements: inout [Element]) -> Int? {
    guard let depth = occupied.first(where: { !levels[$0].isEmpty }) else { return nil }
    occupied = depth + 1..<occupied.upperBound
    swap(&elements, &levels[depth])
    return depth
  }

  /// Takes out the elements of the smallest depth that has any; nil when there are none.
  mutating func popShallowest() -> (depth: Int, elements: [Element])? {
    var elements: [Element] = []
    return popShallowest(into: &elements).map { ($0, elements) }
  }

  /// Takes out the elements of the greatest depth that has any; nil when there are none.
  mutating func popDeepest() -> (depth: Int, elements: [Element])? {
    guard let depth = occupied.last(where: { !levels[$0].isEmpty }) else { return nil }
    occupied = occupied.lowerBound..<depth
    let elements = levels[depth]
    levels[depth] = []
    return (depth, elements)
  }
}
