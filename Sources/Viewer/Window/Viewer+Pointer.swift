import Easel
import EaselDrawing
import EaselUI
import EaselWindowing
import Foundation

/// Looking closely: the wheel magnifies, dragging moves, the loupe shows pixels.
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

  /// What stays where it is when the picture is magnified, in points: what is under the pointer, else the middle.
  var zoomCenter: CGPoint {
    guard let pointer else {
      return CGPoint(x: session.pointSize.width / 2, y: session.pointSize.height / 2)
    }
    return point(pointer)
  }

  /// Where the middle of a pixel lies, in points of the window.
  private func point(_ pixel: (x: Int, y: Int)) -> CGPoint {
    CGPoint(x: (CGFloat(pixel.x) + 0.5) / session.scale, y: (CGFloat(pixel.y) + 0.5) / session.scale)
  }

  private func drag(from before: (x: Int, y: Int)?) {
    guard let before, let pointer else { return }
    zoom.pan(
      x: CGFloat(pointer.x - before.x) / session.scale, y: CGFloat(pointer.y - before.y) / session.scale)
  }

  // MARK: Loupe

  /// The loupe in a window of a size in points; nil without it or without the pointer. It shows what the window showed
  /// last.
  func loupe(in size: CGSize) -> Fragment? {
    guard showsLoupe, let pointer else { return nil }
    let sample = LoupeSample(of: session.frame, x: pointer.x, y: pointer.y)
    loupeSample = sample
    let place = point(pointer)
    return Loupe.fragment(
      of: sample, at: place.applying(zoom.transform.inverted()), in: Loupe.frame(for: place, in: size))
  }

  /// Asks for another frame when the pixels in the loupe changed with the last one. A window so small that the loupe
  /// covers the pixels that it shows is left as it is: they would change with each frame.
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
