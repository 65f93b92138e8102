/// The shape of the container around, a little smaller where its own box is smaller: round corners keep their centres.
/// A rectangle where there is no container shape.
///
/// The box counts as if it lay in the middle of the container's: what it is smaller by, on the axis where that is less,
/// the shape is inset by, half on each side.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public static var _isContainerRelative: Bool { true }

  public func path(in rect: CGRect) -> Path { Self.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  private static func path(in rect: CGRect) -> Path {
    ContainerShape.current?.path(filling: rect) ?? Path(rect)
  }

  /// The shape of a smaller box.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    static var _isContainerRelative: Bool { true }

    func path(in rect: CGRect) -> Path {
      ContainerRelativeShape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
  /// The outline for a box of a view in the given environment.
  func path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    guard Self._isContainerRelative, let container = environment.containerShape else { return path(in: rect) }
    return ContainerShape.$current.withValue(container) { path(in: rect) }
  }
}
