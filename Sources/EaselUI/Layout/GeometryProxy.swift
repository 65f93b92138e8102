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

  /// How much `safeAreaInset` and `safeAreaPadding` of views around cover next to the reader, in points. A window itself
  /// covers nothing.
  public var safeAreaInsets: EdgeInsets {
    guard let element else { return EdgeInsets() }
    let reads = reads
    return MainActor.assumeIsolated {
      reads.note(element)
      return element.safeAreaInsets
    }
  }

  /// The reader's bounds in a coordinate space: the smallest upright rectangle around them where views around are turned
  /// or distorted.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    let reads = reads
    // A name may be of any type; it does not leave the caller's actor, which is this one.
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.assumeIsolated {
      guard space != .local else {
        reads.size = element.size
        return CGRect(origin: .zero, size: element.size)
      }
      reads.note(element)
      return element.frame(in: space)
    }
  }
}

extension GeometryProxy {
  /// The nearest scroll view around: along which axes it scrolls, its size, and the reader's frame in it.
  var scrollContainer: (axes: Axis.Set, size: CGSize, frame: CGRect)? {
    guard let element else { return nil }
    let reads = reads
    return MainActor.assumeIsolated {
      reads.note(element)
      guard let container = element.scrollContainer else { return nil }
      reads.anchors.append(GeometryReads.AnchorFrame(element: container, frame: container.frame(in: .global)))
      let (inner, outer) = (element.frame(in: .global), container.frame(in: .global))
      return (container.axes, container.size, inner.offsetBy(dx: -outer.minX, dy: -outer.minY))
    }
  }

  /// The bounds of the nearest view around that has a name, in the reader's own space and in points: the smallest upright
  /// rectangle around them where views between are turned or distorted. Nil where no view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let element else { return nil }
    let reads = reads
    nonisolated(unsafe) let name = coordinateSpace.name
    return MainActor.assumeIsolated {
      reads.note(element)
      guard let space = element.enclosingElement(named: name) else { return nil }
      reads.anchors.append(GeometryReads.AnchorFrame(element: space, frame: space.frame(in: .global)))
      return element.bounds(of: space)
    }
  }

  /// The place of a view that an anchor stands for, in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (own, reads) = (element, reads)
    let target = anchor.element
    let frame = MainActor.assumeIsolated { () -> CGRect in
      guard let own, let target else { return .zero }
      let (outer, inner) = (own.frame(in: .global), target.frame(in: .global))
      reads.note(own)
      reads.anchors.append(GeometryReads.AnchorFrame(element: target, frame: inner))
      return inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    return anchor.value(in: frame)
  }
}
