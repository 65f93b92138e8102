import EaselGeometry
import Foundation

/// A half-open rectangle of pixels: columns `x0 ..< x1`, rows `y0 ..< y1`. It is empty if either range is
/// empty.
///
/// ```swift
/// import EaselPixels
///
/// func clipped(_ rect: PixelRect) -> PixelRect {
///   rect.grown(by: 2).intersection(PixelRect(width: 640, height: 480))
/// }
/// ```
public struct PixelRect: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The first column.
  public var x0: Int32
  /// The first row.
  public var y0: Int32
  /// The column after the last.
  public var x1: Int32
  /// The row after the last.
  public var y1: Int32

  /// An empty rectangle at the origin.
  public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  /// Creates a rectangle from its edges, in pixels.
  @inlinable
  public init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// Creates a rectangle at the origin. Width and height must fit in `Int32`.
  @inlinable
  public init(width: Int, height: Int) { self.init(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height)) }

  /// Whether the rectangle contains no pixels.
  @inlinable public var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  /// The width in pixels; 0 if negative.
  @inlinable public var width: Int { max(0, Int(x1) - Int(x0)) }
  /// The height in pixels; 0 if negative.
  @inlinable public var height: Int { max(0, Int(y1) - Int(y0)) }
  /// The number of pixels.
  @inlinable public var area: Int { width * height }

  /// Returns the pixels that are in both rectangles. An empty result may have any position.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// Whether the rectangles have a pixel in common.
  @inlinable
  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Returns the smallest rectangle that contains both. Empty rectangles are ignored.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  /// Whether all pixels of another rectangle are in this one; true for an empty one.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  /// Returns the rectangle with each edge moved outwards by a number of pixels. The edges must not overflow
  /// `Int32`.
  @inlinable
  public func grown(by amount: Int32) -> PixelRect {
    PixelRect(x0: x0 - amount, y0: y0 - amount, x1: x1 + amount, y1: y1 + amount)
  }

  /// Creates the rectangle of all pixels that a rectangle in pixel coordinates touches.
  ///
  /// Edges are clamped to -32,768...32,768. The result is `empty` for a null rectangle, one with a NaN, and
  /// one whose left edge is infinite, apart from `CGRect.infinite`.
  public init(covering rect: CGRect) {
    let limit: CGFloat = 32768
    guard !rect.isNull, rect.minX.isFinite || rect.isInfinite, !rect.minX.isNaN, !rect.minY.isNaN,
      !rect.width.isNaN, !rect.height.isNaN
    else {
      self = .empty
      return
    }
    func clamp(_ value: CGFloat) -> Int32 { Int32(max(-limit, min(limit, value))) }
    self.init(
      x0: clamp(rect.minX.rounded(.down)), y0: clamp(rect.minY.rounded(.down)),
      x1: clamp(rect.maxX.rounded(.up)), y1: clamp(rect.maxY.rounded(.up)))
  }
}

extension CGFloat {
  /// The excess over a whole number of pixels that counts as rounding error. Lengths in points times a scale
  /// factor are inexact: a third of 820 points at a scale factor of 3 is 820.0000000000001 pixels.
  package static let pixelTolerance: CGFloat = 1 / 1024

  /// The number of pixels that cover a length in pixels: rounded up, and at least 1 if it is positive.
  package var roundedUpToPixels: CGFloat {
    self > 0 ? Swift.max(1, (self - .pixelTolerance).rounded(.up)) : rounded(.up)
  }
}
