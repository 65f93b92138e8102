import EaselDrawing
import EaselGeometry

/// A paint ready for its pixels: what does not change from pixel to pixel, in device space.
struct PreparedPaint {
  enum Kind {
    case solid
    case linear(LinearRamp)
    case plane(PlaneRamp)
    case image(ImageSampler)
    /// What the target shows; resolved while painting.
    case backdrop(opacity: UInt8)
  }

  var kind: Kind
  /// The premultiplied pixel of a solid paint.
  var pixel: UInt32 = 0
  var hash: ContentHash

  /// True when painting with it over anything changes nothing.
  var isInvisible: Bool {
    if case .solid = kind { return pixel == 0 }
    return false
  }

  var isSolid: Bool {
    if case .solid = kind { return true }
    return false
  }
}
