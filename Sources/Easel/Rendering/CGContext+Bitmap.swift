import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Receives the release information and the memory of a bitmap context that has ended.
public typealias CGBitmapContextReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Creates a context that draws to a bitmap of `width` x `height` pixels. User space has its origin in the **lower** left
  /// corner, y up, and units of one pixel. The first row in memory is the top row.
  ///
  /// If `data` is nil, the context allocates the bitmap, transparent or, without alpha, black, and rasterizes when its
  /// pixels are read. Otherwise the bitmap is the program's memory, which has to outlive the context. Drawing goes on top
  /// of its contents, and it holds the result after each call. That is slower, because each call is rasterized by itself.
  ///
  /// Rows are `bytesPerRow` bytes apart; 0 stands for the smallest possible number. Components have 8 bits, in a gray or
  /// RGB `space`. Blending takes place in sRGB, or in linear light for linear spaces. `bitmapInfo` is a
  /// `CGImageAlphaInfo` other than `first` and `last`, with the default byte order, or a 32-bit byte order for pixels of
  /// 32 bits.
  ///
  /// - Returns: Nil for other formats, for sizes beyond 30,000 pixels a side or 2^27 pixels, and for more than 2^30 bytes
  ///   in all rows; a line on standard error states the reason.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  /// Creates the same context. When it ends, it calls `releaseCallback` with `releaseInfo` and `data`, which may be
  /// deallocated then.
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
  /// Writes the image to a PNG file and replaces an existing file. Throws if the file cannot be written.
  public func writePNG(to url: URL) throws { try pixels.writePNG(to: url.path) }
}
