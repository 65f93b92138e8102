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

  /// Valid as long as the pixmap lives.
  var view: SurfaceView { SurfaceView(pixmap, x: bounds.x0, y: bounds.y0) }
}
