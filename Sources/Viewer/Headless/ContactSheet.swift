import EaselDemos
import EaselPixels
import Foundation

/// All demos in one picture: what there is to see where there is no display.
@MainActor
enum ContactSheet {
  /// Points and pixels.
  private static let thumbnailSide: CGFloat = 240

  static func picture() -> Pixmap {
    let gallery = DemoGallery()
    let screen = HeadlessScreen(size: gallery.size(thumbnailSide: thumbnailSide), scale: 1)
    return screen.picture(of: screen.host(gallery), at: 0)
  }
}
