/// A coordinate space in which a location or frame is expressed, in points with y down.
///
/// ```swift
/// GeometryReader { proxy in
///   Text(verbatim: "\(proxy.frame(in: .named("board")).minX)")
/// }
/// .coordinateSpace(name: "board")
/// ```
public enum CoordinateSpace: Hashable {
  /// The space of the window or image.
  case global
  /// The space of the view itself.
  case local
  /// The space of the nearest enclosing view with the name; the global space if there is none.
  case named(AnyHashable)

  /// Whether this is the global space.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the local space.
  public var isLocal: Bool { self == .local }
}

/// The modifier that names a view's coordinate space.
struct CoordinateSpaceModifier {
  let name: AnyHashable
}

@MainActor extension CoordinateSpaceModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> CoordinateSpaceElement {
    CoordinateSpaceElement(name, around: content, inputs)
  }

  func update(_ element: CoordinateSpaceElement) { element.name = name }
}

final class CoordinateSpaceElement: WrapperElement {
  fileprivate(set) var name: AnyHashable

  init(_ name: AnyHashable, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.name = name
    super.init(content, inputs)
  }

  override var coordinateSpaceName: AnyHashable? { name }
}

nonisolated extension View {
  /// Names the view's coordinate space, so that views inside can use it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, so that views inside can use it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

/// A coordinate space with a name.
///
/// ```swift
/// VStack {
///   GeometryReader { proxy in
///     Text(verbatim: "\(proxy.bounds(of: .named("board"))?.width ?? 0)")
///   }
/// }
/// .coordinateSpace(.named("board"))
/// ```
public struct NamedCoordinateSpace: Equatable {
  let name: AnyHashable

  /// Returns the space of the enclosing view with the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension LayoutElement {
  /// Converts a point from the root's space to the element's; nil if a transform between them is not
  /// invertible.
  final func convertFromRoot(_ point: CGPoint) -> CGPoint? {
    guard let superelement else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    guard let outer = superelement.convertFromRoot(point) else { return nil }
    let inner: CGPoint
    if let map = superelement.contentTransform {
      var inverse = map
      guard inverse.invert() else { return nil }
      inner = outer.applying(inverse)
    } else {
      inner = outer
    }
    return CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
  }

  /// Converts a point from the element's space to that of an enclosing element or the root.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    var point = point
    var current: LayoutElement? = space == .local ? nil : self
    while let element = current {
      if case .named(let name) = space, element !== self, element.coordinateSpaceName == name { break }
      point = CGPoint(x: point.x + element.origin.x, y: point.y + element.origin.y)
      if let map = element.superelement?.contentTransform { point = point.applying(map) }
      current = element.superelement
    }
    return point
  }

  /// The bounding box of the element's bounds in another space.
  final func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(around: corners.map { convert($0, to: space) })
  }

  /// The bounding box, in the root's space, of a rectangle in the element's space.
  final func rootArea(of area: CGRect) -> CGRect {
    let corners = [
      (area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY),
    ]
    return CGRect(around: corners.map { convert(CGPoint(x: $0, y: $1), to: .global) })
  }

  /// The bounding box, in the element's own space, of the bounds of another element; nil if a transform
  /// between them is not invertible.
  final func bounds(of other: LayoutElement) -> CGRect? {
    let points = other.corners.compactMap { convertFromRoot(other.convert($0, to: .global)) }
    return points.isEmpty ? nil : CGRect(around: points)
  }

  private var corners: [CGPoint] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in CGPoint(x: x * size.width, y: y * size.height) }
  }

  /// Converts a point from the root's space to a space that is visible from the element.
  final func convertFromRoot(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return convertFromRoot(point) ?? point
    case .named(let name): return enclosingElement(named: name)?.convertFromRoot(point) ?? point
    }
  }

  /// The nearest enclosing element whose coordinate space has the name.
  final func enclosingElement(named name: AnyHashable) -> LayoutElement? {
    var current = superelement
    while let element = current, element.coordinateSpaceName != name { current = element.superelement }
    return current
  }

  /// Visits this element and its descendants, from back to front.
  final func forEachDescendant(_ visit: (LayoutElement) -> Void) {
    visit(self)
    forEachContent { $0.forEachDescendant(visit) }
  }
}

extension CGRect {
  /// Creates the bounding box of points; zero without points.
  fileprivate init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    self.init(
      origin: origin, size: CGSize(width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y))
  }
}
