/// A rectangle whose corners are square, rounded, or concentric with those of the nearest container shape.
///
/// The radius of a concentric corner is that of the container less the distance between the edges.
/// `containerShape(_:)` sets the container; without one, concentric corners are square.
///
/// ```swift
/// ConcentricRectangle()
///   .fill(.blue)
///   .padding(8)
///   .containerShape(RoundedRectangle(cornerRadius: 24))
/// ```
///
/// > Note: Unlike in SwiftUI, the distance does not depend on the position in the container: it is that of a frame in
/// > its center.
nonisolated public struct ConcentricRectangle: Shape {
  private var corners: RoundedRectangularShapeCorners
  private var groups: Groups

  /// Corners that get the largest radius of their group.
  private enum Groups: Hashable, Sendable {
    case none, all, rows, columns, top, bottom, leading, trailing
  }

  private init(_ corners: RoundedRectangularShapeCorners, _ groups: Groups) {
    (self.corners, self.groups) = (corners, groups)
  }

  /// Creates a rectangle with concentric corners.
  public init() { self.init(.concentric, .none) }

  /// Creates a rectangle with four corners of one style.
  ///
  /// - Parameter isUniform: Whether all corners get the radius of the largest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? .all : .none)
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), .none)
  }

  /// Creates a rectangle with a style for the upper corners and one for the lower corners. The corners of a pair get
  /// the larger radius of the two.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), .rows)
  }

  /// Creates a rectangle with a style for the upper corners, which get the larger radius of the two, and one for each
  /// lower corner.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), .top)
  }

  /// Creates a rectangle with a style for the lower corners, which get the larger radius of the two, and one for each
  /// upper corner.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), .bottom)
  }

  /// Creates a rectangle with a style for the leading corners and one for the trailing corners. The corners of a pair
  /// get the larger radius of the two.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners), .columns)
  }

  /// Creates a rectangle with a style for the leading corners, which get the larger radius of the two, and one for
  /// each trailing corner.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner), .leading)
  }

  /// Creates a rectangle with a style for the trailing corners, which get the larger radius of the two, and one for
  /// each leading corner.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), .trailing)
  }

  public static var _isContainerRelative: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: radii(in: rect.size, inset: 0), style: .continuous)
  }

  /// The radii in a frame of a size, less an inset.
  fileprivate func radii(in size: CGSize, inset: CGFloat) -> RectangleCornerRadii {
    let concentric = ContainerShape.current?.radii(filling: size) ?? RectangleCornerRadii()
    var radii = uniform(corners.radii(concentric: concentric))
    for corner in RectangleCornerRadii.corners {
      radii[keyPath: corner] = max(0, radii[keyPath: corner] - inset)
    }
    return radii
  }

  private func uniform(_ radii: RectangleCornerRadii) -> RectangleCornerRadii {
    var radii = radii
    let (top, bottom) = (
      max(radii.topLeading, radii.topTrailing), max(radii.bottomLeading, radii.bottomTrailing)
    )
    let (leading, trailing) = (
      max(radii.topLeading, radii.bottomLeading), max(radii.topTrailing, radii.bottomTrailing)
    )
    if groups == .all {
      for corner in RectangleCornerRadii.corners { radii[keyPath: corner] = max(top, bottom) }
    }
    if groups == .rows || groups == .top { (radii.topLeading, radii.topTrailing) = (top, top) }
    if groups == .rows || groups == .bottom { (radii.bottomLeading, radii.bottomTrailing) = (bottom, bottom) }
    if groups == .columns || groups == .leading {
      (radii.topLeading, radii.bottomLeading) = (leading, leading)
    }
    if groups == .columns || groups == .trailing {
      (radii.topTrailing, radii.bottomTrailing) = (trailing, trailing)
    }
    return radii
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// The radii of the corners.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(radii(in: $0, inset: 0)) } ?? corners
  }

  /// Returns the rectangle inset by `amount` points. The radii shrink by the same amount.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  private struct Inset: InsettableShape {
    var base: ConcentricRectangle
    var amount: CGFloat

    static var _isContainerRelative: Bool { true }

    func path(in rect: CGRect) -> Path {
      Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerRadii: base.radii(in: rect.size, inset: amount),
        style: .continuous)
    }

    func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension RectangleCornerRadii {
  fileprivate static var corners: [WritableKeyPath<RectangleCornerRadii, CGFloat>] {
    [\.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing]
  }
}
