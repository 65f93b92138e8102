import EaselPixels

/// The finished pixels of a rectangle of a pass.
struct CachedSurface {
  var surface: PassSurface
  /// In device pixels. Pixels outside of the surface are transparent.
  var bounds: PixelRect
  /// The distance from where the pixels were painted to where they are shown.
  var shift = PixelShift()

  /// The pixels within the bounds that may not be transparent. The view is valid while the surface is referenced.
  var view: SurfaceView {
    var view = surface.view
    view.bounds = view.bounds.moved(x: shift.x, y: shift.y)
    return view.cropped(to: bounds)
  }

  /// Like `view`, for a surface of coverage.
  var mask: MaskView {
    var mask = surface.mask
    mask.bounds = mask.bounds.moved(x: shift.x, y: shift.y)
    return mask.cropped(to: bounds)
  }
}

/// A distance to the right and down, in pixels.
struct PixelShift: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
}
