import CX11
import EaselPixels
import Foundation

/// Window properties, and messages to the window manager.
///
/// Uses XCB, whose calls do nothing on a broken connection; those of Xlib may crash.
extension DisplayWindow {
  func setProperties(title: String, applicationName: String) {
    setTitle(title)
    // Instance and class, each terminated by zero.
    setProperty(
      XA_WM_CLASS, XA_STRING, Array("\(applicationName)\0\(applicationName)\0".utf8))
    let atoms = connection.atoms
    setProperty(atoms.protocols, XA_ATOM, [UInt32(atoms.deleteWindow), UInt32(atoms.ping)])
    // WM_HINTS in the Inter-Client Communication Conventions Manual: flags for the next two words (input: the
    // window manager sets the keyboard focus; initial state: normal), then icons and groups, which are
    // absent.
    setProperty(XA_WM_HINTS, XA_WM_HINTS, [3, 1, 1, 0, 0, 0, 0, 0, 0] as [UInt32])
    // The process identifier is only valid together with the host name.
    setProperty(atoms.processIdentifier, XA_CARDINAL, [UInt32(getpid())])
    setProperty(
      XA_WM_CLIENT_MACHINE, XA_STRING, Array(ProcessInfo.processInfo.hostName.utf8))
  }

  package func setTitle(_ title: String) {
    setProperty(XA_WM_NAME, XA_STRING, Array(title.utf8))
    setProperty(connection.atoms.name, connection.atoms.utf8String, Array(title.utf8))
  }

  /// Sets the icon for window lists and task bars.
  package func setIcon(_ image: PixelImage) {
    setProperty(
      connection.atoms.icon, XA_CARDINAL, [UInt32(image.width), UInt32(image.height)] + image.pixels)
  }

  private func setProperty<Item: FixedWidthInteger>(_ name: Atom, _ type: Atom, _ items: [Item]) {
    guard !isGone else { return }
    items.withUnsafeBytes { bytes in
      _ = xcb_change_property(
        connection.xcb, UInt8(PropModeReplace), UInt32(identifier), xcb_atom_t(name), xcb_atom_t(type),
        UInt8(Item.bitWidth), UInt32(items.count), bytes.baseAddress)
    }
  }

  /// Asks the window manager to enter or leave full screen.
  package func setFullScreen(_ isFullScreen: Bool) {
    // Add or remove; the property and no second one; the source is an application (freedesktop.org, Extended
    // Window Manager Hints).
    let words = [isFullScreen ? 1 : 0, UInt32(connection.atoms.fullScreen), 0, 1, 0]
    sendToRoot(window: identifier, type: connection.atoms.state, words)
  }

  /// Replies to the window manager's check that the program responds.
  func answerPing(_ question: XClientMessageEvent) {
    let words = [question.data.l.0, question.data.l.1, question.data.l.2, 0, 0].map {
      UInt32(truncatingIfNeeded: $0)
    }
    sendToRoot(window: connection.root, type: connection.atoms.protocols, words)
  }

  /// Sends a client message of five words to the root window, for the window manager.
  private func sendToRoot(window: XID, type: Atom, _ words: [UInt32]) {
    guard !isGone else { return }
    var event = xcb_client_message_event_t()
    event.response_type = UInt8(ClientMessage)
    event.format = 32
    event.window = UInt32(window)
    event.type = xcb_atom_t(type)
    event.data.data32 = (words[0], words[1], words[2], words[3], words[4])
    let mask = UInt32(SubstructureNotifyMask | SubstructureRedirectMask)
    withUnsafeBytes(of: event) { bytes in
      _ = xcb_send_event(
        connection.xcb, 0, UInt32(connection.root), mask,
        bytes.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
    xcb_flush(connection.xcb)
  }

  /// Whether the window manager hides the mapped window. Waits for the server's reply.
  func readHiddenState() -> Bool {
    let request = xcb_get_property(
      connection.xcb, 0, UInt32(identifier), xcb_atom_t(connection.atoms.state), xcb_atom_t(XA_ATOM), 0, 64)
    guard let reply = xcb_get_property_reply(connection.xcb, request, nil) else { return false }
    defer { free(reply) }
    guard reply.pointee.format == 32, let value = xcb_get_property_value(reply) else { return false }
    let states = UnsafeBufferPointer(
      start: value.assumingMemoryBound(to: xcb_atom_t.self), count: Int(reply.pointee.value_len))
    return states.contains(xcb_atom_t(connection.atoms.hidden))
  }
}
