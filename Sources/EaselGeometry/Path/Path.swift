import Foundation

/// The outline of a two-dimensional shape: any number of open or closed subpaths of lines and curves.
///
/// Coordinates are in points, with y growing downwards. Copies are cheap and independent. Points may have NaN
/// or infinite coordinates: a subpath that contains a NaN is not drawn, infinite coordinates are clamped.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// .fill(.orange)
/// ```
public struct Path: Sendable {
  /// The representation of the path. Rectangles, ellipses and rounded rectangles are stored as such: they
  /// need no heap memory, and the rasterizer has faster code for them.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(RoundedRect)
    case elements(PathBuffer)
  }

  /// A rectangle with four equal corners; the corner size is at most half of each side.
  package struct RoundedRect: Equatable, Sendable {
    package var rect: CGRect
    package var cornerSize: CGSize
    package var style: RoundedCornerStyle

    package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
      (self.rect, self.cornerSize, self.style) = (rect, cornerSize, style)
    }
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  /// Creates an empty path.
  public init() { storage = .empty }

  /// Creates a path and lets a closure add its elements.
  ///
  /// - Parameter callback: A closure that receives the empty path and adds elements to it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let buffer): buffer.verbs.isEmpty
    default: false
    }
  }

  /// The number of elements, in constant time.
  package var elementCount: Int {
    switch storage {
    case .empty: 0
    case .rect: 5
    case .ellipse: 6
    case .roundedRect: 10
    case .elements(let buffer): buffer.verbs.count
    }
  }

  /// The end point of the last element, or the start of the subpath if the last element closes it; nil if the
  /// path is empty.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: nil
    case .rect(let rect): CGPoint(x: rect.minX, y: rect.minY)
    case .ellipse(let rect): CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRect(let rounded): CGPoint(x: rounded.rect.maxX, y: rounded.rect.midY)
    case .elements(let buffer): buffer.currentPoint
    }
  }

  /// The elements in general storage, converted if the path has another storage.
  @inline(__always)
  var elements: PathBuffer {
    switch storage {
    case .empty: PathBuffer()
    case .rect(let rect): Path.elements(ofRect: rect)
    case .ellipse(let rect): Path.elements(ofEllipseIn: rect)
    case .roundedRect(let rounded): Path.elements(of: rounded)
    case .elements(let buffer): buffer
    }
  }

  /// Changes the elements in place; the path uses general storage afterwards.
  ///
  /// The storage is empty while `change` runs, so that the buffer has one owner and is not copied. (The
  /// functions below take the shape instead of the storage: with the storage as parameter, the compiler
  /// retains and releases the buffer four times, which costs 20 ns.)
  @inline(__always)
  mutating func withElements(_ change: (inout PathBuffer) -> Void) {
    var buffer = elements
    storage = .empty
    change(&buffer)
    storage = .elements(buffer)
  }

  private static func elements(ofRect rect: CGRect) -> PathBuffer {
    var builder = PathBufferBuilder()
    rect.visit(&builder)
    return builder.buffer
  }

  private static func elements(ofEllipseIn rect: CGRect) -> PathBuffer {
    var builder = PathBufferBuilder()
    Ellipse(in: rect).visit(&builder)
    return builder.buffer
  }

  private static func elements(of rounded: RoundedRect) -> PathBuffer {
    var builder = PathBufferBuilder()
    rounded.visit(&builder)
    return builder.buffer
  }
}

extension Path: Equatable {
  /// Whether two paths have equal elements, regardless of how they are stored.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.elements, _), (_, .elements): lhs.elements == rhs.elements
    default: lhs.storage == rhs.storage || lhs.elements == rhs.elements
    }
  }
}

extension Path {
  /// One element of a path, as `forEach(_:)` passes it on.
  ///
  /// ```swift
  /// Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).forEach { element in
  ///   if case .move(let point) = element { print("a subpath starts at \(point)") }
  /// }
  /// ```
  public enum Element: Equatable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, with a join where both ends meet.
    case closeSubpath
  }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    withoutActuallyEscaping(body) { body in
      var visitor = ElementVisitor(body: body)
      visit(&visitor)
    }
  }
}

/// Passes the visited elements to a closure as `Path.Element`.
private struct ElementVisitor: PathVisitor {
  let body: (Path.Element) -> Void

  func move(to point: Vector) { body(.move(to: point.point)) }

  func line(to point: Vector) { body(.line(to: point.point)) }

  func quad(to point: Vector, control: Vector) { body(.quadCurve(to: point.point, control: control.point)) }

  func curve(to point: Vector, control1: Vector, control2: Vector) {
    body(.curve(to: point.point, control1: control1.point, control2: control2.point))
  }

  func close() { body(.closeSubpath) }
}

/// The fill rule of a path and whether its edges are antialiased.
///
/// ```swift
/// Circle()
///   .fill(.blue, style: FillStyle(eoFill: true, antialiased: false))
/// ```
public struct FillStyle: Equatable, Sendable {
  /// Whether to use the even-odd rule instead of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased. If false, a pixel is filled if its center is inside the path.
  public var isAntialiased: Bool

  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether to use the even-odd rule instead of the non-zero winding rule.
  ///   - antialiased: Whether edges are antialiased.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
