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
