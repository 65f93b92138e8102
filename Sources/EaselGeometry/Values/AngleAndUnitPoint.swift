import Foundation

/// An angle, stored in radians. Zero points along +x; growing angles turn clockwise on screen.
///
/// ```swift
/// Text("Slanted")
///   .rotationEffect(.degrees(-15))
/// ```
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of zero, along +x.
  public static var zero: Angle { Angle() }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle of the given radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle is smaller; whole turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The angle times a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// The angle times a factor.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// The angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Multiplies the angle by a factor.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides the angle by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

/// A point in a rectangle as fractions of its width and height: (0, 0) is the top-left corner, (1, 1) the
/// bottom-right one. Fractions outside 0...1 lie outside the rectangle.
///
/// ```swift
/// LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 0.5))
/// ```
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left edge.
  public var x: CGFloat
  /// The fraction of the height, from the top edge.
  public var y: CGFloat

  /// The top-left corner.
  public static let zero = UnitPoint()
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top-left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top-right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom-left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom-right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Creates the top-left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of width and height.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The point in the coordinate space of `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
