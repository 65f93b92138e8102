import Observation

/// A value that evaluations depend on, such as that of a `@State`.
@MainActor
final class ChangeSource {
  private struct Reader {
    // Weak: a binding may outlive the graph of its readers.
    weak var object: (any ChangeReader)?
    let order: Int
  }

  /// The reader of a source with one reader, which is the usual case; avoids a dictionary.
  private var onlyReader: (key: ObjectIdentifier, reader: Reader)?
  /// All other readers.
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var nextOrder = 0
  /// The serial number of the latest change of the value.
  fileprivate private(set) var lastChange = ChangeSerial.zero

  nonisolated init() {}

  /// Adds this source to the dependencies of the current evaluation, if there is one.
  func recordRead() { ChangeRecording.note(self) }

  /// Announces to the graphs of all readers that the value is about to change in a transaction.
  func prepare(for transaction: Transaction) {
    onlyReader?.reader.object?.graph.willChange(in: transaction)
    for reader in readers.values { reader.object?.graph.willChange(in: transaction) }
  }

  /// Invalidates all readers, in the order in which they registered.
  func notify() {
    lastChange = ChangeSerial.next()
    let all = readers.values + [onlyReader?.reader].compactMap(\.self)
    for reader in all.sorted(by: { $0.order < $1.order }) { reader.object?.sourceDidChange() }
  }

  fileprivate func add(_ reader: any ChangeReader) {
    let (key, entry) = (ObjectIdentifier(reader), Reader(object: reader, order: nextOrder))
    nextOrder += 1
    if onlyReader?.key == key || onlyReader == nil && readers.isEmpty {
      onlyReader = (key, entry)
    } else {
      readers[key] = entry
    }
  }

  fileprivate func remove(_ reader: any ChangeReader) {
    let key = ObjectIdentifier(reader)
    if onlyReader?.key == key {
      onlyReader = nil
    } else {
      readers[key] = nil
    }
  }
}

/// An evaluation that is repeated when one of its sources changes.
@MainActor
protocol ChangeReader: AnyObject, Sendable {
  var graph: ViewGraph { get }

  func sourceDidChange()
}

/// The serial number of a change. Later changes have greater numbers.
@MainActor
private struct ChangeSerial: Comparable {
  private var number = 0

  nonisolated static let zero = ChangeSerial()
  /// The number of the latest change.
  private(set) static var last = zero

  nonisolated private init() {}

  /// The number of a new change.
  static func next() -> ChangeSerial {
    last.number += 1
    return last
  }

  nonisolated static func < (lhs: ChangeSerial, rhs: ChangeSerial) -> Bool { lhs.number < rhs.number }
}

/// The sources that an evaluation read.
@MainActor
struct ChangeReads {
  fileprivate private(set) var sources: [ChangeSource] = []
  private let start: ChangeSerial

  fileprivate init() { start = ChangeSerial.last }

  /// Evaluates `body` and records the sources that it reads.
  ///
  /// When an observable object that `body` reads changes afterwards, `reader` is invalidated once.
  init(of reader: any ChangeReader, _ body: () -> Void) {
    let outer = ChangeRecording.begin()
    ChangeReads.observe(body) { [weak reader] in
      // Not sendable because it contains values of the program. Only the main actor uses it from here on.
      nonisolated(unsafe) let transaction = CurrentTransaction.value
      MainActor.runImmediatelyOrAsync {
        reader?.graph.willChange(in: transaction)
        reader?.sourceDidChange()
      }
    }
    self = ChangeRecording.end(outer)
  }

  // Nonisolated, like `withObservationTracking`: a closure isolated to the main actor would check its
  // executor.
  nonisolated private static func observe(
    _ body: () -> Void, onChange: @escaping @Sendable () -> Void
  ) {
    withObservationTracking {
      body()
    } onChange: {
      onChange()
    }
  }

  fileprivate mutating func note(_ source: ChangeSource) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
  }

  /// Whether a source has changed since the recording began, by the evaluation itself or by code that it
  /// called.
  fileprivate var areStale: Bool { sources.contains { $0.lastChange > start } }
}

/// Records the sources that the innermost evaluation reads.
@MainActor
enum ChangeRecording {
  private static var reads: ChangeReads?

  static func note(_ source: ChangeSource) { reads?.note(source) }

  /// Starts a recording. Returns the enclosing recording, which must be passed to `end`.
  static func begin() -> ChangeReads? {
    defer { reads = ChangeReads() }
    return reads
  }

  /// Ends the recording, resumes the enclosing one, and returns the sources that were read.
  static func end(_ outer: ChangeReads?) -> ChangeReads {
    defer { reads = outer }
    return reads ?? ChangeReads()
  }
}

/// The sources that a reader is registered with.
@MainActor
struct ChangeSubscriptions {
  private var sources: [ChangeSource] = []

  /// Registers the reader with exactly the sources that its latest evaluation read.
  ///
  /// Returns whether the evaluation changed one of these sources, in which case it has to be repeated.
  mutating func update(_ reads: ChangeReads, for reader: any ChangeReader) -> Bool {
    register(reader, with: reads.sources)
    return reads.areStale
  }

  mutating func cancel(for reader: any ChangeReader) { register(reader, with: []) }

  private mutating func register(_ reader: any ChangeReader, with newSources: [ChangeSource]) {
    guard !sources.elementsEqual(newSources, by: ===) else { return }
    for source in sources { source.remove(reader) }
    for source in newSources { source.add(reader) }
    sources = newSources
  }
}
