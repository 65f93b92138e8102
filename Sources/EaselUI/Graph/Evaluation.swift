import Observation

/// What one node or element depends on besides its own value: what its latest evaluation read.
@MainActor
struct Evaluation {
  private(set) var environmentKeys: EnvironmentKeySet = []
  /// Until when the result holds, should nothing else change; nil when it did not depend on the date.
  private(set) var expiry: Date?
  private var subscriptions = ChangeSubscriptions()

  /// The result of `body`. When the state or an observable object that it reads changes, `reader` is told once.
  mutating func run<Result>(
    for reader: any ChangeReader & EnvironmentDependent, in environment: EnvironmentScope,
    _ body: (EnvironmentValues) -> Result
  ) -> Result {
    var result: Result?
    runWithoutResult(for: reader, in: environment) { result = body($0) }
    return result!
  }

  /// Not generic: what results from bodies is of types that are known at run time only, and would be handed through the
  /// closures here by calls, in tuples whose types would have to be looked up.
  private mutating func runWithoutResult(
    for reader: any ChangeReader & EnvironmentDependent, in environment: EnvironmentScope,
    _ body: (EnvironmentValues) -> Void
  ) {
    let outerSources = ChangeRecording.begin()
    let reads = environment.read { values in
      Evaluation.observe(body, values) { [weak reader] in
        nonisolated(unsafe) let transaction = CurrentTransaction.value
        MainActor.runNowOrSoon {
          reader?.graph.willChange(in: transaction)
          reader?.sourceDidChange()
        }
      }
    }
    let sources = ChangeRecording.end(outerSources)
    note(reads, of: reader, in: environment)
    subscriptions.update(sources, for: reader)
  }

  // Not isolated, like the function that is called: a closure of the main actor would check where it runs.
  nonisolated private static func observe(
    _ body: (EnvironmentValues) -> Void, _ values: EnvironmentValues, onChange: @escaping @Sendable () -> Void
  ) {
    withObservationTracking {
      body(values)
    } onChange: {
      onChange()
    }
  }

  /// The result of `body`, which runs none of the user's closures, so that the environment is all it can depend on.
  mutating func read<Result>(
    for reader: any EnvironmentDependent, in environment: EnvironmentScope,
    _ body: (EnvironmentValues) -> Result
  ) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    note(reads, of: reader, in: environment)
    return result!
  }

  private mutating func note(
    _ reads: EnvironmentReads, of reader: any EnvironmentDependent, in environment: EnvironmentScope
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
