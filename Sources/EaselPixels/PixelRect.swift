import EaselGeometry
import Foundation

/// A half-open rectangle of pixels: columns `x0 ..< x1`, rows `y0 ..< y1`. Empty when either range is.
public struct PixelRect: Equatable, Hashable, Sendable, BitwiseCopyable {
  public var x0: Int32
  public var y0: Int32
  public var x1: Int32
  public var y1: Int32

  public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  @inlinable
  public init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  @inlinable
  public init(width: Int, height: Int) { self.init(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height)) }

  @inlinable public var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  /// Pixels; 0 when empty.
  @inlinable public var width: Int { max(0, Int(x1) - Int(x0)) }
  /// Pixels; 0 when empty.
  @inlinable public var height: Int { max(0, Int(y1) - Int(y0)) }
  /// Pixels; 0 when empty.
  @inlinable public var area: Int { width * height }

  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  @inlinable
  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle that holds both; an empty one does not count.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  /// Grown by so many pixels on each side.
  @inlinable
  public func grown(by amount: Int32) -> PixelRect {
    PixelRect(x0: x0 - amount, y0: y0 - amount, x1: x1 + amount, y1: y1 + amount)
  }

  /// The pixels that `rect` (in pixels) touches, cut to +-32,768; empty when it is null, empty or not finite.
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
  /// A length in pixels may exceed a whole number by this and still count as it. A length in points times a
  /// scale is inexact: a third of 820 points at a scale of 3 is 820.0000000000001 pixels.
  package static let pixelTolerance: CGFloat = 1 / 1024

  /// The number of pixels that a length in pixels takes: rounded up, at least 1 where it is positive.
  package var roundedUpToPixels: CGFloat {
    self > 0 ? Swift.max(1, (self - .pixelTolerance).rounded(.up)) : rounded(.up)
  }
}
