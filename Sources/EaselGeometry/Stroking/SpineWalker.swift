/// Receives the center line of a stroke, subpath by subpath, as straight steps with the direction of travel
/// at their ends.
///
/// Directions are unit vectors. `enter` begins every line and every curve; between the steps of one curve
/// there is no corner. Only steps on curves may have a length of zero.
protocol SpineSink {
  /// Begins a subpath at `point`.
  mutating func begin(at point: Vector)
  /// Starts a line or curve at the current point, with a first step of `length`.
  mutating func enter(direction: Vector, length: Double)
  /// Goes straight to `point`, in the direction of the last `enter`.
  mutating func line(to point: Vector)
  /// Goes to `point` on a curve whose direction there is `direction`.
  mutating func step(to point: Vector, direction: Vector)
  /// Ends the subpath, which may have no steps. If it is closed, the current point is its start.
  mutating func end(isClosed: Bool)
}

/// Visits a path and passes its center line to a sink. Curves are cut finely enough that both edges of the
/// stroke stay within the tolerance.
///
/// Steps shorter than `negligible` are merged with the next one, because their direction is noise; an example
/// is the tiny line that closes a circle of arcs.
struct SpineWalker<Sink: SpineSink>: PathVisitor {
  var sink: Sink

  private let halfWidth: Double
  private let fineness: Float
  private let negligibleSquared: Double
  private var start = Vector.zero
  private var current = Vector.zero
  /// Whether the subpath has an element besides its move.
  private var hasElement = false

  /// The length up to which a step is merged with the next.
  static func negligible(tolerance: Double) -> Double { tolerance * (1.0 / 64) }

  init(sink: Sink, halfWidth: Double, tolerance: Double) {
    self.sink = sink
    self.halfWidth = halfWidth
    fineness = CurveSteps.fineness(tolerance: tolerance)
    let negligible = Self.negligible(tolerance: tolerance)
    negligibleSquared = negligible * negligible
  }

  mutating func finish() { endSubpath(isClosed: false) }

  @inline(__always)
  mutating func move(to point: Vector) {
    endSubpath(isClosed: false)
    (start, current) = (point, point)
    sink.begin(at: point)
  }

  @inline(__always)
  mutating func line(to point: Vector) {
    hasElement = true
    let step = point - current
    let lengthSquared = step.lengthSquared
    // A negated comparison, so that a NaN passes on to the range check.
    guard !(lengthSquared <= negligibleSquared) else { return }
    let length = lengthSquared.squareRoot()
    sink.enter(direction: step / length, length: length)
    sink.line(to: point)
    current = point
  }

  @inline(__always)
  mutating func quad(to point: Vector, control: Vector) {
    walk(
      CubicPolynomial(from: current, control: control, to: point), to: point,
      legs: (control - current, .zero, point - control))
  }

  @inline(__always)
  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    walk(
      CubicPolynomial(from: current, control1: control1, control2: control2, to: point), to: point,
      legs: (control1 - current, control2 - control1, point - control2))
  }

  @inline(__always)
  mutating func close() {
    line(to: start)
    endSubpath(isClosed: true)
  }

  private mutating func endSubpath(isClosed: Bool) {
    if hasElement { sink.end(isClosed: isClosed) }
    hasElement = false
  }

  /// - Parameter legs: The sides of the control polygon.
  private mutating func walk(_ curve: CubicPolynomial, to end: Vector, legs: (Vector, Vector, Vector)) {
    hasElement = true
    guard let first = direction(legs.0) ?? direction(legs.0 + legs.1) ?? direction(end - current),
      let last = direction(legs.2) ?? direction(legs.1 + legs.2) ?? direction(end - current)
    else { return }
    let middle = direction(legs.1) ?? first
    let turning = first.angle(to: middle) + middle.angle(to: last)
    let bend = (curve.bendSquared.squareRoot() + halfWidth * turning * turning) * Self.curvatureMargin
    let steps = CurveSteps(bendSquared: bend * bend, fineness: fineness)
    walk(curve, to: end, steps: steps, from: first, until: last)
    current = end
  }

  /// The factor on the bend of a curve that allows for uneven curvature. Curves of nearly constant curvature,
  /// such as the quarters of a circle, then need no extra points on their outer edge.
  private static var curvatureMargin: Double { 1.1 }

  @inline(__always)
  private mutating func walk(
    _ curve: CubicPolynomial, to end: Vector, steps: CurveSteps, from first: Vector, until last: Vector
  ) {
    let vertices = curve.balanced(step: steps.step)
    let firstVertex = steps.count > 1 ? vertices.point(at: steps.parameter(at: 1)) : end
    sink.enter(direction: first, length: (firstVertex - current).length)
    var heading = first
    for index in 1..<max(steps.count, 1) {
      let parameter = steps.parameter(at: index)
      heading = direction(curve.velocity(at: parameter)) ?? heading
      sink.step(to: vertices.point(at: parameter), direction: heading)
    }
    sink.step(to: end, direction: last)
  }

  /// The unit vector along `vector`; nil if it is too short to have a direction.
  @inline(__always)
  private func direction(_ vector: Vector) -> Vector? {
    let lengthSquared = vector.lengthSquared
    return lengthSquared <= negligibleSquared ? nil : vector / lengthSquared.squareRoot()
  }
}
