import Foundation

extension CGFloat {
  /// A length in pixels may exceed a whole number by this and still count as it. A length in points times a
  /// scale is inexact: a third of 820 points at a scale of 3 is 820.0000000000001 pixels.
  package static let pixelTolerance: CGFloat = 1 / 1024

  /// The number of pixels that a length in pixels takes: rounded up, at least 1 where it is positive.
  package var roundedUpToPixels: CGFloat {
    self > 0 ? Swift.max(1, (self - .pixelTolerance).rounded(.up)) : rounded(.up)
  }
}
