import EaselDrawing

/// A view that draws a shape and accepts further fills and strokes of the same shape.
///
/// ```swift
/// Circle()
///   .fill(.yellow)
///   .stroke(.orange, lineWidth: 3)
/// ```
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that the view draws.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  /// The shape that is filled.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  /// Creates a view that fills `shape` with `style`.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

/// A shape filled with a style, above another view of the same shape. Result of
/// `fill(_:style:)` on a `ShapeView`.
///
/// ```swift
/// Circle()
///   .stroke(.black, lineWidth: 6)
///   .fill(.yellow)
/// ```
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never

  /// The shape that is filled.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle
  /// The view below.
  public var background: Background
}

/// A stroked shape, above another view of the same shape. Result of `stroke(_:style:antialiased:)`.
///
/// ```swift
/// Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
/// ```
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never

  /// The shape that is stroked.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The width, caps, joins and dashes of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// The view below.
  public var background: Background
}

/// A shape with a border inside its edge, above another view of the same shape. Result of
/// `strokeBorder(_:style:antialiased:)`.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 2)
/// ```
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public typealias Body = Never

  /// The shape that has the border.
  public var shape: Content
  /// The style of the border.
  public var style: Style
  /// The width, caps, joins and dashes of the border.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// The view below.
  public var background: Background
}

// MARK: Animatable data

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

/// The animatable data of a stroked shape above another view.
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

// The view graph animates more than `animatableData`: also the style, if it is a color or a mesh.

/// A shape view whose style animates together with the shape if it is a color or a mesh.
@MainActor
protocol StyledLeaf: GraphAnimatable, Animatable {
  associatedtype Style: ShapeStyle

  var style: Style { get set }
}

extension StyledLeaf {
  func vector(in environment: EnvironmentValues) -> AnimatablePair<AnimatableData, StyleVector> {
    AnimatablePair(animatableData, style.styleVector(in: environment))
  }

  mutating func setVector(
    _ vector: AnimatablePair<AnimatableData, StyleVector>, in environment: EnvironmentValues
  ) {
    animatableData = vector.first
    style.setStyleVector(vector.second)
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
