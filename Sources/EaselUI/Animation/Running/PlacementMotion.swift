/// The animated change of an element's placement.
@MainActor
final class PlacementMotion {
  private var placement: AnimatedValue<Placement>

  init(_ placement: Placement) { self.placement = AnimatedValue(placement) }

  /// The placement at the end of the animation.
  var target: Placement { placement.model }

  /// The placement at the current date.
  var shown: Placement { placement.shown }

  var isRunning: Bool { placement.isAnimating }

  /// The position in the parent element now, at the end and at the start of the animation.
  var offset: PixelOffset {
    PixelOffset(shown: shown.origin, rest: target.origin, start: placement.start?.origin)
  }

  func setTarget(_ target: Placement, for owner: some AnimationOwner, in scope: TransactionScope) {
    placement = placement.changed(to: target, for: owner, in: scope)
  }

  func advance(to date: Date, in graph: ViewGraph) -> Bool {
    let isRunning = placement.advance(to: date, in: graph)
    if !isRunning { placement.endAnimation() }
    return isRunning
  }

  func idleDuration(after date: Date) -> TimeInterval { placement.idleDuration(after: date) }

  func cancel(in graph: ViewGraph) {
    placement.cancel(in: graph)
    placement.endAnimation()
  }
}

extension Placement: Animatable, SelectivelyAnimatable {
  /// The origin and the proposed width and height; unspecified and infinite lengths count as 0.
  var animatableData: NumberVector<SIMD4<Double>> {
    get {
      NumberVector(
        SIMD4(origin.x, origin.y, proposal.width.finiteOrZero, proposal.height.finiteOrZero))
    }
    set {
      origin = CGPoint(x: newValue.numbers.x, y: newValue.numbers.y)
      if proposal.width?.isFinite == true { proposal.width = max(newValue.numbers.z, 0) }
      if proposal.height?.isFinite == true { proposal.height = max(newValue.numbers.w, 0) }
    }
  }

  func animates(to other: Placement) -> Bool {
    proposal.width.animates(to: other.proposal.width) && proposal.height.animates(to: other.proposal.height)
  }
}

extension CGFloat? {
  /// The number; 0 if it is `nil`, infinite or NaN.
  var finiteOrZero: Double { self.map { $0.isFinite ? Double($0) : 0 } ?? 0 }

  /// Whether both are equal or both are finite, so that values between them exist.
  func animates(to other: CGFloat?) -> Bool {
    self == other || (self?.isFinite == true && other?.isFinite == true)
  }
}

/// A value of the library that animates numbers that depend on the environment, such as the components of a
/// color.
@MainActor
protocol GraphAnimatable {
  associatedtype Vector: VectorArithmetic

  func vector(in environment: EnvironmentValues) -> Vector

  mutating func setVector(_ vector: Vector, in environment: EnvironmentValues)
}

extension ShapeStyle {
  /// The color if the style is a single color; otherwise `nil`.
  var color: Color? { self as? Color ?? (self as? AnyShapeStyle)?.base as? Color }

  /// The vector of the style's color; zero if the style is not a single color.
  func colorVector(in environment: EnvironmentValues) -> ColorVector {
    color.map { ColorVector($0, in: environment) } ?? .zero
  }

  /// Replaces the color if the style is a single color.
  mutating func setColorVector(_ vector: ColorVector) {
    guard color != nil else { return }
    self = vector.color as? Self ?? AnyShapeStyle(vector.color) as? Self ?? self
  }
}
