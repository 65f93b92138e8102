import EaselUI
import Foundation

/// Makes images by UIKit's and CoreGraphics' drawing calls.
///
/// The origin is the upper left corner and y points down. While a closure runs, its bitmap is the current context; see
/// `UIGraphicsGetCurrentContext()`. `UIImage.draw(in:)` draws images upright, `CGContext.draw(_:in:byTiling:)` upside
/// down.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80))
/// let image = renderer.image { context in
///   UIColor.systemTeal.setFill()
///   context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
///   UIColor.white.setStroke()
///   UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 60, height: 60)).stroke()
/// }
/// ```
///
/// If a side of the bounds is not positive, the image is empty; also, with a line on standard error, if it would have more
/// than 30,000 pixels a side or 2^27 (134 million) in all. The closures run all the same, and their draws have no effect.
public final class UIGraphicsImageRenderer {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format, with the bounds of the renderer. Changes have no effect on the renderer.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Creates a renderer of images that show a rectangle of user space.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in points, whose upper left corner is that of the images.
  ///   - format: The scale and the opacity of the images. Later changes of it have no effect.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat(
      scale: format.scale.usableScale, opaque: format.opaque, bounds: bounds)
    own.preferredRange = format.preferredRange
    (self.bounds, self.format, scale, isOpaque) = (bounds, own, own.scale, own.opaque)
  }

  /// Creates a renderer of images that show a rectangle of user space, in points, with a pixel for each point.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: The scale and the opacity of the images. Later changes of it have no effect.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a size in points, with a pixel for each point.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Returns an image of what a closure draws.
  ///
  /// - Parameter actions: Draws the image. It is called once.
  /// - Returns: The image; one without pixels if the bounds are empty or too large.
  public func image(actions: DrawingActions) -> UIImage {
    let cgContext = CGContext(drawingIn: bounds, scale: scale, isOpaque: isOpaque)
    let context = UIGraphicsImageRendererContext(cgContext, format: format, scale: scale)
    UIGraphicsContextStack.current.with(UIGraphicsContextStack.Entry(context: cgContext, scale: scale)) {
      actions(context)
    }
    return context.currentImage
  }

  /// Returns an image of what a closure draws as the contents of a PNG file. They are empty if the bounds are empty or too
  /// large.
  public func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns an image of what a closure draws as the contents of a JPEG file. They are empty if the bounds are empty or too
  /// large.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality from 0 to 1. Transparent pixels are white.
  ///   - actions: Draws the image. It is called once.
  public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The scale and the opacity of the images of a `UIGraphicsImageRenderer`.
public final class UIGraphicsImageRendererFormat {
  /// The range of the colors of an image. It has no effect: images are sRGB with 8 bits per component.
  public enum Range: Int, Sendable {
    /// No statement.
    case unspecified = -1
    /// The range of the display.
    case automatic = 0
    /// Colors outside of sRGB.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }

  /// The number of pixels per point; 1 unless it is set. A scale that is not finite and positive counts as 1.
  public var scale: CGFloat
  /// Whether images have no alpha. They are black where nothing is drawn.
  public var opaque: Bool
  /// The range of the colors. It has no effect.
  public var preferredRange = Range.standard
  /// The bounds of the renderer that has the format, in points; zero for other formats.
  public let bounds: CGRect

  init(scale: CGFloat, opaque: Bool, bounds: CGRect) {
    (self.scale, self.opaque, self.bounds) = (scale, opaque, bounds)
  }

  /// Creates a format of images with alpha and a pixel for each point.
  public convenience init() { self.init(scale: 1, opaque: false, bounds: .zero) }

  /// Returns a format of images with alpha and a pixel for each point.
  ///
  /// Deviation: UIKit's has the scale of the display.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the same format as `default()`.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
