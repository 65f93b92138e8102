import Foundation

/// The elements of a path in general storage: an array of verbs and a flat array of their points.
///
/// A move or line has one point, a quadratic curve two (control, end), a cubic curve three (control, control,
/// end), a close none.
package struct PathBuffer: Equatable, Hashable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move, line, quad, curve, close
  }

  package var verbs: [Verb] = []
  package var points: [CGPoint] = []
  /// The start of the current subpath; a close returns to it.
  package var subpathStart: CGPoint = .zero

  package init() {}

  package init(reservingVerbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  package static func == (lhs: PathBuffer, rhs: PathBuffer) -> Bool {
    lhs.verbs == rhs.verbs && lhs.points == rhs.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }

  /// The end point of the last element, or the start of the subpath if the last element closes it; nil if
  /// there are no elements.
  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? subpathStart : points.last
  }

  package mutating func move(to point: CGPoint) {
    if verbs.isEmpty { reserveForSmallPath() }
    verbs.append(.move)
    points.append(point)
    subpathStart = point
  }

  /// Reserves capacity for a small path. Most paths are small, and growth by doubling would allocate three
  /// times.
  private mutating func reserveForSmallPath() {
    verbs.reserveCapacity(16)
    points.reserveCapacity(10)
  }

  /// Starts a new subpath at the current point if the last one was closed.
  ///
  /// - Returns: False if there is no current point.
  private mutating func continueSubpath() -> Bool {
    guard let last = verbs.last else { return false }
    if last == .close { move(to: subpathStart) }
    return true
  }

  package mutating func line(to point: CGPoint) {
    guard continueSubpath() else { return }
    verbs.append(.line)
    points.append(point)
  }

  package mutating func quad(to point: CGPoint, control: CGPoint) {
    guard continueSubpath() else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(point)
  }

  package mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard continueSubpath() else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }
}
