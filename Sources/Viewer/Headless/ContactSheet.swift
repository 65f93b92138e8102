import EaselDemos
import EaselPixels
import EaselUI
import Foundation

/// All demos in one picture: what there is to see where there is no display.
@MainActor
enum ContactSheet {
  /// Points and pixels.
  private static let thumbnailSide: CGFloat = 240
  /// Seconds that the demos live before: rain needs some to fall. A whole number, for the clocks.
  private static let age = 4.0
  private static let ticksPerSecond = 10.0

  static func picture(idiom: InterfaceIdiom = .phone) -> Pixmap {
    let gallery = DemoGallery()
    let screen = HeadlessScreen(size: gallery.size(thumbnailSide: thumbnailSide), scale: 1)
    let host = screen.host(gallery.environment(\.interfaceIdiom, idiom))
    for tick in 0..<Int(age * ticksPerSecond) {
      _ = host.update(to: HeadlessScreen.epoch + Double(tick) / ticksPerSecond)
    }
    return screen.picture(of: host, at: age)
  }
}
