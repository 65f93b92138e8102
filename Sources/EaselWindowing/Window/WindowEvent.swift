/// What happened to a window since its events were read last.
package enum WindowEvent: Equatable, Sendable {
  /// The window's new size in pixels; of several changes only the last one is told.
  case resized(width: Int, height: Int)
  /// The user asks for other pixels per point: `DisplayConnection.scale`.
  case scaleChanged
  /// The desktop has become dark or light: `DisplayConnection.prefersDark`.
  case schemeChanged
  /// The server lost pixels of the window: `presentAgain()` brings them back.
  case exposed
  /// Whether anything of the window can be seen, as far as the server and the window manager tell.
  case visibilityChanged(isVisible: Bool)
  case focusChanged(hasFocus: Bool)
  case key(KeyEvent)
  case pointer(PointerEvent)
  /// The user or the window manager wants the window gone, or it is gone already.
  case closeRequested
}
