/// A shape that is a rectangle with rounded corners. As a container shape, it has corners that other shapes can be
/// concentric with.
///
/// ```swift
/// struct Ticket: RoundedRectangularShape {
///   func corners(in size: CGSize?) -> Corners? { .fixed(6) }
///   func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 6) }
///   func inset(by amount: CGFloat) -> some InsettableShape { RoundedRectangle(cornerRadius: 6).inset(by: amount) }
/// }
/// ```
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners of the shape in a frame of a size, in points; nil if they are not known.
  func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// The radii of the corners.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The radii of the corners.
  public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The radii of the corners.
  public func corners(in size: CGSize?) -> Corners? { Corners(cornerRadii) }
}

extension Capsule: RoundedRectangularShape {
  /// The radii of the corners.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
  /// The radii of the corners.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

/// The sizes of the corners of a container that content should keep clear.
///
/// ```swift
/// let insets = RectangleCornerInsets(
///   topLeading: CGSize(width: 20, height: 20), topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
/// print(insets.topLeading.width)
/// ```
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  /// The size at the top leading corner, in points.
  public var topLeading: CGSize
  /// The size at the top trailing corner, in points.
  public var topTrailing: CGSize
  /// The size at the bottom leading corner, in points.
  public var bottomLeading: CGSize
  /// The size at the bottom trailing corner, in points.
  public var bottomTrailing: CGSize

  /// Creates insets of zero.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  /// Creates insets from their sizes.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  public static func == (lhs: RectangleCornerInsets, rhs: RectangleCornerInsets) -> Bool {
    lhs.topLeading == rhs.topLeading && lhs.topTrailing == rhs.topTrailing
      && lhs.bottomLeading == rhs.bottomLeading && lhs.bottomTrailing == rhs.bottomTrailing
  }

  public func hash(into hasher: inout Hasher) {
    for size in [topLeading, topTrailing, bottomLeading, bottomTrailing] {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }
}

extension GeometryProxy {
  /// The sizes of the container's corners that content should keep clear. Windows have no such corners here: all are
  /// zero.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
