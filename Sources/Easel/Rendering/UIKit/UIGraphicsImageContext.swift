import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Makes a bitmap the current context, with a pixel for each point; see
/// `UIGraphicsBeginImageContextWithOptions(_:_:_:)`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap the current context of this thread, until `UIGraphicsEndImageContext()`. The origin is the upper left
/// corner, and y points down.
///
/// ```swift
/// UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 2)
/// UIColor.systemOrange.setFill()
/// UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
/// let image = UIGraphicsGetImageFromCurrentImageContext()
/// UIGraphicsEndImageContext()
/// ```
///
/// - Parameters:
///   - size: The size in points. There is no image if a side is not positive, and, with a line on standard error, if the
///     bitmap would have more than 30,000 pixels a side or 2^27 (134 million) in all. Draws have no effect then.
///   - opaque: Whether the bitmap has no alpha. It is black where nothing is drawn.
///   - scale: The number of pixels per point. A scale that is not finite and positive counts as 1; so does 0, which
///     stands for the scale of the display in UIKit.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale.usableScale
  let context = CGContext(
    drawingIn: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  UIGraphicsContextStack.current.push(
    UIGraphicsContextStack.Entry(context: context, scale: scale, isImageContext: true))
}

extension CGFloat {
  /// The number as a number of pixels per point: 1 if it is not finite and positive.
  var usableScale: CGFloat { isFinite && self > 0 ? self : 1 }
}

extension CGContext {
  /// Creates a context of a bitmap with the origin of user space in the upper left corner and y down. Draws have no effect
  /// if the bitmap has no pixels or, with a line on standard error, too many.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of user space that the bitmap shows, in points.
  ///   - scale: The number of pixels per point; positive and finite.
  ///   - isOpaque: Whether the bitmap has no alpha.
  convenience init(drawingIn bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    if let bitmap = BitmapSurface(size: bounds.size, scale: scale, isOpaque: isOpaque) {
      self.init(bitmap: bitmap, scale: scale, origin: bounds.origin)
    } else {
      self.init(discardingDrawsIn: bounds)
    }
  }
}

extension BitmapSurface {
  /// Creates a bitmap of a size in points. Nil if a side is not positive or, with a line on standard error, if it is too
  /// large.
  fileprivate convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard size.width > 0, size.height > 0,
      let (columns, rows) = ImageLimits.pixels(in: size, scale: scale, remedy: "make it smaller")
    else { return nil }
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      data: nil, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, renderer: Rasterizer(threads: 1)
    ) { _ in }
  }
}
