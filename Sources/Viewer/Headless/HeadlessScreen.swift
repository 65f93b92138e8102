import Easel
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

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
