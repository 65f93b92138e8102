import EaselDrawing

/// A change of a view's appearance that does not affect its layout, for instance a transform, an opacity or a
/// filter.
///
/// Start with the `EmptyVisualEffect` that the closure of `visualEffect` receives, and add effects with the
/// methods of this protocol. Unlike other protocols of the library, this one is not meant for types of a
/// program.
///
/// ```swift
/// Text("Hello").visualEffect { content, proxy in
///   content.offset(x: proxy.size.width / 2).opacity(0.5)
/// }
/// ```
public protocol VisualEffect: Animatable, Sendable {
  /// The drawing steps of the effect.
  @MainActor var _steps: _VisualEffectSteps { get }
}

/// A visual effect that changes nothing, to which other effects are added.
///
/// ```swift
/// let faint = EmptyVisualEffect().opacity(0.5)
/// ```
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the effect.
  public init() {}

  public var _steps: _VisualEffectSteps { _VisualEffectSteps(list: []) }
}

extension VisualEffect {
  /// Moves the view to the right and down, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { combining(OffsetEffect(offset: offset)) }

  /// Moves the view to the right and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view about a point of its box. Negative factors mirror it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    combining(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view about a point of its box.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view about a point of its box. Negative factors mirror it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view clockwise about a point of its box.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    combining(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the view in three dimensions about an axis through a point of its box.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis: x to the right, y down, z out of the screen.
  ///   - anchor: The point of the box on the axis.
  ///   - anchorZ: The distance of the axis from the plane of the view, in points.
  ///   - perspective: 0 for none; 1 for an eye at a distance of the view's longer side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    combining(
      Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Rotates the view in three dimensions, like `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  /// Applies an affine transform, with the origin at the view's top left corner, in points.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// Applies a projective transform, with the origin at the view's top left corner, in points.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    combining(MapEffect(map: transform))
  }
}

extension VisualEffect {
  /// Multiplies the alpha of the view as a whole by a factor. Factors are clamped to 0...1; NaN counts as 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { combining(LayerEffect(opacity: opacity)) }

  /// Blurs the view with a Gaussian of standard deviation `radius`, in points.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation. Negative values count as 0.
  ///   - opaque: Whether the edges of the view stay opaque.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered(.blur(radius: radius, isOpaque: opaque))
  }

  /// Sets the blend mode that composites the view over its background.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    combining(LayerEffect(mode: blendMode))
  }

  /// Adds `amount`, -1...1, to the red, green and blue components of the view. An amount that is not finite
  /// has no effect.
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }

  /// Changes the contrast of the view: 0 gives middle gray, 1 leaves the colors unchanged, larger amounts
  /// increase the contrast. An amount that is not finite has no effect.
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }

  /// Changes the saturation of the view: 0 gives gray, 1 leaves the colors unchanged. Negative amounts count
  /// as 0.
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }

  /// Removes color from the view: 0 leaves the colors unchanged, 1 gives gray of the same luminance.
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale(amount)) }

  /// Rotates the hue of the view and keeps its luminance.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation(angle)) }

  private func filtered(_ filter: LayerEffect.Filter) -> CombinedVisualEffect<Self, LayerEffect> {
    combining(LayerEffect(filter: filter))
  }
}

/// An effect followed by a drawing step.
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
  /// The effect followed by a step.
  func combining<Step>(_ step: Step) -> CombinedVisualEffect<Self, Step> {
    CombinedVisualEffect(base: self, step: step)
  }
}

/// The drawing steps of a visual effect, in order.
///
/// Public because a requirement of `VisualEffect` names the type. Only the library creates and reads values
/// of it.
public struct _VisualEffectSteps {
  let list: [any DrawingEffect]
}

@MainActor extension _VisualEffectSteps: DrawingEffect {
  /// The concatenated transforms of the steps.
  func map(for size: CGSize) -> ProjectionTransform? {
    list.reduce(ProjectionTransform()) { map, step in step.map(for: size).map(map.concatenating) ?? map }
  }

  /// Hit tests each step in its own coordinate space, from the last to the first.
  func allowsHit(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    var point = point
    for step in list.reversed() {
      guard step.allowsHit(point, size: size, in: environment) else { return false }
      guard var inverse = step.map(for: size) else { continue }
      guard inverse.invert() else { return false }
      point = point.applying(inverse)
    }
    return true
  }

  var drawsContentTransformed: Bool { list.contains { $0.drawsContentTransformed } }

  /// Whether the effect is nothing but a transform of the drawing.
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
