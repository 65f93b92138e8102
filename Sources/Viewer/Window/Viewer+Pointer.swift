import EaselWindowing
import Foundation

/// Inspecting the drawing: the wheel zooms, dragging pans a zoomed picture, the loupe shows pixels.
extension Viewer {
  /// Handles an event of the pointer.
  ///
  /// - Parameter isHandled: Whether a control or a panel responds to it.
  func handle(_ event: PointerEvent, isHandled: Bool) {
    let before = pointer
    pointer = event.action == .exited ? nil : (event.x, event.y)
    isPointerOverControl = isHandled && pointer != nil
    if before.map({ $0 != (event.x, event.y) }) ?? true { showBar() }
    guard model.page == .demo else { return }
    switch event.action {
    case .pressed(button: 1): isPanning = !isHandled && !zoom.isNone
    case .released(button: 1): isPanning = false
    case .moved where isPanning: pan(from: before)
    case .scrolled(x: _, let y) where !isHandled && !isOverInterface((event.x, event.y)):
      zoom.magnify(by: -y, about: zoomCenter)
    default: break
    }
    refreshLoupe()
  }

  /// The fixed point of a zoom in points of the window: the pointer, or the center of the stage if the pointer is outside.
  var zoomCenter: CGPoint {
    guard let pointer else { return CGPoint(x: model.layout.stage.midX, y: model.layout.stage.midY) }
    return point(pointer)
  }

  /// The center of a pixel, in points of the window.
  private func point(_ pixel: (x: Int, y: Int)) -> CGPoint {
    CGPoint(x: (CGFloat(pixel.x) + 0.5) / session.scale, y: (CGFloat(pixel.y) + 0.5) / session.scale)
  }

  private func pan(from before: (x: Int, y: Int)?) {
    guard let before, let pointer else { return }
    zoom.pan(
      x: CGFloat(pointer.x - before.x) / session.scale, y: CGFloat(pointer.y - before.y) / session.scale)
  }

  /// Reads the pixels under the pointer for the loupe. Those of the interface are not magnified: they would change with
  /// each reading.
  func refreshLoupe() {
    guard model.showsLoupe, let pointer, !isOverInterface(pointer) else { return }
    let place = point(pointer).applying(zoom.transform.inverted())
    let stage = model.layout.stage
    let reading = LoupeReading(
      sample: LoupeSample(of: session.frame, x: pointer.x, y: pointer.y),
      point: CGPoint(x: place.x - stage.minX, y: place.y - stage.minY))
    if reading != model.loupe { model.loupe = reading }
  }

  private func isOverInterface(_ pointer: (x: Int, y: Int)) -> Bool {
    let place = point(pointer)
    return model.layout.parts.contains { $0.frame.contains(place) }
  }
}
