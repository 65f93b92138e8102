/// Takes the centre line of a stroke, subpath by subpath, as straight steps with the direction of travel at
/// their ends.
///
/// Directions are unit vectors. `enter` begins every line and every curve; between the steps of one curve
/// there is no corner. Steps are longer than nothing, except on curves.
protocol SpineSink {
  /// Begins a subpath at `point`.
  mutating func begin(at point: Vector)
  /// Sets off from the current point, for a first step of `length`.
  mutating func enter(direction: Vector, length: Double)
  /// Goes straight to `point`, all the way in the direction entered with.
  mutating func line(to point: Vector)
  /// Goes to `point` on a curve that has `direction` there.
  mutating func step(to point: Vector, direction: Vector)
  /// Ends the subpath, which may have no step at all. When it is closed, the current point is where it began.
  mutating func end(isClosed: Bool)
}
