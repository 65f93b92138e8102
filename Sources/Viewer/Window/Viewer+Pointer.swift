import Easel
import EaselDrawing
import EaselUI
import EaselWindowing
import Foundation

/// Inspecting the drawing: the wheel zooms, dragging pans, the loupe shows pixels.
extension Viewer {
  func handle(_ event: PointerEvent) {
    let before = pointer
    pointer = event.action == .exited ? nil : (event.x, event.y)
    if galleryChoice != nil { return handleInGallery(event) }
    switch event.action {
    case .pressed(button: 1): isDragging = true
    case .released(button: 1): isDragging = false
    case .moved where isDragging: drag(from: before)
    case .scrolled(x: _, let y): zoom.magnify(by: -y, about: zoomCenter)
    default: break
    }
    if showsLoupe { session.overlayDeadline = .now }
  }

  /// The fixed point of a zoom in points of the window: the pointer, or the center if the pointer is outside.
  var zoomCenter: CGPoint {
    guard let pointer else {
      return CGPoint(x: session.pointSize.width / 2, y: session.pointSize.height / 2)
    }
    return point(pointer)
  }

  /// The center of a pixel, in points of the window.
  private func point(_ pixel: (x: Int, y: Int)) -> CGPoint {
    CGPoint(x: (CGFloat(pixel.x) + 0.5) / session.scale, y: (CGFloat(pixel.y) + 0.5) / session.scale)
  }

  private func drag(from before: (x: Int, y: Int)?) {
    guard let before, let pointer else { return }
    zoom.pan(
      x: CGFloat(pointer.x - before.x) / session.scale, y: CGFloat(pointer.y - before.y) / session.scale)
  }

  // MARK: Loupe

  /// The loupe in a window of a size in points; nil if it is hidden or the pointer is outside. It shows
  /// pixels of the previous frame.
  func loupe(in size: CGSize) -> Fragment? {
    guard showsLoupe, let pointer else { return nil }
    let sample = LoupeSample(of: session.frame, x: pointer.x, y: pointer.y)
    loupeSample = sample
    let place = point(pointer)
    return Loupe.fragment(
      of: sample, at: place.applying(zoom.transform.inverted()), in: Loupe.frame(for: place, in: size))
  }

  /// Schedules a frame if the last one changed the pixels in the loupe. Does nothing in a window so small
  /// that the loupe covers the pixels it magnifies: they would change with each frame.
  func refreshLoupe() {
    guard showsLoupe, let pointer, let shown = loupeSample else { return }
    let panel = Loupe.frame(for: point(pointer), in: session.pointSize)
    let covered = CGRect(
      x: panel.minX * session.scale, y: panel.minY * session.scale, width: panel.width * session.scale,
      height: panel.height * session.scale)
    if covered.intersects(shown.area) { return }
    let current = LoupeSample(of: session.frame, x: pointer.x, y: pointer.y)
    if current != shown { session.overlayDeadline = .now }
  }
}

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
