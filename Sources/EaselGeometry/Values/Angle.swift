import Foundation

/// An angle, stored in radians. Zero points along +x and growing angles turn clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  /// The same angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Along +x.
  public static var zero: Angle { Angle() }

  /// Zero.
  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
