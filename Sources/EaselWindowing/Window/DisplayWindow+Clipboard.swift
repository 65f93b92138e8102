import CX11
import Glibc

/// What a window offers to other programs: text, or an image as a PNG file.
package enum ClipboardContent: Sendable {
  case text(String)
  case png([UInt8])

  fileprivate var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .png(let bytes): bytes
    }
  }
}

/// The clipboard (Inter-Client Communication Conventions Manual, 2): the window owns the selection CLIPBOARD and converts
/// its content for each program that asks. The content is gone once the window is closed.
extension DisplayWindow {
  /// Offers content to other programs. Returns false if it does not fit into a request to the server.
  package func setClipboard(_ content: ClipboardContent) -> Bool {
    // The words of the request itself, besides its data.
    let headerBytes = 64
    let limit = Int(xcb_get_maximum_request_length(connection.xcb)) * 4 - headerBytes
    guard !isGone, content.bytes.count <= limit else { return false }
    clipboard = content
    xcb_set_selection_owner(
      connection.xcb, UInt32(identifier), xcb_atom_t(connection.atoms.clipboard), UInt32(CurrentTime))
    xcb_flush(connection.xcb)
    return true
  }

  /// Another program owns the selection now.
  func selectionLost() { clipboard = nil }

  /// Stores the content in a property of the window that asks for it, or refuses, and reports which.
  func answer(_ request: XSelectionRequestEvent) {
    let property = request.property == 0 ? request.target : request.property
    let isStored = store(request.target, in: property, of: request.requestor)
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
      _ = xcb_send_event(connection.xcb, 0, UInt32(request.requestor), 0, message)
    }
    xcb_flush(connection.xcb)
  }

  /// Returns false for targets that the content cannot be converted to.
  private func store(_ target: Atom, in property: Atom, of window: XID) -> Bool {
    guard let clipboard else { return false }
    let atoms = connection.atoms
    let own =
      switch clipboard {
      case .text: atoms.utf8String
      case .png: atoms.png
      }
    if target == atoms.targets {
      let targets = [UInt32(atoms.targets), UInt32(own)]
      change(property, of: window, type: XA_ATOM, format: 32, targets)
    } else if target == own {
      change(property, of: window, type: own, format: 8, clipboard.bytes)
    } else {
      return false
    }
    return true
  }

  private func change<Item>(_ property: Atom, of window: XID, type: Atom, format: UInt8, _ items: [Item]) {
    items.withUnsafeBytes { bytes in
      _ = xcb_change_property(
        connection.xcb, UInt8(PropModeReplace), UInt32(window), xcb_atom_t(property), xcb_atom_t(type),
        format,
        UInt32(items.count), bytes.baseAddress)
    }
  }
}
