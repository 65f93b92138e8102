import Foundation

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
