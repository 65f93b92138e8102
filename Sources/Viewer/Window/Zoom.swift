import EaselGeometry
import Foundation

/// Zoom and pan: the transform from points of the demo to points of the window.
struct Zoom: Equatable {
  /// Notches of the wheel that double the size.
  private static let notchesPerDoubling = 4.0
  /// From 1/8 to 64 times.
  private static let notches = -12...24
  /// The largest offset in points, at which coordinates are still exact.
  private static let farthest: CGFloat = 1_000_000

  private var notch = 0
  private var offset = CGPoint.zero

  var isNone: Bool { self == Zoom() }
  var scale: CGFloat { exp2(Double(notch) / Zoom.notchesPerDoubling) }

  var transform: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
  }

  /// Zooms in by a number of notches, or out by a negative number. The point at `place`, in points of the
  /// window, stays fixed.
  mutating func magnify(by notches: Int, about place: CGPoint) {
    let before = scale
    notch = min(max(notch + notches, Zoom.notches.lowerBound), Zoom.notches.upperBound)
    let ratio = scale / before
    move(to: CGPoint(x: place.x - (place.x - offset.x) * ratio, y: place.y - (place.y - offset.y) * ratio))
  }

  /// Pans by points of the window.
  mutating func pan(x: CGFloat, y: CGFloat) { move(to: CGPoint(x: offset.x + x, y: offset.y + y)) }

  private mutating func move(to place: CGPoint) {
    func bounded(_ value: CGFloat) -> CGFloat { min(max(value, -Zoom.farthest), Zoom.farthest) }
    offset = CGPoint(x: bounded(place.x), y: bounded(place.y))
  }
}
