/// Views made from the subviews of others, an older form of `Group(subviews:transform:)`.
///
/// ```swift
/// struct Numbered: _VariadicView.MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in child.padding() }
///   }
/// }
///
/// let numbered = _VariadicView.Tree(Numbered()) {
///   Text("First")
///   Text("Second")
/// }
/// ```
public enum _VariadicView {
  /// A root that determines how the children are shown.
  public typealias Root = _VariadicView_Root
  /// A root that shows the children in a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The children of a tree.
  public typealias Children = _VariadicView_Children
  /// A root whose view is a single one for its container.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose view is several ones for its container.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// The views that a root makes from the subviews of a content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root, which makes the views.
    public var root: Root
    /// The content.
    public var content: Content

    init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

    /// Creates the views that a root makes from the subviews of a content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A type that makes something of the subviews of a content.
public protocol _VariadicView_Root {}

/// A type that makes a view of the subviews of a content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// Returns the view for subviews.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A type that makes one view of the subviews of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes views of the subviews of a content, which the enclosing container arranges.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, SubviewTransform where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  var base: Content { content }

  func makeResult(_ parts: [SubviewPart]) -> VariadicResult<Root.Body> {
    VariadicResult(
      content: root.body(children: _VariadicView_Children(subviews: SubviewsCollection(parts))),
      isStacked: root is any _VariadicView_UnaryViewRoot && !Root.Body._isSingleView)
  }
}

/// The view of a root. Several views of a root that makes one view form a column.
struct VariadicResult<Content: View>: View {
  let content: Content
  let isStacked: Bool

  var body: some View {
    if isStacked { VStack { content } } else { content }
  }
}

/// The subviews of a content. As a view, it shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  fileprivate let subviews: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// A subview of a content.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    private var traits: [ObjectIdentifier: Any] = [:]

    fileprivate init(subview: Subview) { self.subview = subview }

    /// The identity of the subview.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The id that the subview has by `ForEach` or `id(_:)`, if it is of a type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      onMainActor(subview) { $0.source?.elementID?.base as? ID }
    }

    /// A value that the subview passes to its container.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        traits[ObjectIdentifier(key)] as? Trait.Value ?? subview.containerValues[TraitValueKey<Trait>.self]
      }
      set { traits[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension _VariadicView_Children: View {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }

  public static var _isSingleView: Bool { false }
}

/// A key for a value that a view passes to its container.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The container value of a trait.
private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension ContainerValues {
  /// The value of a trait.
  fileprivate subscript<Trait: _ViewTraitKey>(trait _: TraitName<Trait>) -> Trait.Value {
    get { self[TraitValueKey<Trait>.self] }
    set { self[TraitValueKey<Trait>.self] = newValue }
  }
}

/// Names a trait in a key path.
private struct TraitName<Trait: _ViewTraitKey>: Hashable {}

nonisolated extension View {
  /// Sets a value for the container that shows the view.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: TraitName<K>()], value)
  }
}
