/// A figure that fills whatever box it is given. As a view it is filled with the foreground style.
///
/// A shape of one's own implements `path(in:)`, and `animatableData` if it shall change smoothly.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// The outline for a box. As a view the shape gets a box whose top left corner is the origin.
  func path(in rect: CGRect) -> Path

  /// What part a shape plays where that is for the surroundings to decide.
  static var role: ShapeRole { get }

  /// The size that the shape takes of what is offered, in points: all of it, and 10 where nothing is said.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// True when the outline may depend on the container's shape. The library's own shapes provide it.
  static var _isContainerRelative: Bool { get }
}

/// What part a shape plays: its inside, its outline, or a line between things.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public static var _isContainerRelative: Bool { false }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    makeLeafNode(view, inputs) { _ShapeView(shape: $0, style: ForegroundStyle()) }
  }
}

/// A shape that can be made smaller on all sides, so that a stroke can lie inside of it.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The same shape, smaller by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path as it is, wherever the box is.
  public func path(in rect: CGRect) -> Path { self }
}
