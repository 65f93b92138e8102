import EaselPixels

/// Finished pixels of a rectangle of a pass.
struct CachedSurface {
  var surface: PassSurface
  /// Device pixels. Where the surface has none, they are clear.
  var bounds: PixelRect
  /// How far from where they were painted the pixels are shown.
  var shift = PixelShift()
  /// The coverage of the figure that a shadow was made of, where it is at hand; around the shadow's bounds too.
  var figure: PassSurface?

  /// The pixels within the bounds that can be other than clear; valid as long as the surface is referred to.
  var view: SurfaceView {
    var view = surface.view
    view.bounds = view.bounds.moved(x: shift.x, y: shift.y)
    return view.cropped(to: bounds)
  }

  /// The same of a surface of coverage.
  var mask: MaskView {
    var mask = surface.mask
    mask.bounds = mask.bounds.moved(x: shift.x, y: shift.y)
    return mask.cropped(to: bounds)
  }

  /// Bytes of memory that the part refers to.
  var byteCount: Int { surface.byteCount + (figure?.byteCount ?? 0) }
}

/// A way to the right and down, in pixels.
struct PixelShift: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
}
