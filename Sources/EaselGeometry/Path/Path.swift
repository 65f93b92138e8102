import Foundation

/// The outline of a two-dimensional figure: any number of open or closed subpaths of lines and curves.
///
/// A value: copies are cheap and independent. Coordinates are points, y down.

public struct Path: Equatable, Sendable {
  /// One step of a path.

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// What the path is made of. The simple figures are kept as what they are: they need no memory of their
  /// own, and the rasterizer has shorter ways for them.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(RoundedRect)
    case elements(PathBuffer)
  }

  /// A rectangle with four equal corners; the corner size is already clamped to half of each side.
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

  /// The rectangle as a closed subpath from its top left corner clockwise; a null rectangle gives an empty path.
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect.standardized) }

  /// The ellipse inscribed in `rect`: four cubic segments from its rightmost point, clockwise on screen.
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect.standardized) }

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

  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) { withBuffer { $0.move(to: end) } }

  /// Appends a straight line; ignored when there is no current point.
  public mutating func addLine(to end: CGPoint) { withBuffer { $0.line(to: end) } }

  /// Appends a quadratic curve; ignored when there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    withBuffer { $0.quad(to: end, control: control) }
  }

  /// Appends a cubic curve; ignored when there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    withBuffer { $0.curve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  public mutating func closeSubpath() { withBuffer { $0.close() } }

  /// Gives the elements in general storage for a change in place.
  mutating func withBuffer(_ change: (inout PathBuffer) -> Void) {
    var buffer = generalStorage()
    storage = .empty
    change(&buffer)
    storage = .elements(buffer)
  }

  func generalStorage() -> PathBuffer {
    if case .elements(let buffer) = storage { return buffer }
    var builder = PathBufferBuilder()
    visit(&builder)
    return builder.buffer
  }
}
