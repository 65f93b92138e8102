/// In whose coordinates a place is told.
public enum CoordinateSpace: Hashable {
  /// Those of the window or picture.
  case global
  /// Those of the view itself.
  case local
  /// Those of the nearest view around that has the name; those of the window if there is none.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}

/// Gives a view's coordinate space a name.
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
  /// Names the view's coordinate space, for views inside that ask for their place in it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, for views inside that ask for their place in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: Equatable {
  let name: AnyHashable

  /// The space of the view that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension LayoutElement {
  /// A point of the root's space in the element's own; nil where a map on the way has no inverse.
  final func convertFromRoot(_ point: CGPoint) -> CGPoint? {
    guard let superelement else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    guard let outer = superelement.convertFromRoot(point) else { return nil }
    let inner: CGPoint
    if let map = superelement.contentMap {
      var inverse = map
      guard inverse.invert() else { return nil }
      inner = outer.applying(inverse)
    } else {
      inner = outer
    }
    return CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
  }

  /// A point of the element's own space in that of an element around it, or in the root's.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    var point = point
    var current: LayoutElement? = space == .local ? nil : self
    while let element = current {
      if case .named(let name) = space, element !== self, element.coordinateSpaceName == name { break }
      point = CGPoint(x: point.x + element.origin.x, y: point.y + element.origin.y)
      if let map = element.superelement?.contentMap { point = point.applying(map) }
      current = element.superelement
    }
    return point
  }

  /// The smallest upright rectangle around the element's bounds in another space.
  final func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(around: corners.map { convert($0, to: space) })
  }

  /// The smallest upright rectangle in the element's own space around the bounds of another; nil where a map on the way
  /// has no inverse.
  final func bounds(of other: LayoutElement) -> CGRect? {
    let points = other.corners.compactMap { convertFromRoot(other.convert($0, to: .global)) }
    return points.isEmpty ? nil : CGRect(around: points)
  }

  private var corners: [CGPoint] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in CGPoint(x: x * size.width, y: y * size.height) }
  }

  /// A point of the root's space in a space that a view of this element names.
  final func convertFromRoot(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return convertFromRoot(point) ?? point
    case .named(let name): return enclosingElement(named: name)?.convertFromRoot(point) ?? point
    }
  }

  /// The nearest element around this one whose coordinate space has a name.
  final func enclosingElement(named name: AnyHashable) -> LayoutElement? {
    var current = superelement
    while let element = current, element.coordinateSpaceName != name { current = element.superelement }
    return current
  }

  /// The elements inside and this one, from the back to the front.
  final func forEachDescendant(_ visit: (LayoutElement) -> Void) {
    visit(self)
    forEachContent { $0.forEachDescendant(visit) }
  }
}

extension CGRect {
  /// The smallest upright rectangle around points; zero around none.
  fileprivate init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    self.init(
      origin: origin, size: CGSize(width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y))
  }
}
