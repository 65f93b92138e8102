import EaselDemos
import EaselPixels
import EaselUI
import Foundation

/// A demo at any time, as pictures, without a display.
///
/// The picture of a time is the same whichever were asked for before it. A demo that depends on more than the date is
/// therefore led through all refreshes since its beginning, and its times can only be asked for in order.
@MainActor
final class DemoPlayer {
  /// Refreshes per second.
  static let refreshRate = 60.0

  private let screen: HeadlessScreen
  private let makeView: @MainActor () -> AnyView
  private let isFunctionOfDate: Bool
  private var host: ViewHost
  /// The next refresh that the host did not live through, counted from the beginning.
  private var nextRefresh = 0

  init(_ demo: Demo, variant: Int = 0, size: CGSize? = nil, scale: CGFloat = 1) {
    screen = HeadlessScreen(size: size ?? demo.size, scale: scale)
    makeView = demo.variants[variant].view
    isFunctionOfDate = demo.isFunctionOfDate
    host = screen.host(makeView())
  }

  /// The picture so many seconds after the beginning.
  func picture(at time: Double) -> Pixmap {
    if isFunctionOfDate {
      host = screen.host(makeView())
    } else {
      passRefreshes(before: time)
    }
    return screen.picture(of: host, at: time)
  }

  private func passRefreshes(before time: Double) {
    while case let refresh = Double(nextRefresh) / DemoPlayer.refreshRate, refresh < time {
      _ = host.update(to: HeadlessScreen.epoch + refresh)
      // What the demo put off until after the frame.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      nextRefresh += 1
    }
  }
}
