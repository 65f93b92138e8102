extension Edge {
  /// A corner of a rectangle. In left-to-right layouts, leading is the left side.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// One of the corners.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// A set of corners.
    ///
    /// ```swift
    /// let upper: Edge.Corner.Set = .top
    /// print(upper.contains(.topLeading))
    /// ```
    public struct Set: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: Int8

      /// Creates a set from its bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Creates a set of one corner.
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

      /// The top leading corner.
      public static let topLeading = Set(.topLeading)
      /// The top trailing corner.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom leading corner.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom trailing corner.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// All corners.
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
      /// The upper corners.
      public static let top: Set = [.topLeading, .topTrailing]
      /// The lower corners.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// The leading corners.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// The trailing corners.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
    }
  }
}

extension Edge.Corner {
  /// The form of a corner: square, rounded with a radius, or concentric with the corner of the container shape.
  ///
  /// A number stands for a fixed radius in points.
  ///
  /// ```swift
  /// ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
  ///   .fill(.blue)
  ///   .padding(8)
  ///   .containerShape(RoundedRectangle(cornerRadius: 24))
  /// ```
  public struct Style: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case fixed(CGFloat)
      indirect case concentric(minimum: Style?)
    }

    let form: Form

    /// A rounded corner around the same center as the corner of the container shape: its radius is that of the
    /// container less the distance between the edges. The corner is square where that is not positive.
    public static var concentric: Style { Style(form: .concentric(minimum: nil)) }

    /// A concentric corner with a radius of at least that of another style.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(form: .concentric(minimum: minimum))
    }

    /// A rounded corner with a radius in points; 0 for a square corner.
    public static func fixed(_ radius: CGFloat) -> Style { Style(form: .fixed(radius)) }

    /// The radius, given that of a concentric corner.
    func radius(concentric: CGFloat) -> CGFloat {
      switch form {
      case .fixed(let radius): radius > 0 && radius.isFinite ? radius : 0
      case .concentric(let minimum): max(concentric, minimum?.radius(concentric: concentric) ?? 0, 0)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The styles of the four corners of a rounded rectangle.
///
/// ```swift
/// let corners = RoundedRectangularShapeCorners(topLeading: 12, topTrailing: 12)
/// print(corners.bottomLeading == 0)
/// ```
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates four corners of one style.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Creates corners; by default, they are square.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  /// Corners that are concentric with those of the container shape.
  public static var concentric: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric)
  }

  /// Corners that are concentric with those of the container shape, with radii of at least that of a style.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }

  /// Corners of one radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  init(_ radii: RectangleCornerRadii) {
    self.init(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }

  /// The radii, given those of concentric corners.
  func radii(concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
  }
}
