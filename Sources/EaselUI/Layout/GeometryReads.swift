/// What was read of an element's geometry.
@MainActor
final class GeometryReads {
  var size: CGSize?
  /// The bounds in the window.
  var frame: CGRect?

  /// The bounds of other elements in the window.
  var anchors: [AnchorFrame] = []

  struct AnchorFrame {
    weak var element: LayoutElement?
    let frame: CGRect

    @MainActor var isUpToDate: Bool { element.map { $0.frame(in: .global) == frame } ?? true }
  }

  /// Notes that size and place of the element were read.
  func note(_ element: LayoutElement) { (size, frame) = (element.size, element.frame(in: .global)) }

  /// True when the geometry that was read is that of the element still.
  func isUpToDate(with element: LayoutElement) -> Bool {
    (size == nil || size == element.size) && (frame == nil || frame == element.frame(in: .global))
      && anchors.allSatisfy(\.isUpToDate)
  }
}
