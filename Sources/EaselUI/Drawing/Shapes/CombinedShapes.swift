/// A shape made of two in the same box, seen as sets of points.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// What is made of the paths of the two.
  enum Operation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  static var role: ShapeRole { First.role }

  static var _isContainerRelative: Bool { First._isContainerRelative || Second._isContainerRelative }

  func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .union: path.union(other, eoFill: eoFill)
    case .subtracting: path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

// Of all these, `eoFill` is true for the even-odd rule and false for non-zero winding; see the functions of `Path` with
// the same names.
extension Shape {
  /// What lies in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// What lies in either shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// What lies in this shape and not in the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// What lies in exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's line that lie in the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's line that lie outside of the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
