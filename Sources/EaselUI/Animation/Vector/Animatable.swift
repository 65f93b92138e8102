/// A type whose values can be interpolated by an animation.
///
/// `animatableData` is the part of the value that animates. An animation reads it from the old and the new
/// value and writes the interpolated vector to a copy of the value for each frame.
///
/// ```swift
/// struct Ring: Shape {
///   var lineWidth: CGFloat
///   var animatableData: CGFloat {
///     get { lineWidth }
///     set { lineWidth = newValue }
///   }
///
///   func path(in rect: CGRect) -> Path { Path(ellipseIn: rect).strokedPath(.init(lineWidth: lineWidth)) }
/// }
/// ```
public protocol Animatable {
  /// The type of the vector that is interpolated.
  associatedtype AnimatableData: VectorArithmetic

  /// The vector that is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No animatable data: changes of the value are not animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Angles and unit points are scaled by 128, so that the same settling threshold fits them and lengths in
/// points.
private let unitScale = 128.0

extension Float: Animatable {}
extension Double: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}

extension EmptyAnimatableData: Animatable {
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
