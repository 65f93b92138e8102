import Foundation

/// A path as a reference: what CoreGraphics passes around. It does not change, unless it is a
/// `CGMutablePath`, which must not be changed on one thread while another reads it.
///
/// The pointers in its interface are those of CoreGraphics: nil, or `&transform` of a variable.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// The rectangle as a closed subpath.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse inscribed in `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// The rectangle with quarters of an ellipse as corners, clamped to half of each side.
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

  /// True when the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The last end point; zero when the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, control points included; null when the path is empty.
  public var boundingBox: CGRect {
    var bounds = Bounds()
    for point in path.elements.points { bounds.include(Vector(point)) }
    return bounds.rect
  }

  /// The smallest rectangle that holds the path itself; null when it is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// True when `point`, mapped by `transform`, is in the filled area.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}

/// A path that can be added to.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(Path()) }

  fileprivate override init(_ path: Path) { super.init(path) }

  /// Changes the path.
  func change(_ body: (inout Path) -> Void) { body(&path) }
}

extension CGPath {
  /// A path that shows the same, mapped by `transform`, and stays as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>? = nil) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A path of its own that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A path of its own, mapped by `transform`, that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the stroke of the path, mapped by `transform`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }

  /// The path cut into dashes, which are open subpaths, mapped by `transform`.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(lengths: lengths, phase: phase).applying(transform))
  }
}

extension Path {
  /// The same elements as `path` has now.
  public init(_ path: CGPath) { self = path.path }

  /// The same elements as `path` has now; later changes of it do not count.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as a reference.
  public var cgPath: CGPath { CGPath(self) }
}

/// How the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round more often one way than the other.
  case winding
  /// Where the path goes round an odd number of times.
  case evenOdd
}

/// The kind of an element of a `CGPath`.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a `CGPath`, valid within the block that it was given to.
public struct CGPathElement {
  /// What the element does, and how many points it has.
  public var type: CGPathElementType
  /// Control points, then the end point: as many as the type has.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// Called with the user's information and an element. A closure here, where CoreGraphics has a function of C.
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
    // One point more, so that there is an address to give for a close.
    var storage = points + [.zero]
    storage.withUnsafeMutableBufferPointer { buffer in
      var element = CGPathElement(type: type, points: buffer.baseAddress!)
      block(&element)
    }
  }
}
