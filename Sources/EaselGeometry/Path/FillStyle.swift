import Foundation

/// How the inside of a path is found and whether its edge is smoothed.
public struct FillStyle: Equatable, Sendable {
  /// True for the even-odd rule, false for non-zero winding.
  public var isEOFilled: Bool
  /// False for hard edges: a pixel is in when its centre is.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
