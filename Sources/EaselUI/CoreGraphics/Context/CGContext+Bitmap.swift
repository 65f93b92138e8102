/// The bitmap of a context. A context without a bitmap has sizes of zero and no pixels.
extension CGContext {
  /// Rasterizes all pending draws into the bitmap. Memory that the caller provided is up to date after each
  /// draw even without a call.
  public func flush() { bitmap?.show(takeRecording()) }

  /// Same as `flush`.
  public func synchronize() { flush() }

  /// Returns an image of the current pixels, without open transparency layers; nil without a bitmap.
  public func makeImage() -> CGImage? {
    flush()
    return bitmap?.image
  }

  /// The memory of the pixels, top row first, in the format of `bitmapInfo`; nil without a bitmap.
  ///
  /// Reading the property rasterizes all pending draws. After further draws, read it again or call
  /// `flush`. Later draws are composited over what the program writes to the memory. The pointer is
  /// valid as long as the context.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.share()
  }

  /// The width in pixels.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height in pixels.
  public var height: Int { bitmap?.height ?? 0 }
  /// The bits per component: 8, or 0 without a bitmap.
  public var bitsPerComponent: Int { bitmap?.format.bitsPerComponent ?? 0 }
  /// The bits per pixel: 8 for each component, including alpha and unused bytes.
  public var bitsPerPixel: Int { bitmap?.format.bitsPerPixel ?? 0 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }
  /// The color space of the pixels in memory; nil without a bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }
  /// The position of alpha in a pixel, and whether colors are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.format.info.alphaInfo ?? .none }
  /// The layout of the components in a pixel.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
}
