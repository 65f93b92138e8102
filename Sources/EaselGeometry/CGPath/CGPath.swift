import Foundation

/// An immutable path as a reference type, as CoreGraphics has it.
///
/// It is Sendable because it is immutable. Its subclass `CGMutablePath` can change and must not change on one thread while
/// another thread reads it.
/// Transforms are passed as pointers, as in CoreGraphics: nil, or `&transform` of a variable.
///
/// ```swift
/// let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 60), transform: nil)
/// let dashes = path.copy(dashingWithPhase: 0, lengths: [6, 3])
/// print(dashes.boundingBoxOfPath)
/// ```
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a closed rectangle, mapped by `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the ellipse inscribed in a rectangle, mapped by `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with quarters of an ellipse as corners, mapped by `transform`; width and height of
  /// the corners are clamped to half of the rectangle's width and height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, ellipticalCornerSize: size).applying(transform?.pointee ?? .identity))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points, control points included; null if the path is empty.
  public var boundingBox: CGRect {
    var bounds = Bounds()
    for point in path.elements.points { bounds.include(Vector(point)) }
    return bounds.rect
  }

  /// The smallest rectangle that contains the path itself; null if the path is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether `point`, mapped by `transform`, is inside the filled area of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}

/// A path to which elements can be added.
///
/// It is Sendable only because its superclass is. It must not change on one thread while another thread reads it.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 100, y: 50))
/// path.addArc(
///   center: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: .pi, clockwise: false)
/// print(path.boundingBox)
/// ```
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  fileprivate override init(_ path: Path) { super.init(path) }

  /// Calls a closure that changes the path.
  func change(_ body: (inout Path) -> Void) { body(&path) }
}

extension CGPath {
  /// Returns an immutable copy of the path, mapped by `transform`. The result is never nil; it is optional as
  /// in CoreGraphics.
  public func copy(using transform: UnsafePointer<CGAffineTransform>? = nil) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy of the path. The result is never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a mutable copy of the path, mapped by `transform`. The result is never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the stroked path, mapped by `transform`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }

  /// Returns the path cut into dashes, each an open subpath, mapped by `transform`.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(lengths: lengths, phase: phase).applying(transform))
  }
}

extension Path {
  /// Creates a path with the current elements of a `CGPath`.
  public init(_ path: CGPath) { self = path.path }

  /// Creates a path with the current elements of a `CGMutablePath`. Later changes have no effect on it.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as a `CGPath`.
  public var cgPath: CGPath { CGPath(self) }
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Non-zero winding: points with a winding number other than zero are inside.
  case winding
  /// Even-odd: points with an odd winding number are inside.
  case evenOdd
}

/// The kind of an element of a `CGPath`.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve; two points.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve; three points.
  case addCurveToPoint = 3
  /// Closes the subpath; no points.
  case closeSubpath = 4
}

/// An element of a `CGPath`. It is valid only while the block that receives it runs.
///
/// ```swift
/// CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).applyWithBlock { element in
///   if element.pointee.type == .addLineToPoint { print(element.pointee.points[0]) }
/// }
/// ```
public struct CGPathElement {
  /// The kind of the element, which determines the number of its points.
  public var type: CGPathElementType
  /// The control points, followed by the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with a kind and a pointer to its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A closure that receives the caller's `info` pointer and an element. CoreGraphics has a C function instead.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `function` with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      switch element {
      case .move(let to): CGPath.apply(block, .moveToPoint, [to])
      case .line(let to): CGPath.apply(block, .addLineToPoint, [to])
      case .quadCurve(let to, let control): CGPath.apply(block, .addQuadCurveToPoint, [control, to])
      case .curve(let to, let control1, let control2):
        CGPath.apply(block, .addCurveToPoint, [control1, control2, to])
      case .closeSubpath: CGPath.apply(block, .closeSubpath, [])
      }
    }
  }

  private static func apply(
    _ block: (UnsafePointer<CGPathElement>) -> Void, _ type: CGPathElementType, _ points: [CGPoint]
  ) {
    // One extra point, so that a close has a valid address too.
    var storage = points + [.zero]
    storage.withUnsafeMutableBufferPointer { buffer in
      var element = CGPathElement(type: type, points: buffer.baseAddress!)
      block(&element)
    }
  }
}
