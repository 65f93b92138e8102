/// A coordinate space in which a location or frame is expressed, in points with y down. The parameters of functions take a
/// `CoordinateSpaceProtocol`, which also has the spaces of scroll views.
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

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool { self.name == name }
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

/// A description of a coordinate space: `.local`, `.global`, `.named(_:)`, `.scrollView` or `.scrollView(axis:)`.
///
/// ```swift
/// Text("Tilts as it scrolls").visualEffect { content, proxy in
///   content.rotationEffect(.degrees(proxy.frame(in: .scrollView).minY / 10))
/// }
/// ```
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window or image.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window or image.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest enclosing view with the name; the global space if there is none.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest enclosing scroll view, whose origin is the top left of its visible part; the global space if
  /// there is none.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The space of the nearest enclosing scroll view that scrolls along the axis, whose origin is the top left of its visible
  /// part; the global space if there is none.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

/// The name of the spaces of scroll views.
struct ScrollViewSpace: Hashable {
  /// The axis along which they scroll; `nil` for any.
  let axis: Axis?
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
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
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
      if case .named(let name) = space, element !== self, element.hasCoordinateSpace(named: name) { break }
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
    while let element = current, !element.hasCoordinateSpace(named: name) { current = element.superelement }
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
