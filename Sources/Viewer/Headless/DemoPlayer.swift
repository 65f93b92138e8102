import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Renders a demo at any time, without a display.
///
/// The result for a time does not depend on earlier calls. A demo that depends on more than the date is
/// therefore updated once for each refresh since its beginning; its times must be in ascending order.
@MainActor
final class DemoPlayer {
  /// Refreshes per second.
  static let refreshRate = 60.0
  /// The part of a refresh by which a time may fall short of it, for rounding.
  private static let tolerance = 1e-4

  private let screen: HeadlessScreen
  private let makeView: @MainActor () -> AnyView
  private let isFunctionOfDate: Bool
  private let host: ViewHost
  /// The drawing of the last refresh.
  private var shown = Fragment.empty
  /// The number of the next refresh, from 0.
  private var nextRefresh = 0

  init(
    _ demo: Demo, variant: Int = 0, size: CGSize? = nil, scale: CGFloat = 1, scheme: ColorScheme = .light,
    idiom: InterfaceIdiom = .phone
  ) {
    screen = HeadlessScreen(size: size ?? demo.size, scale: scale, scheme: scheme)
    makeView = { demo.variants[variant].view(in: idiom) }
    isFunctionOfDate = demo.isFunctionOfDate
    host = screen.host(makeView())
  }

  /// The frame that many seconds after the beginning, at most 1e9.
  func picture(at time: Double) -> Pixmap { screen.picture(of: displayList(at: time)) }

  /// The frame as a display list.
  func displayList(at time: Double) -> DisplayList {
    let (drawing, host) = frame(at: time)
    return screen.displayList(of: drawing, in: host.colorScheme)
  }

  /// The frame with its links, for a page of a document.
  func page(at time: Double) -> RecordedView {
    let (drawing, host) = frame(at: time)
    return RecordedView(screen.displayList(of: drawing, in: host.colorScheme), links: host.links)
  }

  private func frame(at time: Double) -> (drawing: Fragment, host: ViewHost) {
    guard !isFunctionOfDate else {
      let host = screen.host(makeView())
      return (host.update(to: HeadlessScreen.epoch + time), host)
    }
    passRefreshes(through: Int(max(0, time * DemoPlayer.refreshRate + DemoPlayer.tolerance)))
    return (shown, host)
  }

  private func passRefreshes(through last: Int) {
    while nextRefresh <= last {
      shown = host.update(to: HeadlessScreen.epoch + Double(nextRefresh) / DemoPlayer.refreshRate)
      // Runs the work that the demo deferred until after the frame.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      nextRefresh += 1
    }
  }
}

/// Renders views at any date, without a display.
@MainActor
package final class HeadlessScreen {
  private let size: CGSize
  private let scale: CGFloat
  private let scheme: ColorScheme
  private let rasterizer: Rasterizer

  /// Creates a screen of a size in points, with `scale` pixels per point.
  package init(
    size: CGSize, scale: CGFloat, scheme: ColorScheme = .light,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.size = size
    self.scale = scale
    self.scheme = scheme
    rasterizer = Rasterizer(threads: threads)
  }

  /// The date at which demos begin: 10:09:36 local time, which shows the hands of a clock apart.
  package static let epoch: Date = {
    let components = DateComponents(year: 2026, month: 1, day: 1, hour: 10, minute: 9, second: 36)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSinceReferenceDate: 0)
  }()

  /// A host whose view fills the screen.
  package func host<Content: View>(_ content: Content) -> ViewHost {
    let host = ViewHost(content)
    host.environment.displayScale = scale
    host.environment.colorScheme = scheme
    host.size = size
    return host
  }

  /// The frame that a window would show, that many seconds after a beginning.
  func picture(of host: ViewHost, at time: Double, since start: Date = HeadlessScreen.epoch) -> Pixmap {
    let root = host.update(to: start + time)
    return picture(of: root, in: host.colorScheme)
  }

  /// The frame that a window would show: a drawing over the background of a color scheme.
  package func picture(of root: Fragment, in scheme: ColorScheme) -> Pixmap {
    picture(of: displayList(of: root, in: scheme))
  }

  /// A drawing over the background of a color scheme, as a display list.
  package func displayList(of root: Fragment, in scheme: ColorScheme) -> DisplayList {
    DisplayList(root: root, size: size, scale: scale, background: .window(in: scheme))
  }

  fileprivate func picture(of list: DisplayList) -> Pixmap {
    let (width, height) = HeadlessScreen.pixels(of: size, scale: scale)
    let pixmap = Pixmap(width: width, height: height)
    _ = rasterizer.render(list, into: pixmap)
    return pixmap
  }

  /// The size in pixels of a screen of a size in points, with `scale` pixels per point.
  package nonisolated static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
  }
}
