import Foundation

/// An image as AppKit has it. It is UIKit's type.
///
/// Deviation: the size and the representations cannot be changed, and there is no focus to draw into the image.
///
/// ```swift
/// if let image = NSImage(contentsOf: URL(fileURLWithPath: "photo.jpg")) {
///   Image(nsImage: image).resizable().scaledToFit()
/// }
/// ```
public typealias NSImage = UIImage

extension NSImage {
  /// Creates an image of a bitmap that is shown in a size.
  ///
  /// Deviation: pixels are square. The height is the one that fits the width and the sides of the bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - size: The size in points. Each pixel is a point if the width is not positive and finite, as that of zero.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(bitmap: cgImage, scale: CGFloat(cgImage.width) / size.width)
  }

  /// Creates an image from a PNG or JPEG file; see `init(contentsOfFile:)`. Nil for URLs of other kinds.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// Creates an image of a symbol; see `init(systemName:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - description: A text for assistive technology. It has no effect.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }
}
