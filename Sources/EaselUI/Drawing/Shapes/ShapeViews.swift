import EaselDrawing

/// A view that draws a shape, to which more fills and strokes of the same shape can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

/// A shape filled with a style, over another view of the same shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
}

/// A shape outlined with a style, over another view of the same shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
}

/// A shape with a border of a style inside its edge, over another view of the same shape.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
}

// MARK: What animates

extension _ShapeView: Animatable {
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension FillShapeView: Animatable where Background: Animatable {
  public var animatableData: AnimatablePair<Content.AnimatableData, Background.AnimatableData> {
    get { AnimatablePair(shape.animatableData, background.animatableData) }
    set { (shape.animatableData, background.animatableData) = (newValue.first, newValue.second) }
  }
}

/// What animates of a stroked shape over another view.
public typealias _StrokeAnimatableData<Content: Animatable, Background: Animatable> = AnimatablePair<
  AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>, Background.AnimatableData
>

extension StrokeShapeView: Animatable where Background: Animatable {
  public var animatableData: _StrokeAnimatableData<Content, Background> {
    get {
      AnimatablePair(
        AnimatablePair(shape.animatableData, strokeStyle.animatableData), background.animatableData)
    }
    set {
      (shape.animatableData, strokeStyle.animatableData) = (newValue.first.first, newValue.first.second)
      background.animatableData = newValue.second
    }
  }
}

extension StrokeBorderShapeView: Animatable where Background: Animatable {
  public var animatableData: _StrokeAnimatableData<Content, Background> {
    get {
      AnimatablePair(
        AnimatablePair(shape.animatableData, strokeStyle.animatableData), background.animatableData)
    }
    set {
      (shape.animatableData, strokeStyle.animatableData) = (newValue.first.first, newValue.first.second)
      background.animatableData = newValue.second
    }
  }
}

extension EmptyView: Animatable {}

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
