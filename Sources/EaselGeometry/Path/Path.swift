import Foundation

/// The outline of a two-dimensional figure: any number of open or closed subpaths of lines and curves.
///
/// A value: copies are cheap and independent. Coordinates are points, y down. Numbers that are not finite may
/// be put in: subpaths with a NaN are not drawn.
public struct Path: Sendable {
  /// What the path is made of. The simple figures are kept as what they are: they need no memory of their
  /// own, and the rasterizer has shorter ways for them.
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

  /// An empty path.
  public init() { storage = .empty }

  /// The path that `callback` builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// True when the path has no elements at all.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let buffer): buffer.verbs.isEmpty
    default: false
    }
  }

  /// How many elements the path has, which takes no time to find out.
  package var elementCount: Int {
    switch storage {
    case .empty: 0
    case .rect: 5
    case .ellipse: 6
    case .roundedRect: 10
    case .elements(let buffer): buffer.verbs.count
    }
  }

  /// The last end point, or the start of the subpath that was closed last; nil when the path is empty.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: nil
    case .rect(let rect): CGPoint(x: rect.minX, y: rect.minY)
    case .ellipse(let rect): CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRect(let rounded): CGPoint(x: rounded.rect.maxX, y: rounded.rect.midY)
    case .elements(let buffer): buffer.currentPoint
    }
  }

  /// The elements in general storage, whatever the path is stored as.
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

  /// Changes the elements in place, in general storage from then on.
  ///
  /// The storage is emptied meanwhile, so that the buffer has one owner and is not copied. (The functions
  /// below take the figures and not the storage: given that, the compiler retains and releases the buffer
  /// four times, 20 ns.)
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
  /// Two paths are equal when their elements are, however they are stored.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.elements, _), (_, .elements): lhs.elements == rhs.elements
    default: lhs.storage == rhs.storage || lhs.elements == rhs.elements
    }
  }
}

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, which joins its two ends.
    case closeSubpath
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    withoutActuallyEscaping(body) { body in
      var visitor = ElementVisitor(body: body)
      visit(&visitor)
    }
  }
}

/// Gives what it is shown to a closure, as `Path.Element`.
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
