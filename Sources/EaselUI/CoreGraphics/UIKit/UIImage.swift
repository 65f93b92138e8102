import EaselPixels
import Foundation

/// An image as UIKit has it: a bitmap, or a symbol in one size.
///
/// Images do not change, and can be used on all threads.
///
/// ```swift
/// struct Avatar: View {
///   var data: Data
///   var body: some View {
///     if let image = UIImage(data: data) { Image(uiImage: image).resizable().scaledToFit() }
///   }
/// }
/// ```
///
/// Deviation: images have no asset and no animation, and bitmaps no configuration. Bitmaps are stored upright, so that
/// `imageOrientation` is always `up`.
public final class UIImage: Sendable {
  /// The orientation of the stored rows and columns of pixels.
  public enum Orientation: Int, Sendable {
    /// The first stored row is the top of the image.
    case up = 0
    /// The image is turned by 180 degrees, 90 degrees counterclockwise, or 90 degrees clockwise.
    case down, left, right
    /// The orientations whose stored image is mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var stored: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Whether views draw the colors of an image or use it as a template.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates; bitmaps are not, unless their asset catalog says so.
    case automatic
    /// Views draw the colors of the image.
    case alwaysOriginal
    /// Views draw the foreground style with the alpha of the image.
    case alwaysTemplate
  }

  /// What an image shows.
  enum Content: Sendable {
    case nothing
    case bitmap(CGImage)
    case symbol(SymbolOutline)
  }

  let content: Content
  /// The image as a view, in its own colors or with the rendering mode of its asset catalog.
  let view: Image
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point; 1 for a symbol.
  public let scale: CGFloat
  /// Whether views draw the colors of the image or use it as a template.
  public let renderingMode: RenderingMode
  /// How a resizable image fills its place; nil for other images.
  let resizing: Image.Resizing?

  init(
    _ content: Content, view: Image, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    resizing: Image.Resizing? = nil
  ) {
    (self.content, self.scale, self.renderingMode, self.resizing) = (content, scale, renderingMode, resizing)
    self.view = resizing == nil ? view : view.changing { $0.resizing = resizing }
    size =
      switch content {
      case .nothing: .zero
      case .bitmap(let image):
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      case .symbol(let outline): outline.size
      }
  }

  /// Creates an image of a bitmap. A scale that is not finite and positive counts as 1.
  convenience init(bitmap: CGImage, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(.bitmap(bitmap), view: Image(decorative: bitmap, scale: scale), scale: scale)
  }

  convenience init(symbol: SymbolOutline) { self.init(.symbol(symbol), view: symbol.view, scale: 1) }

  /// Returns an image of other content, with the same scale and resizing.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - renderingMode: The rendering mode; nil for that of this image.
  func changing(_ content: Content, renderingMode: RenderingMode? = nil) -> UIImage {
    let view: Image =
      switch content {
      case .nothing: self.view
      case .bitmap(let image): Image(decorative: image, scale: scale)
      case .symbol(let outline): outline.view
      }
    return UIImage(
      content, view: view, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
      resizing: resizing)
  }

  /// Creates an image without pixels. Its size is zero.
  public convenience init() { self.init(.nothing, view: Image(size: .zero) { _ in }, scale: 1) }

  /// Creates an image of a bitmap, with a pixel for each point.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage, scale: 1) }

  /// Creates an image of a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - scale: The number of pixels per point. A scale that is not finite and positive counts as 1.
  ///   - orientation: The orientation in which the pixels are stored.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: ImageStore.shared.upright(cgImage, from: orientation.stored), scale: scale)
  }

  /// The orientation of the pixels: always `up`.
  public var imageOrientation: Orientation { .up }

  /// The bitmap, upright; nil for symbols and for images without pixels.
  package var bitmap: CGImage? { if case .bitmap(let image) = content { image } else { nil } }
}

extension UIImage: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
