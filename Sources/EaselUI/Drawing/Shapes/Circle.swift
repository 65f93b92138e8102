/// A circle centred in its frame, with the shorter side as its diameter.
///
/// ```swift
/// Circle()
///   .fill(.blue)
///   .frame(width: 80, height: 80)
/// ```
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Circle.path(in: rect, inset: 0) }

  /// Returns a square with the shorter side of the proposal, or with its only side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle.sizeThatFits(proposal) }

  /// Returns a circle with a radius smaller by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  private static func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): proposal.replacingUnspecifiedDimensions().width
      }
    return CGSize(width: side, height: side)
  }

  private static func path(in rect: CGRect, inset: CGFloat) -> Path {
    let rect = rect.standardized
    let radius = min(rect.width, rect.height) / 2 - inset
    guard radius >= 0 else { return Path() }
    return Path(
      ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The circle with a smaller radius.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Circle.path(in: rect, inset: amount) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle.sizeThatFits(proposal) }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Circle {
  /// A circle centred in its frame.
  public static var circle: Circle { Circle() }
}

/// An ellipse inscribed in its frame.
///
/// ```swift
/// Ellipse()
///   .stroke(.red, lineWidth: 2)
///   .frame(width: 120, height: 60)
/// ```
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns an ellipse whose frame is smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  /// The ellipse of a smaller frame.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse inscribed in its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle whose corner radius is half of its shorter side.
///
/// ```swift
/// Text("Save")
///   .padding()
///   .background(Capsule().fill(.blue))
/// ```
nonisolated public struct Capsule: InsettableShape {
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule with corners of the given style.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.standardized
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns a capsule whose frame is smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  /// The capsule of a smaller frame.
  private struct Inset: InsettableShape {
    var base: Capsule
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with corners of the given style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
