/// The size and place of a geometry reader.
///
/// Asked on the main actor, where contents are made; the graph is nowhere else.
public struct GeometryProxy {
  // Weak: a proxy may be kept for longer than the graph.
  private weak var element: LayoutElement?
  private let reads: GeometryReads

  init(_ element: LayoutElement, reads: GeometryReads) { (self.element, self.reads) = (element, reads) }

  /// Points.
  public var size: CGSize {
    guard let element else { return .zero }
    let reads = reads
    return MainActor.assumeIsolated {
      reads.size = element.size
      return element.size
    }
  }

  /// No window of this platform covers a part of its content.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's bounds in a coordinate space: the smallest upright rectangle around them where views around are turned
  /// or distorted.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    let reads = reads
    // A name may be of any type; it does not leave the caller's actor, which is this one.
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.assumeIsolated {
      reads.size = element.size
      guard space != .local else { return CGRect(origin: .zero, size: element.size) }
      reads.frame = element.frame(in: .global)
      return element.frame(in: space)
    }
  }
}

extension GeometryProxy {
  /// The place of a view that an anchor stands for, in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (own, reads) = (element, reads)
    let target = anchor.element
    let frame = MainActor.assumeIsolated { () -> CGRect in
      guard let own, let target else { return .zero }
      let (outer, inner) = (own.frame(in: .global), target.frame(in: .global))
      (reads.size, reads.frame) = (own.size, outer)
      reads.anchors.append(GeometryReads.AnchorFrame(element: target, frame: inner))
      return inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    return anchor.value(in: frame)
  }
}

/// What a reader's content read of its geometry.
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

  /// True when the geometry that was read is that of the element still.
  func isUpToDate(with element: LayoutElement) -> Bool {
    (size == nil || size == element.size) && (frame == nil || frame == element.frame(in: .global))
      && anchors.allSatisfy(\.isUpToDate)
  }
}
