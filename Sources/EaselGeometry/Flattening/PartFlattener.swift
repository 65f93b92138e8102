/// Turns a part of a path into chains of lines for filling: with those of the other parts they enclose what the path
/// does. Unlike contours they are complete, the lines included that close subpaths.
struct PartFlattener: PathVisitor {
  var flattener: Flattener
  private var subpathStart: Vector
  private var isInSubpath: Bool

  /// - Parameter flattener: keeps what has two points.
  init(flattener: Flattener, part: PathPart) {
    (self.flattener, subpathStart) = (flattener, part.subpathStart)
    isInSubpath = part.isContinued
  }

  /// To be called when the flattener has its memory.
  mutating func begin(_ part: PathPart) {
    flattener.begin()
    if part.isContinued { flattener.move(to: part.start) }
  }

  mutating func finish(_ part: PathPart) {
    if !part.goesOn { endSubpath() }
    flattener.finish()
  }

  mutating func move(to point: Vector) {
    endSubpath()
    (subpathStart, isInSubpath) = (point, true)
    flattener.move(to: point)
  }

  @inline(__always)
  mutating func line(to point: Vector) { flattener.line(to: point) }

  @inline(__always)
  mutating func quad(to point: Vector, control: Vector) { flattener.quad(to: point, control: control) }

  @inline(__always)
  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    flattener.curve(to: point, control1: control1, control2: control2)
  }

  mutating func close() {
    endSubpath()
    flattener.close()
  }

  private mutating func endSubpath() {
    if isInSubpath { flattener.line(to: subpathStart) }
    isInSubpath = false
  }
}
