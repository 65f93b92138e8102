/// The largest circle in the middle of the box.
nonisolated public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Circle.path(in: rect, inset: 0) }

  /// A square: the shorter side of what is offered, or the only one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle.sizeThatFits(proposal) }

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
  public static var circle: Circle { Circle() }
}

/// The ellipse that touches all four sides of the box.
nonisolated public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  /// The ellipse of a smaller box.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

/// The box with its shorter sides rounded off.
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.standardized
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  /// The capsule of a smaller box.
  private struct Inset: InsettableShape {
    var base: Capsule
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
