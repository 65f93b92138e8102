/// Builds the outline of a part of a stroke. Where the stroke is cut, the outlines on both sides share the edge across
/// it, which falls out of their sum.
struct StrokePartOutliner: SpineSink {
  var outliner: StrokeOutliner
  /// True while the subpath under way began in another part.
  private var isContinued: Bool
  /// True when the subpath under way goes on in another part.
  var goesOn = false
  private var entryCount = 0
  /// The sides as they were when the last element began.
  private var sidesAtEntry = (left: 0, right: 0)

  init(outliner: StrokeOutliner, isContinued: Bool) {
    (self.outliner, self.isContinued) = (outliner, isContinued)
  }

  mutating func begin(at point: Vector) {
    outliner.begin(at: point)
    entryCount = 0
  }

  @inline(__always)
  mutating func enter(direction: Vector, length: Double) {
    outliner.enter(direction: direction, length: length)
    entryCount &+= 1
    if entryCount == 2, isContinued { outliner.forgetFirstElement() }
    sidesAtEntry = (outliner.points.count, outliner.farSide.count)
  }

  @inline(__always)
  mutating func line(to point: Vector) { outliner.line(to: point) }

  mutating func step(to point: Vector, direction: Vector) { outliner.step(to: point, direction: direction) }

  mutating func end(isClosed: Bool) {
    if isContinued || goesOn {
      outliner.endPart(isContinued: isContinued, sidesAtCut: goesOn ? sidesAtEntry : nil)
    } else {
      outliner.end(isClosed: isClosed)
    }
    isContinued = false
  }
}
