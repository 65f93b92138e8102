import CX11
import Glibc

/// Answers other programs that ask for the selections that a window owns. The contents are gone once the window is closed.
///
/// Content that does not fit into one request is sent in parts, each after the other program has deleted the part before
/// (INCR in the Inter-Client Communication Conventions Manual, 2.7.2).
@MainActor
final class SelectionOwner {
  private unowned let connection: DisplayConnection
  private let window: XID
  private(set) var contents: [WindowSelection: ClipboardContent] = [:]
  private var transfers: [Transfer] = []

  /// Content that is being sent in parts.
  private struct Transfer {
    var requestor: XID
    var property: Atom
    var type: Atom
    var bytes: [UInt8]
    var offset = 0
    /// When the other program counts as gone.
    var deadline: MonotonicTime
  }

  /// The largest number of transfers at a time, and seconds after which one ends without an answer.
  private static let (transferLimit, timeout): (Int, Double) = (16, 10)
  /// The largest content in bytes.
  static let largestContent = 64 << 20

  init(_ connection: DisplayConnection, window: XID) { (self.connection, self.window) = (connection, window) }

  private var xcb: OpaquePointer { connection.xcb }

  /// The largest property in bytes that is sent at once. A server may forward much more, but other clients wait meanwhile.
  private var partSize: Int {
    // The words of the request itself, besides its data.
    let headerBytes = 64
    return min(Int(xcb_get_maximum_request_length(xcb)) * 4 - headerBytes, 256 << 10)
  }

  /// Offers content. Returns false if it is too large.
  func own(_ selection: WindowSelection, _ content: ClipboardContent, at time: Time) -> Bool {
    guard content.count <= SelectionOwner.largestContent else { return false }
    removeExpired(at: .now)
    contents[selection] = content
    xcb_set_selection_owner(
      xcb, UInt32(window), xcb_atom_t(selection.atom(connection.atoms)),
      xcb_timestamp_t(truncatingIfNeeded: time))
    xcb_flush(xcb)
    return true
  }

  /// Another program owns the selection now.
  func lost(_ atom: Atom) {
    for selection in WindowSelection.allCases where selection.atom(connection.atoms) == atom {
      contents[selection] = nil
    }
  }

  /// Stores the content in a property of the window that asks for it, or refuses, and reports which.
  func answer(_ request: XSelectionRequestEvent) {
    removeExpired(at: .now)
    // Programs from before the conventions give no property.
    let property = request.property == 0 ? request.target : request.property
    let isStored = store(request, in: property)
    var event = xcb_selection_notify_event_t()
    event.response_type = UInt8(SelectionNotify)
    event.time = xcb_timestamp_t(truncatingIfNeeded: request.time)
    event.requestor = UInt32(request.requestor)
    event.selection = xcb_atom_t(request.selection)
    event.target = xcb_atom_t(request.target)
    event.property = isStored ? xcb_atom_t(property) : 0
    withUnsafeBytes(of: event) { bytes in
      // The server reads 32 bytes, and the structure of the event is shorter.
      var message = [CChar](repeating: 0, count: 32)
      message.withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
      _ = xcb_send_event(xcb, 0, UInt32(request.requestor), 0, message)
    }
    xcb_flush(xcb)
  }

  /// Returns false for formats that the content cannot be converted to.
  private func store(_ request: XSelectionRequestEvent, in property: Atom) -> Bool {
    let atoms = connection.atoms
    let selection = WindowSelection.allCases.first { $0.atom(atoms) == request.selection }
    guard let content = selection.flatMap({ contents[$0] }) else { return false }
    if request.target == atoms.targets {
      let targets = ([atoms.targets] + content.targets(atoms)).map { UInt32($0) }
      change(property, of: request.requestor, type: Atom(XA_ATOM), targets[...])
      return true
    }
    guard let (type, bytes) = content.converted(to: request.target, atoms) else { return false }
    guard bytes.count > partSize else {
      change(property, of: request.requestor, type: type, bytes[...])
      return true
    }
    return begin(
      Transfer(
        requestor: request.requestor, property: property, type: type, bytes: bytes,
        deadline: MonotonicTime.now.advanced(by: SelectionOwner.timeout)))
  }

  // MARK: Parts

  private func begin(_ transfer: Transfer) -> Bool {
    guard transfers.count < SelectionOwner.transferLimit else { return false }
    transfers.append(transfer)
    observe(transfer.requestor, UInt32(PropertyChangeMask))
    change(
      transfer.property, of: transfer.requestor, type: connection.atoms.increments,
      [UInt32(clamping: transfer.bytes.count)][...])
    return true
  }

  /// A property of another program's window was deleted: it has read a part, and gets the next one. An empty part is the
  /// end.
  func propertyDeleted(_ property: Atom, of window: XID) {
    guard let index = transfers.firstIndex(where: { $0.requestor == window && $0.property == property })
    else { return }
    var transfer = transfers[index]
    let end = min(transfer.offset + partSize, transfer.bytes.count)
    let part = transfer.bytes[transfer.offset..<end]
    change(property, of: window, type: transfer.type, part)
    transfer.offset = end
    transfer.deadline = MonotonicTime.now.advanced(by: SelectionOwner.timeout)
    if part.isEmpty {
      transfers.remove(at: index)
      if !transfers.contains(where: { $0.requestor == window }) { observe(window, 0) }
    } else {
      transfers[index] = transfer
    }
    xcb_flush(xcb)
  }

  /// Ends the transfers whose other program has not read a part in time, which would keep their bytes.
  func removeExpired(at now: MonotonicTime) { transfers.removeAll { $0.deadline < now } }

  /// Asks for events of another program's window. The connection gets the events of its own windows as it is; another mask
  /// would take the place of theirs.
  private func observe(_ window: XID, _ events: UInt32) {
    guard !connection.isOwn(window) else { return }
    _ = xcb_change_window_attributes(xcb, UInt32(window), XCB_CW_EVENT_MASK.rawValue, [events])
  }

  private func change<Item: FixedWidthInteger>(
    _ property: Atom, of window: XID, type: Atom, _ items: ArraySlice<Item>
  ) {
    items.withUnsafeBytes { bytes in
      _ = xcb_change_property(
        xcb, UInt8(PropModeReplace), UInt32(window), xcb_atom_t(property), xcb_atom_t(type),
        UInt8(Item.bitWidth),
        UInt32(items.count), bytes.baseAddress)
    }
  }
}

extension ClipboardContent {
  /// The number of bytes.
  fileprivate var count: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .png(let bytes): bytes.count
    }
  }
}
