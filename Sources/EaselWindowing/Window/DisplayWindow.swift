import CX11
import EaselPixels
// Shadows Xlib's typedef.
import class EaselPixels.Pixmap
import Foundation

/// A window that shows frames and collects input. Sizes and positions are in pixels.
@MainActor
package final class DisplayWindow {
  package struct Options {
    /// The best method of presentation to use.
    package var presentation: PresentationMethod
    /// The name by which window managers group a program's windows and find its icon (WM_CLASS).
    package var applicationName: String
    /// The sizes to which the user can resize the window; nil for all.
    package var sizeLimits: WindowSizeLimits?
    /// What starts the frames.
    package var pacing: PacingMode
    /// The processes that create and draw the window.
    package var role = Role.own

    package init(
      presentation: PresentationMethod = .sharedFile, applicationName: String = "easel",
      pacing: PacingMode = .auto
    ) {
      self.presentation = presentation
      self.applicationName = applicationName
      self.pacing = pacing
    }
  }

  /// The part of a process in a window. One process can create a window and others draw it, one after the other, so that
  /// the window outlives those that draw it.
  package enum Role: Equatable, Sendable {
    /// The process creates the window, draws it, and receives its input.
    case own
    /// The process creates the window and is asked to close it. Another process draws it and receives its input.
    case lent
    /// Another process created the window with this identifier of the server. Closing leaves it open.
    case adopted(UInt)
  }

  /// Pixels.
  package internal(set) var width: Int
  /// Pixels.
  package internal(set) var height: Int
  /// Whether the window was closed, by the program or by others.
  package internal(set) var isClosed = false

  let connection: DisplayConnection
  let identifier: XID
  private let role: Role
  let presenter: FramePresenter
  /// The counters for the window manager; nil if the server has none.
  let counter: FrameCounter?
  var events: [WindowEvent] = []
  /// The visibility as the server and the window manager report it.
  var visibility = Visibility()
  /// Key codes of the keys that are down.
  var pressedKeys: Set<UInt32> = []
  /// The selections that this program offers to other programs, and its requests for theirs.
  let selectionOwner: SelectionOwner
  let selectionReader: SelectionReader
  /// The server's time of the last key or button.
  var lastInputTime: Time = 0
  /// The connection to the input method; nil if there is none, or no text field had the focus.
  var inputContext: InputContext?
  var triedInputMethod = false
  /// A size that is not reported yet.
  var newSize: (width: Int, height: Int)?

  /// Creates a window and maps it, unless it is lent; or adopts one. Sizes are clamped to 1...16,384; an adopted window
  /// keeps its size. Throws `.windowLost` if the window to adopt does not exist.
  package init(
    _ connection: DisplayConnection, title: String, width: Int, height: Int, options: Options = Options()
  ) throws(WindowingError) {
    guard !connection.isLost else { throw .connectionLost(display: connection.name) }
    self.connection = connection
    role = options.role
    if case .adopted(let identifier) = role {
      guard let (width, height, isMapped) = DisplayWindow.adopt(identifier, connection) else {
        throw .windowLost(display: connection.name)
      }
      (self.identifier, self.width, self.height) = (identifier, width, height)
      visibility.isMapped = isMapped
    } else {
      self.width = max(1, min(16384, width))
      self.height = max(1, min(16384, height))
      identifier = DisplayWindow.create(
        connection, width: self.width, height: self.height,
        events: role == .lent ? StructureNotifyMask : DisplayWindow.observedEvents)
    }
    presenter = FramePresenter(
      connection: connection, window: identifier, best: options.presentation, pacing: options.pacing)
    selectionOwner = SelectionOwner(connection, window: identifier)
    selectionReader = SelectionReader(connection, window: identifier)
    // The window manager sends its requests to the process that created the window.
    counter = role == .own ? FrameCounter(connection) : nil
    connection.add(self)
    if case .adopted = role {
      setTitle(title)
    } else {
      setProperties(title: title, applicationName: options.applicationName)
    }
    if let limits = options.sizeLimits { setSizeLimits(limits) }
    if role != .lent { xcb_map_window(connection.xcb, UInt32(identifier)) }
    xcb_flush(connection.xcb)
  }

  /// The method by which frames get to the server, as far as methods were tried.
  package var presentation: PresentationMethod { presenter.method }

  /// Whether any part of the window is visible, as far as the server and the window manager report.
  package var isVisible: Bool { visibility.isVisible && !isClosed }

  /// The server's identifier of the window.
  package var serverIdentifier: UInt { identifier }

  /// Whether a frame that is presented now would be shown rather than skipped.
  package var canPresent: Bool { !isGone && presenter.isReady }

  /// Makes the frame safe to draw into, although the server may still read its last contents. Call it before
  /// drawing, while `canPresent`. Without it, the server may show a frame that is half drawn.
  ///
  /// - Parameter damage: The region in which all pixels will be drawn anew: their present values may be lost.
  package func prepare(_ frame: Pixmap, repainting damage: [PixelRect] = []) {
    if !isGone { presenter.prepare(frame, repainting: damage) }
  }

  /// Presents the damaged parts of a frame. Returns false if the server is still busy with earlier frames or
  /// the window is gone; the damage is then presented with a later frame.
  package func present(_ frame: Pixmap, damage: [PixelRect]) -> Bool {
    guard !isGone else { return false }
    if presenter.isReady {
      counter?.frameWillBeSent(fits: (frame.width, frame.height) == (width, height))
    }
    defer { settleCounter() }
    return presenter.present(frame, damage: damage)
  }

  /// Presents the parts of the last frame that the window lost.
  package func presentAgain() -> Bool {
    !isGone && (presenter.lastFrame.map { present($0, damage: []) } ?? true)
  }

  /// Tells the window manager that the last frame is shown, once it is.
  func settleCounter() {
    if !isGone, !presenter.isWaiting { counter?.frameWasShown() }
  }

  /// Returns the events since the last call, oldest first.
  package func takeEvents() -> [WindowEvent] {
    defer { events = [] }
    return events
  }

  /// Asks for another size in pixels, clamped to 1...16,384. The window manager may choose another size or
  /// ignore the request.
  package func requestSize(width: Int, height: Int) {
    guard !isGone else { return }
    let sides = [width, height].map { UInt32(max(1, min(16384, $0))) }
    let given = XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue
    _ = xcb_configure_window(connection.xcb, UInt32(identifier), UInt16(given), sides)
    xcb_flush(connection.xcb)
  }

  package func close() {
    guard !isClosed else { return }
    presenter.close()
    if !connection.isLost {
      inputContext?.close()
      inputContext = nil
      counter?.close()
      if case .adopted = role {} else { xcb_destroy_window(connection.xcb, UInt32(identifier)) }
      xcb_flush(connection.xcb)
    }
    isClosed = true
    connection.remove(self)
  }

  func connectionWillClose() {
    presenter.close()
    if !connection.isBroken { inputContext?.close() }
    inputContext = nil
    isClosed = true
  }

  /// Whether no request can be made for this window any more.
  var isGone: Bool { isClosed || connection.isLost }

  /// Creates the window without a background, so that the server never clears what a frame will cover. Old
  /// pixels stay at the top left while the size changes.
  private static func create(_ connection: DisplayConnection, width: Int, height: Int, events: Int) -> XID {
    let display = connection.display
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = events
    attributes.colormap =
      connection.format.visual == XDefaultVisual(display, connection.screen)
      ? XDefaultColormap(display, connection.screen)
      : XCreateColormap(display, connection.root, connection.format.visual, AllocNone)
    let given = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask | CWColormap
    return XCreateWindow(
      display, connection.root, 0, 0, UInt32(width), UInt32(height), 0, connection.format.depth,
      UInt32(InputOutput), connection.format.visual, UInt(given), &attributes)
  }

  /// How often, and with which pause in microseconds, a window is asked for until its last process has let go of it.
  private static let (adoptionAttempts, adoptionPause): (Int, UInt32) = (400, 5000)

  /// Receives the input of a window of another process. Returns its size in pixels and whether it is mapped; nil if there is
  /// no such window.
  ///
  /// Only one client of the server receives presses of buttons. As long as the process that drew the window before is
  /// connected, the server rejects the request as a whole.
  private static func adopt(
    _ identifier: XID, _ connection: DisplayConnection
  ) -> (width: Int, height: Int, isMapped: Bool)? {
    var attributes = XWindowAttributes()
    for _ in 0..<adoptionAttempts {
      XSelectInput(connection.display, identifier, observedEvents)
      guard XGetWindowAttributes(connection.display, identifier, &attributes) != 0 else { return nil }
      if attributes.your_event_mask & ButtonPressMask != 0 { break }
      usleep(adoptionPause)
    }
    return (Int(attributes.width), Int(attributes.height), attributes.map_state != IsUnmapped)
  }

  private static let observedEvents =
    StructureNotifyMask | ExposureMask | VisibilityChangeMask | FocusChangeMask | PropertyChangeMask
    | KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | EnterWindowMask | LeaveWindowMask
}
