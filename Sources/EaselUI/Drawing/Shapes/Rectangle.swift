/// A rectangle that fills its frame.
///
/// ```swift
/// Rectangle()
///   .fill(.orange)
///   .frame(width: 100, height: 50)
/// ```
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns a rectangle whose frame is smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  /// The rectangle of a smaller frame.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

/// A rectangle with four equal rounded corners.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12)
///   .fill(.teal)
///   .frame(width: 100, height: 50)
/// ```
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of a corner in points. Width and height are limited to half of the shorter
  /// side, which gives a capsule.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of the given size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a rectangle with corners of the given radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle inset by `amount` points. The radii shrink by the same amount, so the
  /// corners stay concentric.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The inset rectangle. Its radii are smaller too, so the corners stay concentric.
  private struct Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
      let size = CGSize(
        width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
      return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
    }

    func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

    var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of the given radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners of the given size in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

/// A rectangle with a separate radius for each corner.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
///   .fill(.indigo)
///   .frame(width: 100, height: 50)
/// ```
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners in points.
  public var cornerRadii: RectangleCornerRadii
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the given corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a rectangle with a radius in points for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the rectangle inset by `amount` points. The radii shrink by the same amount, so the
  /// corners stay concentric.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The inset rectangle. Its radii are smaller too, so the corners stay concentric.
  private struct Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      let radii = RectangleCornerRadii(
        topLeading: max(0, base.cornerRadii.topLeading - amount),
        bottomLeading: max(0, base.cornerRadii.bottomLeading - amount),
        bottomTrailing: max(0, base.cornerRadii.bottomTrailing - amount),
        topTrailing: max(0, base.cornerRadii.topTrailing - amount))
      return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii, style: base.style)
    }

    func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

    var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given corner radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in points for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
