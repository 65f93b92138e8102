import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// A demo at any date, as pictures, without a display.
@MainActor
final class DemoPlayer {
  private let host: ViewHost
  private let size: CGSize
  private let scale: CGFloat
  private let rasterizer = Rasterizer(threads: ProcessInfo.processInfo.activeProcessorCount)

  init(_ demo: Demo, variant: Int = 0, size: CGSize? = nil, scale: CGFloat = 1) {
    self.size = size ?? demo.size
    self.scale = scale
    host = ViewHost(demo.variants[variant].view())
    host.environment.displayScale = scale
    host.size = self.size
  }

  /// When demos begin: a time of day at which the hands of a clock stand well, in any time zone.
  static var epoch: Date {
    let components = DateComponents(year: 2026, month: 1, day: 1, hour: 10, minute: 9, second: 36)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  /// The picture so many seconds after the beginning, on white.
  func picture(at time: Double) -> Pixmap {
    let root = host.update(to: DemoPlayer.epoch + time)
    let list = DisplayList(root: root, size: size, scale: scale, background: .white)
    let pixmap = Pixmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    _ = rasterizer.render(list, into: pixmap)
    return pixmap
  }
}
