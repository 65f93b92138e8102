import Foundation

/// The shape of a corner of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges go on until they meet; beyond the miter limit the corner is bevelled.
  case miter = 0
  /// A disc of the stroke's width fills the corner.
  case round = 1
  /// A straight edge closes the corner.
  case bevel = 2
}
