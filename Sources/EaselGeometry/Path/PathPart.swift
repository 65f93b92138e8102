/// A run of the elements of a path, and what has to be known of those before it.
package struct PathPart: Equatable, Sendable {
  /// The elements, by number. Where a stroke is cut, those on both sides of the cut belong to both parts.
  package var verbs: Range<Int>
  /// Where their points begin.
  package var firstPoint: Int
  /// The current point before the first element.
  package var start: SIMD2<Double>
  /// Where the subpath began that the first element goes on with.
  package var subpathStart: SIMD2<Double>
  /// True when the subpath of the first element began in the part before.
  package var isContinued: Bool
  /// True when the next part goes on with the subpath of the last element.
  package var goesOn: Bool
}

extension PathBuffer {
  /// Shows the elements of a part to `visitor`, which is at its start.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ part: PathPart, _ visitor: inout Visitor) {
    visit(verbs[part.verbs], firstPoint: part.firstPoint, &visitor)
  }
}
