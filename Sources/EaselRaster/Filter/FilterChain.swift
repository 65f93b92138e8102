import EaselPixels

/// The filters of a pass, one after the other, over its surface.
enum FilterChain {
  /// The filtered pixels and the device pixel of their top left corner.
  struct Output {
    var pixmap: Pixmap
    var x: Int32
    var y: Int32
  }

  static func apply(
    _ filters: [DeviceFilter], to source: SurfaceView, keeping pixmap: Pixmap, output: PixelRect
  ) -> Output {
    Output(pixmap: pixmap, x: source.bounds.x0, y: source.bounds.y0)
  }
}
