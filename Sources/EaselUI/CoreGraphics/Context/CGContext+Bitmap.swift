/// The bitmap of a context. Contexts without one have sizes of zero and no pixels.
extension CGContext {
  /// Makes the pixels of all that was drawn. Memory that the program gave holds them after each draw; memory of the
  /// context's own after this.
  public func flush() { bitmap?.show(takeRecording()) }

  /// The same as `flush`.
  public func synchronize() { flush() }

  /// The picture as it is now, without layers that are open; nil without a bitmap.
  public func makeImage() -> CGImage? {
    flush()
    return bitmap?.image
  }

  /// The memory of the pixels, the top row first, as `bitmapInfo` says. Reading this property makes the pixels of all
  /// that was drawn; after further draws read it again, or call `flush`. What is written into the memory lies under the
  /// draws that follow. Valid as long as the context.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.share()
  }

  /// Pixels.
  public var width: Int { bitmap?.width ?? 0 }
  /// Pixels.
  public var height: Int { bitmap?.height ?? 0 }
  /// 8, or 0 without a bitmap.
  public var bitsPerComponent: Int { bitmap?.format.bitsPerComponent ?? 0 }
  /// 8 for each component that there is room for, alpha included.
  public var bitsPerPixel: Int { bitmap?.format.bitsPerPixel ?? 0 }
  /// From one row to the next.
  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }
  /// The space of the pixels in memory; nil without a bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }
  /// Where alpha is in the memory.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.format.info.alphaInfo ?? .none }
  /// Where the components are in the memory.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
}
