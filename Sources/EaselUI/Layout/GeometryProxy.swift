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

/// What a closure was given of an element's geometry: says when it has to run again.
@MainActor
struct GeometryDependence {
  private var isStale = true
  /// The geometry that the closure read in its latest run.
  private var reads = GeometryReads()
  private var isObserving = false

  /// Notes that something else than the geometry has changed.
  mutating func setStale() { isStale = true }

  /// True when the closure would give the same as before.
  func isUpToDate(with element: LayoutElement) -> Bool { !isStale && reads.isUpToDate(with: element) }

  /// What to run the closure with.
  mutating func begin(with element: LayoutElement) -> GeometryProxy {
    isStale = false
    reads = GeometryReads()
    return GeometryProxy(element, reads: reads)
  }

  /// Has the element learn of changes of its place if the closure read it.
  mutating func observePosition(for element: any PositionObserver) {
    guard reads.frame != nil, !isObserving else { return }
    isObserving = true
    element.graph.add(observer: element)
  }

  /// False when the closure does not depend on the element's place any more, which then is observed no longer.
  mutating func keepsObserving(_ element: LayoutElement) -> Bool {
    isObserving = element.isAttached && reads.frame != nil
    return isObserving
  }
}

/// An element with something that depends on its place in the window.
@MainActor
protocol PositionObserver: LayoutElement {
  /// Has what depends on the place made anew if that is another one now; false when nothing depends on it any more.
  func checkPosition() -> Bool
}
