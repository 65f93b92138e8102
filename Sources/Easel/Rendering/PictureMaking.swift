import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI

/// Gives the views the rasterizer, for paints that need pixels of drawings.
enum PictureMaking {
  private static let start: Void = DrawnPictures.shared.use { list in
    let pixmap = Pixmap(width: Int(list.size.width), height: Int(list.size.height))
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
    return PixelImage(copying: pixmap)
  }

  /// Before the first picture; calls after the first one do nothing.
  static func begin() { start }
}
