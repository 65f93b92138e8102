/// How an element moves from where it was to where it is placed now.
@MainActor
final class PlacementMotion {
  private var placement: AnimatedValue<Placement>

  init(_ placement: Placement) { self.placement = AnimatedValue(placement) }

  /// Where the element was placed.
  var target: Placement { placement.model }

  /// Where it is shown.
  var shown: Placement { placement.shown }

  var isRunning: Bool { placement.isAnimating }

  /// Where the element lies in the one above, now, at the end and at the start.
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

  func quietTime(after date: Date) -> TimeInterval { placement.quietTime(after: date) }

  func cancel(in graph: ViewGraph) {
    placement.cancel(in: graph)
    placement.endAnimation()
  }
}

extension Placement: Animatable, SelectivelyAnimatable {
  /// The origin, and the lengths that are proposed; 0 where none is, or an infinite one.
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
  /// The number; 0 for none and for one that cannot be reckoned with.
  var finiteOrZero: Double { self.map { $0.isFinite ? Double($0) : 0 } ?? 0 }

  /// True when there are numbers between the two, or when they are the same.
  func animates(to other: CGFloat?) -> Bool {
    self == other || (self?.isFinite == true && other?.isFinite == true)
  }
}

/// A value of the library's that animates with numbers that depend on where it is used, such as those of colours.
@MainActor
protocol GraphAnimatable {
  associatedtype Vector: VectorArithmetic

  func vector(in environment: EnvironmentValues) -> Vector

  mutating func setVector(_ vector: Vector, in environment: EnvironmentValues)
}

extension ShapeStyle {
  /// The colour that the style is; nil where it is something else.
  var color: Color? { self as? Color ?? (self as? AnyShapeStyle)?.base as? Color }

  /// The numbers of the style's colour; zero where it is not a single one.
  func colorVector(in environment: EnvironmentValues) -> ColorVector {
    color.map { ColorVector($0, in: environment) } ?? .zero
  }

  /// Takes another colour if the style is a single one.
  mutating func setColorVector(_ vector: ColorVector) {
    guard color != nil else { return }
    self = vector.color as? Self ?? AnyShapeStyle(vector.color) as? Self ?? self
  }
}
