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
    setProperty(atoms.protocols, XA_ATOM, protocolAtoms)
    if let counter { setProperty(atoms.syncCounter, XA_CARDINAL, counter.identifiers) }
    // WM_HINTS in the Inter-Client Communication Conventions Manual: flags for the next two words (input: the
    // window manager sets the keyboard focus; initial state: normal), then icons and groups, which are
    // absent.
    setProperty(XA_WM_HINTS, XA_WM_HINTS, [3, 1, 1, 0, 0, 0, 0, 0, 0] as [UInt32])
    // The process identifier is only valid together with the host name.
    setProperty(atoms.processIdentifier, XA_CARDINAL, [UInt32(getpid())])
    setProperty(
      XA_WM_CLIENT_MACHINE, XA_STRING, Array(ProcessInfo.processInfo.hostName.utf8))
  }

  /// Tells the window manager the sizes to which the user can resize the window.
  package func setSizeLimits(_ limits: WindowSizeLimits) {
    setProperty(XA_WM_NORMAL_HINTS, XA_WM_SIZE_HINTS, limits.words)
  }

  /// The messages of the window manager that the window understands.
  private var protocolAtoms: [UInt32] {
    let atoms = connection.atoms
    let messages = [atoms.deleteWindow, atoms.ping] + (counter == nil ? [] : [atoms.syncRequest])
    return messages.map { UInt32($0) }
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
    let states = WindowProperty.words(
      connection.xcb, window: identifier, property: connection.atoms.state, type: Atom(XA_ATOM))
    return states.contains(xcb_atom_t(connection.atoms.hidden))
  }
}

/// The smallest and the largest size to which the user can resize a window, in pixels.
package struct WindowSizeLimits: Equatable {
  /// At least 1.
  package let smallestWidth, smallestHeight: Int
  /// Nil for no limit.
  package let largestWidth, largestHeight: Int?

  package init(smallestWidth: Int, smallestHeight: Int, largestWidth: Int?, largestHeight: Int?) {
    (self.smallestWidth, self.smallestHeight) = (smallestWidth, smallestHeight)
    (self.largestWidth, self.largestHeight) = (largestWidth, largestHeight)
  }

  /// WM_NORMAL_HINTS in the Inter-Client Communication Conventions Manual: flags, four unused words, the
  /// smallest and the largest size, and nine words for increments, aspect ratios, a base size and a gravity,
  /// which are absent.
  var words: [UInt32] {
    let (hasSmallest, hasLargest): (UInt32, UInt32) = (1 << 4, 1 << 5)
    let isLimited = largestWidth != nil || largestHeight != nil
    // The largest coordinate in the X protocol.
    let largest = [largestWidth, largestHeight].map { UInt32($0 ?? Int(Int16.max)) }
    let flags = hasSmallest | (isLimited ? hasLargest : 0)
    let smallest = [UInt32(smallestWidth), UInt32(smallestHeight)]
    return [flags, 0, 0, 0, 0] + smallest + largest + [UInt32](repeating: 0, count: 9)
  }
}
