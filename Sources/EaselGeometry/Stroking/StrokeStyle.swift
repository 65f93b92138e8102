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

/// What stays the same along one stroke: the width, the style and the fineness of round parts.
struct StrokePen {
  let halfWidth: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// A corner whose turning has at least this cosine is within the miter limit.
  let miterCosine: Double
  /// A corner with at least this cosine is so flat that one point on either side stands for all of its join.
  let smoothCosine: Double
  /// A step of a curve with less than this cosine needs more points on its outer side.
  let stepCosine: Double
  let capTurn: Rotation
  let capSteps: Int
  let capScale: Double
  /// The steps per radian of an arc of radius `halfWidth`.
  private let arcDensity: Double

  /// Corners beyond this cosine turn back on themselves: their edges cross too far away to be of use.
  static let reversalCosine = -0.99999

  /// The most points of a half circle.
  private static let maximumCapSteps = 1024
  private static let finestAngleSquared = (Double.pi / 1024) * (Double.pi / 1024)

  init(style: StrokeStyle, tolerance: Double) {
    halfWidth = Double(style.lineWidth) / 2
    cap = style.lineCap
    join = style.lineJoin
    // The miter is 1 / cos(turning / 2) widths long, and 2 cos^2(turning / 2) = 1 + cos(turning).
    let limit = Double(style.miterLimit)
    miterCosine = limit >= 1 ? max(2 / (limit * limit) - 1, StrokePen.reversalCosine) : 2
    smoothCosine = 1 - tolerance / halfWidth
    // Points at a distance that leaves half the error on either side: see arcScale. The two end steps of an
    // arc have half as much again.
    let angleSquared = min(max(16 / 1.5 * tolerance / halfWidth, StrokePen.finestAngleSquared), .pi * .pi / 4)
    arcDensity = 1 / angleSquared.squareRoot()
    stepCosine = 1 - angleSquared / 2 * (1 - angleSquared / 12)
    capSteps = cap == .round ? CurveSteps.count(Float(.pi * arcDensity), limit: StrokePen.maximumCapSteps) : 1
    let capAngle = min(.pi / Double(capSteps), .pi / 2)
    capTurn = Rotation(angle: -capAngle)
    capScale = StrokePen.arcScale(step: capAngle)
  }

  /// The number of equal steps for an arc of `angle` radians.
  @inline(__always)
  func arcSteps(_ angle: Double) -> Int {
    CurveSteps.count(Float(angle * arcDensity), limit: StrokePen.maximumCapSteps)
  }

  /// The factor that puts the inner points of an arc as far outside of it as the chords between them are
  /// inside.
  ///
  /// 2 / (1 + cos(step / 2)) to the fourth order, which is right to 0.2 % for the largest step, pi / 2.
  @inline(__always)
  static func arcScale(step: Double) -> Double {
    let square = step * step
    return 1 + square * (1 / 16.0 + square * (1 / 384.0))
  }
}
