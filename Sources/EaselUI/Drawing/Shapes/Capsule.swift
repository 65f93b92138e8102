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
