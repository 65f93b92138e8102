/// Inward distances from the four edges of a rectangle as UIKit has them, in points: left and right do not depend on the
/// layout direction. Negative distances go outwards.
///
/// ```swift
/// let padding = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// let content = CGRect(x: 0, y: 0, width: 200, height: 60).inset(by: padding)
/// ```
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets from their distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

extension CGRect {
  /// Returns the rectangle with its edges moved by insets. A side that is shorter than its two insets becomes negative, as
  /// in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
