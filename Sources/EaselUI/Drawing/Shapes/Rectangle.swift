/// The box itself.
nonisolated public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  /// The box, smaller on all sides.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
