import EaselDrawing
import EaselKernels
import EaselPixels
import EaselRaster
import EaselUI

extension DisplayList {
  /// Returns the pixels of the drawing.
  ///
  /// - Parameter kernels: The kernels to paint with, of which the pixels do not depend.
  func picture(kernels: UnsafePointer<EaselKernelTable> = easel_kernels()) -> PixelImage {
    func side(_ length: CGFloat) -> Int { Int((length * scale).roundedUpToPixels) }
    let frame = Pixmap(width: side(size.width), height: side(size.height))
    _ = Rasterizer(threads: 1, kernels: kernels).render(self, into: frame)
    return PixelImage(copying: frame)
  }
}

extension FragmentImageCache {
  /// The images of drawings that the pictures of a process share.
  static let pictures = FragmentImageCache { $0.picture() }
}
