import Observation

/// Something that evaluations read and that changes by itself, such as the value of a `@State`.
@MainActor
final class ChangeSource {
  private struct Reader {
    // Weak: a binding may be kept for longer than the graph that its readers are in.
    weak var object: (any ChangeReader)?
    let order: Int
  }

  /// The reader of what only one reads, which is most.
  private var onlyReader: (key: ObjectIdentifier, reader: Reader)?
  /// All other readers.
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var nextOrder = 0
  /// When the value changed last.
  fileprivate private(set) var lastChange = ChangeSerial.zero

  nonisolated init() {}

  /// Notes that the evaluation that runs now, if one does, depends on this.
  func noteRead() { ChangeRecording.note(self) }

  /// Tells all who read this since they were evaluated last that it will change as part of a transaction.
  func prepare(for transaction: Transaction) {
    onlyReader?.reader.object?.graph.willChange(in: transaction)
    for reader in readers.values { reader.object?.graph.willChange(in: transaction) }
  }

  /// Tells all who read this since they were evaluated last, in the order in which they first did.
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

/// Something that is evaluated and must be again when what it read has changed.
@MainActor
protocol ChangeReader: AnyObject, Sendable {
  var graph: ViewGraph { get }

  func sourceDidChange()
}

/// The number of a change of a source. Later changes have greater numbers.
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

  /// What `body` reads. When an observable object that it reads changes afterwards, `reader` is told once.
  init(of reader: any ChangeReader, _ body: () -> Void) {
    let outer = ChangeRecording.begin()
    ChangeReads.observe(body) { [weak reader] in
      nonisolated(unsafe) let transaction = CurrentTransaction.value
      MainActor.runNowOrSoon {
        reader?.graph.willChange(in: transaction)
        reader?.sourceDidChange()
      }
    }
    self = ChangeRecording.end(outer)
  }

  // Not isolated, like the function that is called: a closure of the main actor would check where it runs.
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

  /// True when the evaluation itself, or what it called, has changed one of the sources.
  fileprivate var areStale: Bool { sources.contains { $0.lastChange > start } }
}

/// Notes which sources the innermost evaluation reads.
@MainActor
enum ChangeRecording {
  private static var reads: ChangeReads?

  static func note(_ source: ChangeSource) { reads?.note(source) }

  /// Notes from now on what an evaluation reads; gives what was noted before, which `end` wants back.
  static func begin() -> ChangeReads? {
    defer { reads = ChangeReads() }
    return reads
  }

  /// What was read since `begin`.
  static func end(_ outer: ChangeReads?) -> ChangeReads {
    defer { reads = outer }
    return reads ?? ChangeReads()
  }
}

/// The sources that a reader is registered with.
@MainActor
struct ChangeSubscriptions {
  private var sources: [ChangeSource] = []

  /// Registers the reader with what it read in its latest evaluation, and with nothing else. Returns true if the
  /// evaluation has changed what it read, so that the reader has to be evaluated again.
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
