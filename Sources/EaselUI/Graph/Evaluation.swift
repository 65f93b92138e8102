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
    let ((result, reads), sources) = ChangeRecording.record {
      withObservationTracking {
        environment.read(body)
      } onChange: { [weak reader] in
        nonisolated(unsafe) let transaction = CurrentTransaction.value
        MainActor.runNowOrSoon {
          reader?.graph.willChange(in: transaction)
          reader?.sourceDidChange()
        }
      }
    }
    note(reads, of: reader, in: environment)
    subscriptions.update(sources, for: reader)
    return result
  }

  /// The result of `body`, which runs none of the user's closures, so that the environment is all it can depend on.
  mutating func read<Result>(
    for reader: any EnvironmentDependent, in environment: EnvironmentScope,
    _ body: (EnvironmentValues) -> Result
  ) -> Result {
    let (result, reads) = environment.read(body)
    note(reads, of: reader, in: environment)
    return result
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
