import CX11
import EaselPixels
import Foundation

/// What the window says about itself to window managers.
extension DisplayWindow {
  func setProperties(title: String, applicationName: String) {
    setTitle(title)
    setClass(applicationName)
    var protocols = [connection.atoms.deleteWindow, connection.atoms.ping]
    XSetWMProtocols(connection.display, identifier, &protocols, Int32(protocols.count))
    setHints()
    setProcess()
  }

  package func setTitle(_ title: String) {
    guard !isClosed, !connection.isLost else { return }
    XStoreName(connection.display, identifier, title)
    var bytes = Array(title.utf8)
    XChangeProperty(
      connection.display, identifier, connection.atoms.name, connection.atoms.utf8String, 8, PropModeReplace,
      &bytes, Int32(bytes.count))
  }

  private func setClass(_ name: String) {
    name.withCString { name in
      var hint = XClassHint(
        res_name: UnsafeMutablePointer(mutating: name), res_class: UnsafeMutablePointer(mutating: name))
      XSetClassHint(connection.display, identifier, &hint)
    }
  }

  /// The window takes the keyboard when the window manager gives it.
  private func setHints() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(connection.display, identifier, &hints)
  }

  /// The process identifier counts only together with the name of the machine.
  private func setProcess() {
    var process = CLong(getpid())
    withUnsafeBytes(of: &process) { bytes in
      _ = XChangeProperty(
        connection.display, identifier, connection.atoms.processIdentifier, XA_CARDINAL, 32, PropModeReplace,
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), 1)
    }
    var machine = Array(ProcessInfo.processInfo.hostName.utf8)
    XChangeProperty(
      connection.display, identifier, XA_WM_CLIENT_MACHINE, XA_STRING, 8, PropModeReplace, &machine,
      Int32(machine.count))
  }

  /// The picture that window lists and task bars show.
  package func setIcon(_ image: PixelImage) {
    guard !isClosed, !connection.isLost else { return }
    var words = [CUnsignedLong(image.width), CUnsignedLong(image.height)]
    words += image.pixels.map { CUnsignedLong($0) }
    words.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, identifier, connection.atoms.icon, XA_CARDINAL, 32, PropModeReplace,
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(words.count))
    }
  }

  /// Asks the window manager to let the window fill the screen, or to stop that.
  package func setFullScreen(_ isFullScreen: Bool) {
    guard !isClosed, !connection.isLost else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = identifier
    event.xclient.message_type = connection.atoms.state
    event.xclient.format = 32
    // Add or remove the state; one property; asked for by the program (freedesktop.org, Extended Window Manager Hints).
    event.xclient.data.l = (isFullScreen ? 1 : 0, CLong(connection.atoms.fullScreen), 0, 1, 0)
    sendToRoot(&event)
  }

  func sendToRoot(_ event: inout XEvent) {
    XSendEvent(
      connection.display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
  }

  /// Reads whether the window manager hides the window although it is mapped.
  func readHiddenState() -> Bool {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest) = (UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let result = XGetWindowProperty(
      connection.display, identifier, connection.atoms.state, 0, 64, 0, XA_ATOM, &type, &format, &count,
      &rest, &data)
    guard result == Success, let data else { return false }
    defer { XFree(data) }
    guard format == 32 else { return false }
    return data.withMemoryRebound(to: Atom.self, capacity: Int(count)) { states in
      (0..<Int(count)).contains { states[$0] == connection.atoms.hidden }
    }
  }
}
