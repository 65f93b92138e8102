import CX11
import Foundation
import Synchronization

/// A connection to an X server, used on the main thread.
@MainActor
package final class DisplayConnection {
  /// The name of the display.
  package let name: String
  /// Pixels per point, from the user's `Xft.dpi` setting. Updated when events are read.
  package private(set) var scale: Double
  /// Whether the desktop's theme is dark, according to its settings manager. Updated when events are read.
  package private(set) var prefersDark = false
  /// Refreshes per second of the display; 60 if the server reports no plausible rate.
  package let refreshRate: Double
  /// The width and the height of the screen in pixels, of all displays together, when the connection was opened.
  package let screenWidth, screenHeight: Int
  /// Refreshes per second of each active display, as the server reports them. 0 without a display.
  let reportedRates: [Double]

  /// The connection as Xlib's display.
  let display: OpaquePointer
  /// The same connection as XCB's.
  let xcb: OpaquePointer
  let screen: Int32
  let root: XID
  let format: PixelFormat
  let atoms: Atoms
  /// The type of the event that reports that the server has read a shared-memory image; nil without MIT-SHM.
  let completionEventType: Int32?

  /// What the server can do. Asked for when the connection opens, because a server may be too busy to reply
  /// later.
  let features: ServerFeatures

  private let health: ConnectionHealth
  /// The process of the server; nil if it is not on this machine.
  private let server: pid_t?
  /// The window of the settings manager; 0 if there is no manager.
  private let settingsWindow: XID
  private var windows: [XID: DisplayWindow] = [:]
  private var isClosed = false

  /// Connects to a display; nil stands for the display that DISPLAY names.
  ///
  /// Throws `.noDisplay`, `.cannotOpen`, `.noAnswer` after `timeout` seconds, or `.unsupportedDepth`.
  package init(name: String? = nil, timeout: TimeInterval = defaultTimeout) throws(WindowingError) {
    guard let name = name ?? ProcessInfo.processInfo.environment["DISPLAY"], !name.isEmpty else {
      throw .noDisplay
    }
    ConnectionHealth.installHandlers
    let display = try DisplayConnection.openDisplay(name, timeout: timeout)
    let screen = XDefaultScreen(display)
    guard let format = PixelFormat.choose(display, screen: screen) else {
      let depth = Int(XDefaultDepth(display, screen))
      XCloseDisplay(display)
      throw .unsupportedDepth(depth)
    }
    self.name = name
    self.display = display
    self.screen = screen
    self.format = format
    health = ConnectionHealth()
    health.watch(display)
    xcb = XGetXCBConnection(display)
    server = DisplayConnection.peer(of: display)
    features = ServerFeatures(xcb, hasSharedMemory: XShmQueryExtension(display) != 0)
    root = XRootWindow(display, screen)
    (screenWidth, screenHeight) = (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
    atoms = Atoms(display, screen: screen)
    settingsWindow = XGetSelectionOwner(display, atoms.settingsManager)
    // Before the properties are read, so that no change is missed.
    if settingsWindow != 0 { XSelectInput(display, settingsWindow, PropertyChangeMask) }
    XSelectInput(display, root, PropertyChangeMask)
    scale = ScreenMetrics.scale(xcb, root: root)
    reportedRates = ScreenMetrics.refreshRates(display, root: root)
    refreshRate = ScreenMetrics.plausibleRate(reportedRates.first ?? 0)
    completionEventType = features.hasSharedMemory ? XShmGetEventBase(display) + ShmCompletion : nil
    XkbSetDetectableAutoRepeat(display, 1, nil)
    prefersDark = readSettings().prefersDark
  }

  /// Closes the connection; the server destroys its remaining windows. A lost connection is abandoned,
  /// because no Xlib call may be made on it.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    for window in windows.values { window.connectionWillClose() }
    windows = [:]
    if !isBroken { XCloseDisplay(display) }
  }

  /// Whether the server is gone or `close()` was called. No request can be made any more.
  package var isLost: Bool { isClosed || isBroken }

  /// XCB detects a broken connection at the next request, Xlib only at its next own call.
  var isBroken: Bool { health.isLost || xcb_connection_has_error(xcb) != 0 }

  /// The file descriptor that becomes readable when the server sends something.
  package var fileDescriptor: Int32 { isLost ? -1 : XConnectionNumber(display) }

  /// Marks the connection as lost, after its descriptor was hung up.
  package func markLost() { health.markLost() }

  /// Sends the buffered requests. Returns true if events are already queued; do not wait for the descriptor
  /// then.
  package func flush() -> Bool {
    guard !isLost else { return false }
    XFlush(display)
    if !isLost, XEventsQueued(display, QueuedAlready) > 0 { return true }
    // Their answers are not in Xlib's queue.
    return windows.values.contains { $0.presenter.readAnswers() }
  }

  /// Sends buffered frames without checking for input, which costs `flush` system calls. Other buffered
  /// requests are sent by the next `readEvents` or `flush`.
  func sendFrames() { if !isLost { xcb_flush(xcb) } }

  /// Reads all events that have arrived and delivers them to their windows. Never waits.
  package func readEvents() throws(WindowingError) {
    var count = isLost ? 0 : XPending(display)
    while !isLost, count > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      // Input methods take keys that do not type a character yet.
      if !isLost, XFilterEvent(&event, 0) == 0 { deliver(&event) }
      // Checking the socket again is a system call; later events are read in the next turn.
      count = isLost ? 0 : XEventsQueued(display, QueuedAlready)
    }
    if !isClosed, isBroken { throw reasonForLoss() }
    for window in windows.values { window.finishReading() }
  }

  private func deliver(_ event: inout XEvent) {
    if event.type == MappingNotify {
      XRefreshKeyboardMapping(&event.xmapping)
    } else if event.type == PropertyNotify, windows[event.xproperty.window] == nil {
      propertyChanged(event.xproperty.atom, of: event.xproperty.window)
      for window in windows.values { window.selectionPropertyChanged(event.xproperty) }
    } else if event.type == completionEventType {
      // The event names the window or the pixmap that was drawn into.
      for window in windows.values { window.handle(&event) }
    } else {
      windows[event.xany.window]?.handle(&event)
    }
  }

  /// Handles changes of the desktop's settings.
  private func propertyChanged(_ property: Atom, of window: XID) {
    if window == root, property == XA_RESOURCE_MANAGER {
      update(\.scale, to: ScreenMetrics.scale(xcb, root: root), telling: .scaleChanged)
    } else if window == settingsWindow, property == atoms.settings {
      update(\.prefersDark, to: readSettings().prefersDark, telling: .schemeChanged)
    }
  }

  private func update<Value: Equatable>(
    _ setting: ReferenceWritableKeyPath<DisplayConnection, Value>, to value: Value, telling event: WindowEvent
  ) {
    guard value != self[keyPath: setting], !isLost else { return }
    self[keyPath: setting] = value
    for window in windows.values { window.events.append(event) }
  }

  private func readSettings() -> DesktopSettings {
    guard settingsWindow != 0 else { return DesktopSettings() }
    let bytes = WindowProperty.bytes(
      xcb, window: settingsWindow, property: atoms.settings, type: atoms.settings)
    return bytes.map { DesktopSettings(bytes: $0) } ?? DesktopSettings()
  }

  func add(_ window: DisplayWindow) { windows[window.identifier] = window }
  func remove(_ window: DisplayWindow) { windows[window.identifier] = nil }

  /// Whether the connection asks for events of a window for itself: one that it shows, or one with the desktop's settings.
  func isOwn(_ window: XID) -> Bool { windows[window] != nil || window == root || window == settingsWindow }
}

extension DisplayConnection {
  /// How long a server may take to reply to a new client, in seconds.
  package static let defaultTimeout: TimeInterval = 5

  /// The error for a broken connection: the same server, if it still accepts clients, has closed this one.
  /// Another server may have taken the name of one that ended.
  private func reasonForLoss() -> WindowingError {
    guard let display = try? DisplayConnection.openDisplay(name, timeout: 1) else {
      return .connectionLost(display: name)
    }
    let health = ConnectionHealth()
    health.watch(display)
    let isSame = DisplayConnection.peer(of: display) == server
    withExtendedLifetime(health) { _ = XCloseDisplay(display) }
    return isSame ? .connectionClosed(display: name) : .connectionLost(display: name)
  }

  /// Returns the process at the other end of a connection; nil if that is not a local socket.
  private static func peer(of display: OpaquePointer) -> pid_t? {
    // `struct ucred`: process, user, group.
    var credentials: [pid_t] = [0, 0, 0]
    var size = socklen_t(MemoryLayout<pid_t>.stride * credentials.count)
    let status = getsockopt(XConnectionNumber(display), SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    return status == 0 && credentials[0] > 0 ? credentials[0] : nil
  }

  /// Calls `XOpenDisplay` with a timeout.
  ///
  /// A server that accepts the connection and then sends nothing would block the call forever, and the call
  /// cannot be interrupted. It therefore runs on a thread of its own, which is abandoned after the timeout.
  static func openDisplay(_ name: String, timeout: TimeInterval) throws(WindowingError) -> OpaquePointer {
    let attempt = ConnectionAttempt()
    Thread.detachNewThread {
      attempt.finish(with: XOpenDisplay(name))
    }
    switch attempt.wait(timeout) {
    case .opened(let address): return OpaquePointer(bitPattern: address)!
    case .refused: throw .cannotOpen(display: name)
    case .pending: throw .noAnswer(display: name)
    }
  }
}

/// Passes a connection from the thread that opens it to the thread that owns it.
private final class ConnectionAttempt: Sendable {
  enum State {
    case pending, refused
    /// The address of the `Display`.
    case opened(UInt)
  }

  private let state = Mutex(State.pending)
  private let done = DispatchSemaphore(value: 0)

  func finish(with display: OpaquePointer?) {
    state.withLock { $0 = display.map { .opened(UInt(bitPattern: $0)) } ?? .refused }
    done.signal()
  }

  func wait(_ timeout: TimeInterval) -> State {
    _ = done.wait(timeout: .now() + timeout)
    return state.withLock { $0 }
  }
}
