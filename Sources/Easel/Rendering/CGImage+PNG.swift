import EaselPixels
import EaselUI
import Foundation

extension CGImage {
  /// Writes the picture as a PNG file, in place of what is there.
  public func writePNG(to url: URL) throws { try pixels.writePNG(to: url.path) }
}
