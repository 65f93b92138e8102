/// The box with four equal rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Points; width and height both count up to half of the shorter side, which makes a capsule.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rectangle smaller on all sides; its corners keep their centres, so their radii shrink too.
  private struct Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

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
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
