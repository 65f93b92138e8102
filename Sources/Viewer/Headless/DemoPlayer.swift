import EaselDemos
import EaselDrawing
import EaselPixels
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
