// What animates of shapes as the graph draws them: the shape, the line, and the colour where the style is a single one.

/// A view whose style may be a colour, which animates with the rest.
@MainActor
protocol StyledLeaf: GraphAnimatable, Animatable {
  associatedtype Style: ShapeStyle

  var style: Style { get set }
}

extension StyledLeaf {
  func vector(in environment: EnvironmentValues) -> AnimatablePair<AnimatableData, ColorVector> {
    AnimatablePair(animatableData, style.colorVector(in: environment))
  }

  mutating func setVector(
    _ vector: AnimatablePair<AnimatableData, ColorVector>, in environment: EnvironmentValues
  ) {
    animatableData = vector.first
    style.setColorVector(vector.second)
  }
}

extension _ShapeView: StyledLeaf {}
extension FillShapeView: GraphAnimatable, StyledLeaf where Background: Animatable {}
extension StrokeShapeView: GraphAnimatable, StyledLeaf where Background: Animatable {}
extension StrokeBorderShapeView: GraphAnimatable, StyledLeaf where Background: Animatable {}

extension Color: GraphAnimatable {
  func vector(in environment: EnvironmentValues) -> ColorVector { ColorVector(self, in: environment) }

  mutating func setVector(_ vector: ColorVector, in environment: EnvironmentValues) { self = vector.color }
}
