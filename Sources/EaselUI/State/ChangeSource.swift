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

/// Notes which sources the innermost evaluation reads.
@MainActor
enum ChangeRecording {
  private static var sources: [ChangeSource]?

  static func note(_ source: ChangeSource) {
    guard let known = sources, !known.contains(where: { $0 === source }) else { return }
    sources?.append(source)
  }

  /// Notes from now on what an evaluation reads; gives what was noted before, which `end` wants back.
  static func begin() -> [ChangeSource]? {
    defer { sources = [] }
    return sources
  }

  /// The sources that were read since `begin`.
  static func end(_ outer: [ChangeSource]?) -> [ChangeSource] {
    defer { sources = outer }
    return sources ?? []
  }
}

/// The sources that a reader is registered with.
@MainActor
struct ChangeSubscriptions {
  private var sources: [ChangeSource] = []

  /// Registers the reader with what it read in its latest evaluation, and with nothing else.
  mutating func update(_ newSources: [ChangeSource], for reader: any ChangeReader) {
    guard !sources.elementsEqual(newSources, by: ===) else { return }
    for source in sources { source.remove(reader) }
    for source in newSources { source.add(reader) }
    sources = newSources
  }

  mutating func cancel(for reader: any ChangeReader) { update([], for: reader) }
}
