/// Corners of a rectangle, as UIKit names them: left and right do not depend on the layout direction.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path as UIKit has it, for shapes that are built with one, and for drawing into the current context; see
/// `UIGraphicsGetCurrentContext()`.
///
/// ```swift
/// struct Bubble: Shape {
///   func path(in rect: CGRect) -> Path {
///     let corners: UIRectCorner = [.topLeft, .topRight, .bottomRight]
///     let path = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 12, height: 12))
///     return Path(path.cgPath)
///   }
/// }
/// ```
public final class UIBezierPath {
  private var path: Path
  /// The lengths of dashes and gaps, in points.
  var dash: [CGFloat] = []
  /// The offset into the pattern of dashes at which a line starts, in points.
  var dashPhase: CGFloat = 0

  /// The width of the line that `stroke()` draws, in points of the context. Zero gives a line of one pixel; nothing is
  /// stroked with a negative width and with NaN.
  public var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines.
  public var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter in line widths. Longer miters are bevelled.
  public var miterLimit: CGFloat = 10
  /// Whether the area of the path follows the even-odd rule, not the nonzero winding rule.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() { path = Path() }

  /// Returns a `UIBezierPath` with the same segments and attributes.
  public func copy() -> Any {
    let copy = UIBezierPath()
    copy.path = path
    (copy.dash, copy.dashPhase) = (dash, dashPhase)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    return copy
  }

  /// Creates a path of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates a path of the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a path of a rectangle with rounded corners. The radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some rounded corners.
  ///
  /// - Parameter cornerRadii: The width is the radius in points, at most half of the shorter side. The height has no effect.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let longest = min(rect.width, rect.height) / 2
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? max(min(cornerRadii.width, longest), 0) : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    path = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }

  /// Creates a path of an arc.
  ///
  /// - Parameters:
  ///   - startAngle: The angle of the start in radians, from the direction to the right, clockwise.
  ///   - endAngle: The angle of the end, like `startAngle`.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of another one.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// The path as CoreGraphics has it.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle that contains the path.
  public var bounds: CGRect { path.boundingRect }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether the area of the path contains a point.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc, and a line to its start if the path is not empty. See
  /// `init(arcCenter:radius:startAngle:endAngle:clockwise:)`.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // CoreGraphics names directions for coordinates with y up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  public func close() { path.closeSubpath() }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Removes all elements.
  public func removeAllPoints() { path = Path() }
}
