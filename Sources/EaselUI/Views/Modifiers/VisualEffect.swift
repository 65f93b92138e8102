import EaselDrawing

/// What can be done to how a view looks without a change of its layout: moved, turned, faded, blurred, tinted.
///
/// One begins with the `EmptyVisualEffect` that the closure of `visualEffect` is given, and changes what it has by the
/// methods of effects. The library's effects are all there are; types of a program's own cannot be effects.
public protocol VisualEffect: Animatable, Sendable {
  /// What is done to the drawing. The library's own effects provide it.
  @MainActor var _steps: _VisualEffectSteps { get }
}

/// A view as it is: the effect that all others are made of.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}

  public var _steps: _VisualEffectSteps { _VisualEffectSteps(list: []) }
}

extension VisualEffect {
  /// The view moved, in points to the right and down.
  public func offset(_ offset: CGSize) -> some VisualEffect { combining(OffsetEffect(offset: offset)) }

  /// The view moved, in points to the right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// The view enlarged by factors from a point of its box; negative ones mirror it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    combining(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// The view enlarged by a factor from a point of its box.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The view enlarged by factors from a point of its box; negative ones mirror it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// The view turned about a point of its box, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    combining(RotationEffect(angle: angle, anchor: anchor))
  }

  /// The view turned in space about an axis through a point of its box. What comes nearer looks larger by `perspective`.
  ///
  /// - Parameters:
  ///   - axis: Points to the right, down and out of the screen.
  ///   - anchorZ: How far the axis lies out of the view's plane, in points.
  ///   - perspective: 0 for none; 1 as from a distance of the view's longer side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    combining(
      Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// The view through a map about its top left corner, in points.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// The view through a projective map about its top left corner, in points.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    combining(MapEffect(map: transform))
  }
}

extension VisualEffect {
  /// The view as a whole with its alpha multiplied, 0...1.
  public func opacity(_ opacity: Double) -> some VisualEffect { combining(LayerEffect(opacity: opacity)) }

  /// The view blurred by a Gaussian of standard deviation `radius`, in points.
  ///
  /// - Parameter opaque: Keeps the view's edges from becoming translucent.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered(.blur(radius: radius, isOpaque: opaque))
  }

  /// How the view is put over what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    combining(LayerEffect(mode: blendMode))
  }

  /// The view with `amount`, -1...1, added to its red, green and blue.
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }

  /// The view with light and dark set further apart: 0 makes it middle grey, 1 leaves it.
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }

  /// The view more vivid: 0 makes it grey, 1 leaves it; less than 0 is taken as 0.
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }

  /// The view with greys of the same luminance mixed in: 0 leaves it, 1 makes it grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale(amount)) }

  /// The view with its hue turned, luminance kept.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation(angle)) }

  private func filtered(_ filter: LayerEffect.Filter) -> CombinedVisualEffect<Self, LayerEffect> {
    combining(LayerEffect(filter: filter))
  }
}

/// An effect, and a step that is done to what it gives.
struct CombinedVisualEffect<Base: VisualEffect, Step: DrawingEffect & Animatable & Sendable>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }

  var _steps: _VisualEffectSteps { _VisualEffectSteps(list: base._steps.list + [step]) }
}

extension VisualEffect {
  /// The effect with a step after all others.
  func combining<Step>(_ step: Step) -> CombinedVisualEffect<Self, Step> {
    CombinedVisualEffect(base: self, step: step)
  }
}

/// What a visual effect does to a drawing, one thing after the other.
///
/// Public because the hidden requirement of `VisualEffect` names it; only the library makes and reads it.
public struct _VisualEffectSteps {
  let list: [any DrawingEffect]
}

@MainActor extension _VisualEffectSteps: DrawingEffect {
  /// All maps after each other.
  func map(for size: CGSize) -> ProjectionTransform? {
    list.reduce(ProjectionTransform()) { map, step in step.map(for: size).map(map.concatenating) ?? map }
  }

  /// Each step is asked in its own space, the last first.
  func admits(_ point: CGPoint, size: CGSize) -> Bool {
    var point = point
    for step in list.reversed() {
      guard step.admits(point, size: size) else { return false }
      guard var inverse = step.map(for: size) else { continue }
      guard inverse.invert() else { return false }
      point = point.applying(inverse)
    }
    return true
  }

  var transformsContents: Bool { list.contains { $0.transformsContents } }

  /// True when all that is done is a map of the drawing.
  func isMap(for size: CGSize) -> Bool { list.allSatisfy { $0.map(for: size) != nil } }

  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    guard let last = list.last else { return recorder.append(content, through: ProjectionTransform()) }
    var content = content
    for step in list.dropLast() {
      let picture = FragmentRecorder()
      step.draw(content, frame: frame, environment: environment, into: picture)
      content = picture.finish()
    }
    last.draw(content, frame: frame, environment: environment, into: recorder)
  }
}
