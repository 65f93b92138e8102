import EaselUI
import Foundation

/// The context in which a closure of a `UIGraphicsImageRenderer` draws.
public final class UIGraphicsImageRendererContext {
  /// The bitmap, with the origin of user space in the upper left corner of the renderer's bounds, y down and units of one
  /// point.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
    (self.cgContext, self.format, self.scale) = (cgContext, format, scale)
  }

  /// An image of what was drawn until now; one without pixels if the bounds of the renderer are empty or too large.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) { cgContext.keepingState { $0.fill(rect) } }

  /// Fills a rectangle with the fill color and a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - blendMode: How the rectangle is composited with what was drawn before.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.keepingState { context in
      context.setBlendMode(blendMode)
      context.fill(rect)
    }
  }

  /// Strokes a line of one point inside the edges of a rectangle with the stroke color.
  public func stroke(_ rect: CGRect) {
    let line = rect.standardized.insetBy(dx: 0.5, dy: 0.5)
    if !line.isNull { cgContext.keepingState { $0.stroke(line, width: 1) } }
  }

  /// Strokes a line of one point inside the edges of a rectangle with the stroke color and a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. Nothing is drawn if a side is less than one point.
  ///   - blendMode: How the line is composited with what was drawn before.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.keepingState { context in
      context.setBlendMode(blendMode)
      stroke(rect)
    }
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
