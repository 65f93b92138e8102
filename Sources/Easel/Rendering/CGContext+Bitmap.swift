import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Called with the user's information and the memory when a context does not need it any more.
public typealias CGBitmapContextReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// A context that draws to a bitmap of `width` x `height` pixels. Its user space has the origin in the **lower** left
  /// corner, y up, and a unit is a pixel; the first row in memory is the upper one.
  ///
  /// With `data` nil the bitmap is in memory of the context's own, transparent, or black without alpha; its pixels are
  /// made when they are asked for. Otherwise it is in the program's memory, which has to live as long as the context; what
  /// is there lies under the draws, and it holds the pixels after each draw. That takes longer, since each draw is
  /// rasterized by itself.
  ///
  /// Rows are `bytesPerRow` bytes from each other; 0 stands for as many as the pixels need. There are 8 bits a component,
  /// of a grey or RGB `space`. Draws are blended in sRGB, in linear spaces in linear light, and converted. `bitmapInfo` is
  /// a `CGImageAlphaInfo` other than `first` and `last`, with the default byte order, or a byte order of 32 bits for
  /// pixels of that size.
  ///
  /// - Returns: Nil, and a line on standard error that says why, for other formats and for sizes beyond 32,767 pixels a
  ///   side or 2^27 in all.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  /// The same; `releaseCallback` is called with `releaseInfo` and `data` when the context ends, which is when the memory
  /// may go.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    let bitmap = BitmapSurface(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, renderer: Rasterizer(threads: 1)
    ) { releaseCallback?(releaseInfo, $0) }
    guard let bitmap else { return nil }
    self.init(bitmap: bitmap)
  }
}

extension CGImage {
  /// Writes the picture as a PNG file, in place of what is there.
  public func writePNG(to url: URL) throws { try pixels.writePNG(to: url.path) }
}
