import EaselDrawing
import EaselUI

extension PaintColor {
  /// What lies under the view that fills a window.
  package static func window(in scheme: ColorScheme) -> PaintColor {
    scheme == .dark ? PaintColor(red: 0.12, green: 0.12, blue: 0.12, alpha: 1) : .white
  }
}
