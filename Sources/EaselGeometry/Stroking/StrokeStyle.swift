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

/// The shape of a corner of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges go on until they meet; beyond the miter limit the corner is bevelled.
  case miter = 0
  /// A disc of the stroke's width fills the corner.
  case round = 1
  /// A straight edge closes the corner.
  case bevel = 2
}

/// How a path is outlined. Lengths are points in the path's own space.

public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, centred on the path; zero or less draws nothing.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The largest ratio of miter length to line width; over it, and always when below 1, a corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; an odd count is run through twice, empty or all zero is solid.
  public var dash: [CGFloat]
  /// How far into the dash pattern a subpath starts.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

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

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature rises gradually from the straight edge.
  case continuous
}
