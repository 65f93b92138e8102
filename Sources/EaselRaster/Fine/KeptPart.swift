import EaselPixels

/// Finished pixels of a rectangle of a pass.
struct KeptPart {
  var surface: PassSurface
  /// Device pixels. Where the surface has none, they are clear.
  var bounds: PixelRect

  /// The pixels within the bounds that can be other than clear; valid as long as the surface is referred to.
  var view: SurfaceView { surface.view.cropped(to: bounds) }
}
