import EaselUI

extension ImageRenderer {
  /// `cgImage` as an image of UIKit, with the scale of the renderer; nil as that.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// `cgImage` as an image of AppKit, with the scale of the renderer; nil as that.
  public var nsImage: NSImage? { uiImage }
}
