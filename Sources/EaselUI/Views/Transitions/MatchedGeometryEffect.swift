/// The geometry that views of a group take over from their source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of the anchor, in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, which is proposed to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Identifies a group of views that share their geometry.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// Gives a view the geometry of the source of its group.
struct MatchedGeometryModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

@MainActor extension MatchedGeometryModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> MatchedGeometryElement {
    MatchedGeometryElement(self, around: content, inputs)
  }

  func update(_ element: MatchedGeometryElement) { element.modifier = self }
}

nonisolated extension View {
  /// Gives the view the size and place of the source of its group: of the view with the same `id` and `namespace` whose
  /// `isSource` is true. The layout of the views around stays as it is without the effect.
  ///
  /// When the source is removed and another one inserted in one animated transaction, the new view begins with the frame
  /// of the old one and moves to its own, while the old one leaves by its transition with the frame of the new one.
  ///
  /// - Parameters:
  ///   - id: Of the group, unique in the namespace.
  ///   - properties: What the view takes over: the size is proposed to it, the position is that of the anchor.
  ///   - anchor: The point of a source that it shares, and the point of any other view that is put there.
  ///   - isSource: Whether the view gives its geometry to others. If several of a group do, the first holds, and one line
  ///     on standard error says so; if none does, the views keep their own geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
