import ArgumentParser
import CX11
import EaselWindowing
import Foundation

/// Reads pixels of other programs' windows.
final class WindowPixels {
  /// Seconds after which a color is not waited for any longer.
  private static let limit = 120.0
  /// Microseconds between two looks.
  private static let pause: UInt32 = 2000
  /// The pixel that is read, from the upper left corner.
  private static let place: (x: Int32, y: Int32) = (12, 12)

  private let display: OpaquePointer

  /// Nil if the display cannot be opened.
  init?() {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    // A window that ends while it is read is looked for again.
    XSetErrorHandler { _, _ in 0 }
  }

  deinit { XCloseDisplay(display) }

  /// Waits until the pixel of the window whose title contains a text has a color, 0xRRGGBB. Returns the time of the clock in
  /// seconds.
  func wait(for color: UInt32, in title: String) throws -> Double {
    let start = MonotonicTime.now
    while MonotonicTime.now.seconds(since: start) < Self.limit {
      if let window = window(titled: title, in: XDefaultRootWindow(display)), pixel(of: window) == color {
        return MonotonicTime.now.seconds(since: MonotonicTime(nanoseconds: 0))
      }
      usleep(Self.pause)
    }
    throw ExitCode.failure("no window \"\(title)\" showed the color within \(Int(Self.limit)) s")
  }

  private func pixel(of window: Window) -> UInt32? {
    guard let image = XGetImage(display, window, Self.place.x, Self.place.y, 1, 1, 0xff_ffff, ZPixmap) else {
      return nil
    }
    defer { _ = image.pointee.f.destroy_image(image) }
    return UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, 0, 0)) & 0xff_ffff
  }

  /// The first window below `root` whose title contains a text.
  private func window(titled title: String, in root: Window) -> Window? {
    var (found, parent): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard XQueryTree(display, root, &found, &parent, &children, &count) != 0, let children else { return nil }
    defer { XFree(children) }
    for child in UnsafeBufferPointer(start: children, count: Int(count)) {
      var name: UnsafeMutablePointer<CChar>?
      if XFetchName(display, child, &name) != 0, let text = name {
        defer { XFree(text) }
        if String(cString: text).contains(title) { return child }
      }
      if let inner = window(titled: title, in: child) { return inner }
    }
    return nil
  }
}
