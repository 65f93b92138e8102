import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// A demo at any time, as pictures, without a display.
///
/// The picture of a time is the same whichever were asked for before it. A demo that depends on more than the date is
/// therefore led once through each refresh of a display since its beginning, and shows at any time what that display
/// would show; its times can only be asked for in order.
@MainActor
final class DemoPlayer {
  /// Refreshes per second.
  static let refreshRate = 60.0
  /// How much of a refresh may be missing for it to count as over.
  private static let tolerance = 1e-4

  private let screen: HeadlessScreen
  private let makeView: @MainActor () -> AnyView
  private let isFunctionOfDate: Bool
  private let host: ViewHost
  /// What the last refresh that was lived through shows.
  private var shown = Fragment.empty
  /// The next one, counted from the beginning.
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

  /// The picture so many seconds after the beginning, at most 1e9.
  func picture(at time: Double) -> Pixmap {
    guard !isFunctionOfDate else { return screen.picture(of: screen.host(makeView()), at: time) }
    passRefreshes(through: Int(max(0, time * DemoPlayer.refreshRate + DemoPlayer.tolerance)))
    return screen.picture(of: shown, in: host.colorScheme)
  }

  private func passRefreshes(through last: Int) {
    while nextRefresh <= last {
      shown = host.update(to: HeadlessScreen.epoch + Double(nextRefresh) / DemoPlayer.refreshRate)
      // What the demo put off until after the frame.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      nextRefresh += 1
    }
  }
}

/// Shows views as pictures, without a display, at any date.
@MainActor
final class HeadlessScreen {
  private let size: CGSize
  private let scale: CGFloat
  private let scheme: ColorScheme
  private let rasterizer: Rasterizer

  /// A screen of a size in points, with `scale` pixels per point.
  init(
    size: CGSize, scale: CGFloat, scheme: ColorScheme = .light,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.size = size
    self.scale = scale
    self.scheme = scheme
    rasterizer = Rasterizer(threads: threads)
  }

  /// When views begin: a time of day at which the hands of a clock stand well, in any time zone.
  static let epoch: Date = {
    let components = DateComponents(year: 2026, month: 1, day: 1, hour: 10, minute: 9, second: 36)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSinceReferenceDate: 0)
  }()

  /// A view that fills the screen.
  func host<Content: View>(_ content: Content) -> ViewHost {
    let host = ViewHost(content)
    host.environment.displayScale = scale
    host.environment.colorScheme = scheme
    host.size = size
    return host
  }

  /// The picture of a view so many seconds after the beginning, as a window shows it.
  func picture(of host: ViewHost, at time: Double) -> Pixmap {
    let root = host.update(to: HeadlessScreen.epoch + time)
    return picture(of: root, in: host.colorScheme)
  }

  /// The picture of a drawing over the background of a colour scheme, as a window shows it.
  func picture(of root: Fragment, in scheme: ColorScheme) -> Pixmap {
    let list = DisplayList(root: root, size: size, scale: scale, background: .window(in: scheme))
    let (width, height) = HeadlessScreen.pixels(of: size, scale: scale)
    let pixmap = Pixmap(width: width, height: height)
    _ = rasterizer.render(list, into: pixmap)
    return pixmap
  }

  /// The pixels of a screen of a size in points, with `scale` pixels per point.
  nonisolated static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
  }
}
