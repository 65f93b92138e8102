import EaselDrawing

/// Items on their way from one view to another.
@MainActor
final class Drag {
  let items: [NSItemProvider]
  /// What the views of the library drag, such as a row of a list; nil for items of the program.
  let payload: Any?
  /// The view from which the items come.
  private(set) weak var source: DragSourceElement?
  /// The location of the pointer in the window.
  var location: CGPoint
  var modifiers: EventModifiers = []
  private let start: CGPoint
  /// The distance of the pointer from the press, in points.
  var distance: CGFloat { location.distance(to: start) }
  /// The view at the beginning of the drag, and its place in the window.
  private let image: Fragment
  private let place: CGAffineTransform
  /// The latest drawing of the preview of the program, with its size; nil if it has none.
  private var preview: (fragment: Fragment, size: CGSize)?

  private static var opacity: Float { 0.8 }

  init(
    _ items: [NSItemProvider], payload: Any?, of source: DragSourceElement, from start: CGPoint,
    to location: CGPoint
  ) {
    (self.items, self.payload, self.source) = (items, payload, source)
    (self.start, self.location) = (start, location)
    (image, place) = source.snapshot()
  }

  /// Draws the preview at the pointer: the view itself where it was taken, or the preview of the program around the
  /// pointer.
  func draw(into recorder: FragmentRecorder, on phase: PixelPhase) {
    if let source, source.isAttached { preview = source.preview(on: phase) ?? preview }
    var transform = place
    var fragment = image
    if let preview {
      let (width, height) = (preview.size.width, preview.size.height)
      transform = .translation(to: CGPoint(x: location.x - width / 2, y: location.y - height / 2))
      fragment = preview.fragment
    } else {
      let way = CGPoint(x: location.x - start.x, y: location.y - start.y)
      transform = place.concatenating(.translation(to: way))
    }
    guard !fragment.isEmpty, transform.isFinite else { return }
    transform.tx = (transform.tx * phase.scale).rounded() / phase.scale
    transform.ty = (transform.ty * phase.scale).rounded() / phase.scale
    let shadow = FilterOperation.Shadow(
      color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.35), radius: 6,
      offset: CGSize(width: 0, height: 3))
    let filter = FilterNode(parent: nil, operation: .shadow(shadow), transform: .identity)
    recorder.append(
      group: fragment, state: DrawingState(transform: transform, filters: filter, opacity: Drag.opacity))
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e7 } }
}
