import CX11
import Glibc

/// Asks other programs for the texts of selections, one request after the other. Nothing waits for an answer: the request
/// ends with nil if the owner does not answer in time.
@MainActor
final class SelectionReader {
  package typealias Completion = @MainActor (String?) -> Void

  private unowned let connection: DisplayConnection
  private let window: XID
  private var waiting: [Request] = []
  private var finished: [(Completion, String?)] = []
  /// The number of requests that were sent so far, for the names of properties.
  private(set) var serial = 0
  /// The requests whose time was over, which their owners may still answer.
  private var abandoned: [Request] = []

  private struct Request {
    var selection: Atom
    /// The formats to ask for, the best one first.
    var targets: [Atom]
    var time: Time
    /// Empty for a request whose time was over.
    var completion: Completion
    /// The format that was asked for last.
    var target: Atom?
    /// The property for the answer; nil before the request is sent.
    var property: Atom?
    var deadline: MonotonicTime?
    /// What has arrived of a text that is sent in parts; nil for other texts.
    var parts: [UInt8]?
  }

  /// Seconds until the owner must have sent the text or its next part.
  private static let timeout = 3.0
  /// The largest text in bytes, and the largest number of requests that wait.
  static let (largestText, requestLimit): (Int, Int) = (64 << 20, 8)

  init(_ connection: DisplayConnection, window: XID) { (self.connection, self.window) = (connection, window) }

  private var xcb: OpaquePointer { connection.xcb }

  /// The time by which the running request must be answered.
  var deadline: MonotonicTime? { finished.isEmpty ? waiting.first?.deadline : .now }

  /// Asks for a text. `completion` is called by `deliver()`.
  func read(_ selection: WindowSelection, at time: Time, completion: @escaping Completion) {
    guard waiting.count < SelectionReader.requestLimit else {
      finished.append((completion, nil))
      return
    }
    let atoms = connection.atoms
    waiting.append(
      Request(
        selection: selection.atom(atoms), targets: [atoms.utf8String, atoms.utf8Text, Atom(XA_STRING)],
        time: time,
        completion: completion))
    if waiting.count == 1 { send() }
  }

  /// Calls the completions of the requests that have ended.
  func deliver() {
    let ended = finished
    finished = []
    for (completion, text) in ended { completion(text) }
  }

  /// Ends the running request if its time is over.
  func checkDeadline(at now: MonotonicTime) {
    guard var request = waiting.first, let deadline = request.deadline, deadline <= now else { return }
    request.completion = { _ in }
    // One property remains for the next request.
    abandoned = abandoned.suffix(connection.atoms.answers.count - 2) + [request]
    finish(with: nil)
  }

  /// Sends the first request for its next format.
  private func send() {
    guard !waiting.isEmpty else { return }
    guard !connection.isLost, let target = waiting[0].targets.first else { return finish(with: nil) }
    waiting[0].targets.removeFirst()
    let property = nextProperty()
    serial += 1
    (waiting[0].target, waiting[0].property) = (target, property)
    waiting[0].deadline = MonotonicTime.now.advanced(by: SelectionReader.timeout)
    xcb_convert_selection(
      xcb, UInt32(window), xcb_atom_t(waiting[0].selection), xcb_atom_t(target), xcb_atom_t(property),
      xcb_timestamp_t(truncatingIfNeeded: waiting[0].time))
    xcb_flush(xcb)
  }

  /// A property for the next answer. No abandoned request has the same, so that a late answer is not taken for that of the
  /// next request.
  private func nextProperty() -> Atom {
    let properties = connection.atoms.answers
    let order = (0..<properties.count).map { properties[(serial + $0) % properties.count] }
    return order.first { property in !abandoned.contains { $0.property == property } } ?? order[0]
  }

  private func finish(with text: String?) {
    guard !waiting.isEmpty else { return }
    finished.append((waiting.removeFirst().completion, text))
    send()
  }

  /// The owner has stored the text, or cannot convert it.
  func answered(_ event: XSelectionEvent) {
    guard !endAbandoned(event) else { return }
    guard let request = waiting.first, event.selection == request.selection else { return }
    // A refusal does not name the property that was asked for.
    if event.property == 0 {
      if event.target == request.target { send() }
      return
    }
    guard event.property == request.property else { return }
    guard let (type, bytes) = take(event.property) else { return finish(with: nil) }
    if type == connection.atoms.increments {
      waiting[0].parts = []
    } else {
      finish(with: text(bytes, type))
    }
  }

  /// Forgets the abandoned request that an answer belongs to. Returns false if there is none.
  ///
  /// Owners answer in the order in which they were asked, so that a refusal belongs to the first request that is alike.
  private func endAbandoned(_ event: XSelectionEvent) -> Bool {
    let index = abandoned.firstIndex {
      event.property == 0
        ? $0.selection == event.selection && $0.target == event.target && $0.time == event.time
        : $0.property == event.property
    }
    guard let index else { return false }
    abandoned.remove(at: index)
    if event.property != 0 { xcb_delete_property(xcb, UInt32(window), xcb_atom_t(event.property)) }
    return true
  }

  /// The owner has stored the next part of a text.
  func propertyChanged(_ property: Atom) {
    guard let request = waiting.first, request.property == property, let parts = request.parts else { return }
    guard let (type, bytes) = take(property) else { return finish(with: nil) }
    guard !bytes.isEmpty else { return finish(with: text(parts, type)) }
    guard parts.count + bytes.count <= SelectionReader.largestText else { return finish(with: nil) }
    waiting[0].parts?.append(contentsOf: bytes)
    waiting[0].deadline = MonotonicTime.now.advanced(by: SelectionReader.timeout)
  }

  private func text(_ bytes: [UInt8], _ type: Atom) -> String {
    type == Atom(XA_STRING) ? String(latin1: bytes) : String(decoding: bytes, as: UTF8.self)
  }

  /// The type and the value of a property, which is then deleted; nil if there is none or if it is too large. Waits for the
  /// server's replies, not for the other program.
  private func take(_ property: Atom) -> (type: Atom, bytes: [UInt8])? {
    var (bytes, type): ([UInt8], Atom) = ([], 0)
    let words: UInt32 = 1 << 18
    while true {
      let offset = UInt32(bytes.count / 4)
      let request = xcb_get_property(xcb, 1, UInt32(window), xcb_atom_t(property), 0, offset, words)
      guard let reply = xcb_get_property_reply(xcb, request, nil) else { return nil }
      defer { free(reply) }
      guard reply.pointee.type != 0, let value = xcb_get_property_value(reply) else { return nil }
      type = Atom(reply.pointee.type)
      bytes += UnsafeRawBufferPointer(start: value, count: Int(xcb_get_property_value_length(reply)))
      if reply.pointee.bytes_after == 0 { return (type, bytes) }
      guard bytes.count <= SelectionReader.largestText else {
        xcb_delete_property(xcb, UInt32(window), xcb_atom_t(property))
        return nil
      }
    }
  }
}
