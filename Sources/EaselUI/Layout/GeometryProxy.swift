/// The size and position of a geometry reader.
///
/// It must be used on the main actor. Outside of the reader's lifetime its values are zero.
///
/// ```swift
/// GeometryReader { proxy in
///   Circle().frame(width: proxy.size.width / 2)
/// }
/// ```
public struct GeometryProxy: Sendable {
  // Weak: a proxy may outlive the graph.
  private weak var element: LayoutElement?
  private let reads: GeometryReads

  init(_ element: LayoutElement, reads: GeometryReads) { (self.element, self.reads) = (element, reads) }

  /// The size of the reader, in points.
  public var size: CGSize {
    guard let element else { return .zero }
    let reads = reads
    return MainActor.assumeIsolated {
      reads.size = element.size
      return element.size
    }
  }

  /// The safe area insets of the reader, in points: the parts next to it that the `safeAreaInset` and
  /// `safeAreaPadding` of enclosing views cover. Windows have no safe area insets.
  public var safeAreaInsets: EdgeInsets {
    guard let element else { return EdgeInsets() }
    let reads = reads
    return MainActor.assumeIsolated {
      reads.note(element)
      return element.safeAreaInsets
    }
  }

  /// Returns the bounding box of the reader's bounds in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounding box of the reader's bounds in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    let reads = reads
    // Not sendable because the name can be of any type; it stays on the main actor.
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
  /// The axes and the size of the nearest enclosing scroll view, and the reader's frame in it; nil if there
  /// is none.
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

  /// Returns the bounds of the nearest enclosing view with a named coordinate space, in the reader's space
  /// and in points. The result is the bounding box if a view between them is transformed, and nil if no
  /// enclosing view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let element else { return nil }
    let reads = reads
    // Not sendable because it can be of any type; it stays on the main actor.
    nonisolated(unsafe) let name = coordinateSpace.name
    return MainActor.assumeIsolated {
      reads.note(element)
      guard let space = element.enclosingElement(named: name) else { return nil }
      reads.anchors.append(GeometryReads.AnchorFrame(element: space, frame: space.frame(in: .global)))
      return element.bounds(of: space)
    }
  }

  /// Returns the value of an anchor, in the reader's space.
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

/// The geometry of elements that a closure has read.
@MainActor
final class GeometryReads {
  var size: CGSize?
  /// The bounds in the root's space.
  var frame: CGRect?

  /// The bounds of other elements in the root's space.
  var anchors: [AnchorFrame] = []

  struct AnchorFrame {
    weak var element: LayoutElement?
    let frame: CGRect

    @MainActor var isUpToDate: Bool { element.map { $0.frame(in: .global) == frame } ?? true }
  }

  /// Records that the size and the position of the element were read.
  func note(_ element: LayoutElement) { (size, frame) = (element.size, element.frame(in: .global)) }

  /// Whether the geometry that was read is still current.
  func isUpToDate(with element: LayoutElement) -> Bool {
    (size == nil || size == element.size) && (frame == nil || frame == element.frame(in: .global))
      && anchors.allSatisfy(\.isUpToDate)
  }
}

/// The dependencies of a closure that reads an element's geometry. Determines when it has to run again.
@MainActor
struct GeometryDependencies {
  private var isStale = true
  /// The geometry that the closure read in its latest run.
  private var reads = GeometryReads()
  private var isObserving = false

  /// Invalidates the result of the closure for a reason other than geometry.
  mutating func setStale() { isStale = true }

  /// Whether the result of the closure is still valid.
  func isUpToDate(with element: LayoutElement) -> Bool { !isStale && reads.isUpToDate(with: element) }

  /// Begins a run of the closure, and returns its argument.
  mutating func begin(with element: LayoutElement) -> GeometryProxy {
    isStale = false
    reads = GeometryReads()
    return GeometryProxy(element, reads: reads)
  }

  /// Registers the element as a position observer if the closure read its position.
  mutating func observePosition(for element: any PositionObserver) {
    guard reads.frame != nil, !isObserving else { return }
    isObserving = true
    element.graph.add(observer: element)
  }

  /// Whether the closure still depends on the element's position. If not, the element stops observing it.
  mutating func keepsObserving(_ element: LayoutElement) -> Bool {
    isObserving = element.isAttached && reads.frame != nil
    return isObserving
  }
}

/// An element with content that depends on its position in the window.
@MainActor
protocol PositionObserver: LayoutElement {
  /// Invalidates the content if the position has changed. Returns false to stop observing.
  func checkPosition() -> Bool
}
