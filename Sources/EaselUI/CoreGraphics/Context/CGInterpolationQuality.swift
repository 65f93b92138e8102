import EaselDrawing

/// How colours between the pixels of an image are found.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `high`; the nearest pixel's for images that say that they should not be interpolated.
  case `default` = 0
  /// Those of the nearest pixel.
  case none = 1
  /// Mixed of the four nearest pixels.
  case low = 2
  /// The same, and averaged over the covered pixels when the image is reduced.
  case high = 3
  /// The same as `high`.
  case medium = 4

  func sampling(of image: CGImage) -> ImagePaintSource.Sampling {
    switch self {
    case .none: .nearest
    case .default: image.shouldInterpolate ? .high : .nearest
    case .low: .linear
    case .medium, .high: .high
    }
  }
}
