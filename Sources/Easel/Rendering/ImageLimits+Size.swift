import EaselPixels
import EaselUI
import Foundation

extension ImageLimits {
  /// Returns the width and height of an image in pixels. Nil, with a line on standard error, if it would be too large.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point; positive and finite.
  ///   - remedy: What to do about a size that is too large, besides a lower scale.
  static func pixels(in size: CGSize, scale: CGFloat, remedy: String) -> (columns: Int, rows: Int)? {
    let (width, height) = ((size.width * scale).roundedUpToPixels, (size.height * scale).roundedUpToPixels)
    if let columns = Int(exactly: width), let rows = Int(exactly: height), allow(width: columns, height: rows)
    {
      return (columns, rows)
    }
    ProblemLog.report(
      String(
        format: "no image of %.0f x %.0f pixels: %@, or lower the scale; %@", width, height, remedy,
        description))
    return nil
  }
}
