import CX11
import EaselPixels
// Not the typedef of Xlib.
import class EaselPixels.Pixmap
import Foundation

/// A window that shows frames and collects what the user does. Sizes and places are in pixels.
@MainActor
package final class DisplayWindow {
  package struct Options {
    /// The best way of presenting that may be used.
    package var presentation: PresentationMethod
    /// The name under which window managers group windows of a program and look up its icon (WM_CLASS).
    package var applicationName: String

    package init(presentation: PresentationMethod = .sharedFile, applicationName: String = "easel") {
      self.presentation = presentation
      self.applicationName = applicationName
    }
  }

  /// Pixels.
  package internal(set) var width: Int
  /// Pixels.
  package internal(set) var height: Int
  /// True from the moment at which the window was closed, here or by others: there is nothing left to show things in.
  package internal(set) var isClosed = false

  let connection: DisplayConnection
  let identifier: XID
  let presenter: FramePresenter
  var events: [WindowEvent] = []
  /// What the server and the window manager said about whether the window can be seen.
  var visibility = Visibility()
  /// Keys that are held, by their place on the keyboard.
  var pressedKeys: Set<UInt32> = []
  /// A size that was not told yet.
  var newSize: (width: Int, height: Int)?

  /// Makes a window and asks for it to be shown. Sizes are limited to 1...16,384.
  package init(
    _ connection: DisplayConnection, title: String, width: Int, height: Int, options: Options = Options()
  ) throws(WindowingError) {
    guard !connection.isLost else { throw .connectionLost(display: connection.name) }
    self.connection = connection
    self.width = max(1, min(16384, width))
    self.height = max(1, min(16384, height))
    identifier = DisplayWindow.create(connection, width: self.width, height: self.height)
    presenter = FramePresenter(connection: connection, window: identifier, best: options.presentation)
    connection.add(self)
    setProperties(title: title, applicationName: options.applicationName)
    xcb_map_window(connection.xcb, UInt32(identifier))
    xcb_flush(connection.xcb)
  }

  /// How frames get to the server, as far as was tried.
  package var presentation: PresentationMethod { presenter.method }

  /// Whether anything of the window can be seen, as far as the server and the window manager tell.
  package var isVisible: Bool { visibility.isVisible && !isClosed }

  /// The window's number on the server.
  package var serverIdentifier: UInt { identifier }

  /// Whether a frame that is presented now would be shown rather than skipped.
  package var canPresent: Bool { !isGone && presenter.isReady }

  /// Sees to it that a frame can be drawn on, which the server may still read. To be called before that while
  /// `canPresent`; a frame that others change meanwhile may be shown half changed.
  package func prepare(_ frame: Pixmap) { if !isGone { presenter.prepare(frame) } }

  /// Shows the parts of a frame that changed. False: the server is still busy with earlier frames, or there is no window
  /// any more, and nothing was shown; the damage is kept and shown with a later frame.
  package func present(_ frame: Pixmap, damage: [PixelRect]) -> Bool {
    !isGone && presenter.present(frame, damage: damage)
  }

  /// Shows what the window lost of the frame that was presented last.
  package func presentAgain() -> Bool { !isGone && presenter.presentAgain() }

  /// What happened since the last call, oldest first.
  package func takeEvents() -> [WindowEvent] {
    defer { events = [] }
    return events
  }

  /// Asks for another size in pixels, within 1...16,384; the window manager may give another one, or none.
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
      xcb_destroy_window(connection.xcb, UInt32(identifier))
      xcb_flush(connection.xcb)
    }
    isClosed = true
    connection.remove(self)
  }

  func connectionWillClose() {
    presenter.close()
    isClosed = true
  }

  /// True when nothing can be asked of the server for this window any more.
  var isGone: Bool { isClosed || connection.isLost }

  /// No background, so that the server never paints what a frame will paint; old pixels stay at the top left while the
  /// size changes.
  private static func create(_ connection: DisplayConnection, width: Int, height: Int) -> XID {
    let display = connection.display
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = observedEvents
    attributes.colormap =
      connection.format.visual == XDefaultVisual(display, connection.screen)
      ? XDefaultColormap(display, connection.screen)
      : XCreateColormap(display, connection.root, connection.format.visual, AllocNone)
    let given = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask | CWColormap
    return XCreateWindow(
      display, connection.root, 0, 0, UInt32(width), UInt32(height), 0, connection.format.depth,
      UInt32(InputOutput), connection.format.visual, UInt(given), &attributes)
  }

  private static let observedEvents =
    StructureNotifyMask | ExposureMask | VisibilityChangeMask | FocusChangeMask | PropertyChangeMask
    | KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | EnterWindowMask | LeaveWindowMask
}
