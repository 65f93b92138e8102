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
