import EaselPixels

/// Pixels between two filters: a pixmap of its own and the device pixel of its top left corner.
struct FilteredSurface {
  var pixmap: Pixmap
  /// Device pixels; the size of the pixmap.
  let bounds: PixelRect

  /// Transparent pixels over `bounds`, which must not be empty.
  init(over bounds: PixelRect) {
    pixmap = Pixmap(width: bounds.width, height: bounds.height)
    self.bounds = bounds
  }

  init(_ pixmap: Pixmap, bounds: PixelRect) {
    self.pixmap = pixmap
    self.bounds = bounds
  }

  func row(_ y: Int32) -> UnsafeMutablePointer<UInt32> { pixmap.pixels + Int(y - bounds.y0) * pixmap.stride }

  /// The same pixels over another rectangle, transparent where there were none.
  func moved(to newBounds: PixelRect) -> FilteredSurface {
    if newBounds == bounds { return self }
    let result = FilteredSurface(over: newBounds)
    let common = bounds.intersection(newBounds)
    guard !common.isEmpty else { return result }
    for y in common.y0..<common.y1 {
      (result.row(y) + Int(common.x0 - newBounds.x0))
        .update(from: row(y) + Int(common.x0 - bounds.x0), count: common.width)
    }
    return result
  }
}
