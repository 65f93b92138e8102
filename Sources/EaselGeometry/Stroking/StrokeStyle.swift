import Foundation

/// The width, caps, joins and dashes of a stroke. Lengths are in points, in the path's own space.
///
/// ```swift
/// Circle()
///   .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 6]))
/// ```
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, centred on the path. With zero or less, nothing is drawn.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths and dashes.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The largest ratio of miter length to line width. Corners that exceed it are beveled; below 1, all
  /// corners are.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps. An odd number of lengths is used twice. The line is solid if
  /// there are no lengths or all are zero, if a length is negative or not finite, if the path would have
  /// more than 131,072 dashes, or if the number of lengths times that of subpaths is more than 4,194,304.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which every subpath starts. A phase that is not finite counts as 0.
  public var dashPhase: CGFloat

  /// Creates a stroke style; see the properties for the meaning and limits of the parameters.
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
  /// A half disc with the stroke's width extends beyond the end point.
  case round = 1
  /// A half square extends beyond the end point.
  case square = 2
}

/// The shape of a corner of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges extend to their intersection. A corner that exceeds the miter limit is beveled.
  case miter = 0
  /// A disc with the stroke's width fills the corner.
  case round = 1
  /// A straight edge connects the outer edges.
  case bevel = 2
}

/// The constants of one stroke: the width, the style and the flattening of round parts.
struct StrokePen {
  let halfWidth: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// Corners whose turning angle has at least this cosine are within the miter limit.
  let miterCosine: Double
  /// Corners with at least this cosine are so flat that one point per side replaces the join.
  let smoothCosine: Double
  /// Curve steps with less than this cosine need extra points on their outer side.
  let stepCosine: Double
  let capTurn: Rotation
  let capSteps: Int
  let capScale: Double
  /// The number of steps per radian of an arc of radius `halfWidth`.
  private let arcDensity: Double

  /// Corners below this cosine turn back on themselves: their edges intersect too far away.
  static let reversalCosine = -0.99999

  /// The limits of the number of steps of a half circle.
  private static let capStepLimits = 16...1024
  /// The number of steps that all corners and caps of a stroke share if they are more than 4,096. Only wide pens need more
  /// steps than each of them then has. It bounds the memory of an outline.
  private static let sharedSteps = 1 << 22

  /// - Parameter cornerCount: The number of corners and caps of the whole stroke, or an upper bound of it.
  init(style: StrokeStyle, tolerance: Double, cornerCount: Int) {
    halfWidth = Double(style.lineWidth) / 2
    cap = style.lineCap
    join = style.lineJoin
    // The miter is 1 / cos(turning / 2) widths long, and 2 cos^2(turning / 2) = 1 + cos(turning).
    let limit = Double(style.miterLimit)
    miterCosine = limit >= 1 ? max(2 / (limit * limit) - 1, StrokePen.reversalCosine) : 2
    smoothCosine = 1 - tolerance / halfWidth
    // The points are moved outwards so that half of the error is on either side: see arcScale. The two end
    // steps of an arc have 1.5 times that error.
    let stepLimit = StrokePen.stepLimit(cornerCount: cornerCount)
    let finestAngle = .pi / Double(stepLimit)
    let angleSquared = min(max(16 / 1.5 * tolerance / halfWidth, finestAngle * finestAngle), .pi * .pi / 4)
    arcDensity = 1 / angleSquared.squareRoot()
    stepCosine = 1 - angleSquared / 2 * (1 - angleSquared / 12)
    capSteps = cap == .round ? CurveSteps.count(Float(.pi * arcDensity), limit: stepLimit) : 1
    let capAngle = min(.pi / Double(capSteps), .pi / 2)
    capTurn = Rotation(angle: -capAngle)
    capScale = StrokePen.arcScale(step: capAngle)
  }

  /// The maximum number of steps of a half circle.
  private static func stepLimit(cornerCount: Int) -> Int {
    let share = StrokePen.sharedSteps / max(1, cornerCount)
    return min(max(share, StrokePen.capStepLimits.lowerBound), StrokePen.capStepLimits.upperBound)
  }

  /// The number of equal steps for an arc of `angle` radians.
  @inline(__always)
  func arcSteps(_ angle: Double) -> Int {
    CurveSteps.count(Float(angle * arcDensity), limit: StrokePen.capStepLimits.upperBound)
  }

  /// The scale factor that moves the inner points of an arc as far outside of it as the chords between them
  /// are inside: 2 / (1 + cos(step / 2)) to the fourth order, exact to 0.2 % for the largest step, pi / 2.
  @inline(__always)
  static func arcScale(step: Double) -> Double {
    let square = step * step
    return 1 + square * (1 / 16.0 + square * (1 / 384.0))
  }
}
