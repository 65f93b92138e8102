import Foundation

/// The shape of the two ends of an open stroke.
public enum CGLineCap: Int32, Sendable {
  /// The stroke stops at the end point.
  case butt = 0
  /// A half disc of the stroke's width follows the end point.
  case round = 1
  /// A half square follows the end point.
  case square = 2
}
