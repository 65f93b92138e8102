import Foundation

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature rises gradually from the straight edge.
  case continuous
}
