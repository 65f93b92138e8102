/// The result of a Boolean operation on two shapes in the same frame.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// The Boolean operation on the two paths.
  enum Operation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  static var role: ShapeRole { First.role }

  static var _isContainerRelative: Bool { First._isContainerRelative || Second._isContainerRelative }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

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

// In the operations below, `eoFill` selects the even-odd rule instead of the nonzero winding rule. See the
// methods of `Path` with the same names.
extension Shape {
  /// Returns the area inside both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the area inside at least one of the shapes.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the area inside this shape and outside the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// Returns the area inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of this shape's line that lie inside the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of this shape's line that lie outside the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// A shape that is the outline of a stroked path. It is drawn as a stroke, without computing the outline.
protocol StrokeOutline {
  var strokeStyle: StrokeStyle { get }

  /// The path that is stroked.
  func spine(in rect: CGRect, environment: EnvironmentValues) -> Path
}

/// The outline of a stroked shape.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape that is stroked.
  public var shape: Content
  /// The width, caps, joins and dashes of the stroke.
  public var style: StrokeStyle

  /// Creates the outline of `shape` stroked with `style`.
  public init(shape: Content, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  public static var role: ShapeRole { .stroke }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _StrokedShape: StrokeOutline {
  var strokeStyle: StrokeStyle { style }

  func spine(in rect: CGRect, environment: EnvironmentValues) -> Path {
    shape.path(in: rect, environment: environment)
  }
}

/// The part of a shape's line between two fractions of its length.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape that is trimmed.
  public var shape: Content
  /// Where the part begins, 0...1.
  public var startFraction: CGFloat
  /// Where the part ends, 0...1.
  public var endFraction: CGFloat

  /// Creates the part of `shape` between two fractions of its length.
  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public static var role: ShapeRole { Content.role }

  public static var _isContainerRelative: Bool { Content._isContainerRelative }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape {
  /// Returns the part of the shape's line between two fractions (0...1) of its length; see
  /// `Path.trimmedPath(from:to:)`.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
