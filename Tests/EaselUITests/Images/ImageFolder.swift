import EaselPixels

@testable import EaselUI

/// A folder of image files that is removed with its owner.
final class ImageFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "easel-images-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var bundle: Bundle { Bundle(path: path)! }

  /// Writes an image of a single color.
  func write(_ name: String, width: Int, height: Int, pixel: UInt32 = 0xffff_0000) throws {
    let image = PixelImage(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))!
    try image.writePNG(to: "\(path)/\(name)")
  }

  func write(_ name: String, text: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// Creates an image from rows of pixels.
func picture(width: Int, _ pixels: [UInt32]) -> CGImage {
  CGImage(PixelImage(width: width, height: pixels.count / width, pixels: pixels)!)
}
