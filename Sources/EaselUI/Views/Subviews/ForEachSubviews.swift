/// The data of a `ForEach` that shows a view for each subview of another view.
///
/// The collection is empty outside of the `ForEach`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: AnyView
  private var subviews: SubviewsCollection?

  init(base: AnyView) { self.base = base }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews?.endIndex ?? 0 }

  /// The subview at a position.
  public subscript(position: Int) -> Subview { subviews![position] }
}

/// The data of a `ForEach` that shows a view for each section of another view.
///
/// The collection is empty outside of the `ForEach`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: AnyView
  private var sections: SectionCollection?

  init(base: AnyView) { self.base = base }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections?.endIndex ?? 0 }

  /// The section at a position.
  public subscript(position: Int) -> SectionConfiguration { sections![position] }
}

/// Data of a `ForEach` that is known only once its view is in a graph.
@MainActor
protocol ListedData {
  var base: AnyView { get }
  var isResolved: Bool { get }

  func resolved(_ parts: [SubviewPart]) -> Self
}

@MainActor extension ForEachSubviewCollection: ListedData {
  var isResolved: Bool { subviews != nil }

  func resolved(_ parts: [SubviewPart]) -> Self {
    var resolved = self
    resolved.subviews = SubviewsCollection(parts)
    return resolved
  }
}

@MainActor extension ForEachSectionCollection: ListedData {
  var isResolved: Bool { sections != nil }

  func resolved(_ parts: [SubviewPart]) -> Self {
    var resolved = self
    resolved.sections = SectionCollection(parts)
    return resolved
  }
}

extension ForEach where Content: View {
  /// Makes a view for each subview of a view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(base: AnyView(view)), content: content, id: \.id)
  }

  /// Makes a view for each section of a view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(base: AnyView(view)), content: content, id: \.id)
  }
}

/// A `ForEach` over the subviews or sections of a view.
struct ListedForEach<Data: RandomAccessCollection & ListedData, ID: Hashable, Content: View> {
  let view: ForEach<Data, ID, Content>
}

extension ListedForEach: View, SubviewTransform {
  typealias Body = Never

  var base: AnyView { view.data.base }

  func makeResult(_ parts: [SubviewPart]) -> ForEach<Data, ID, Content> {
    ForEach(data: view.data.resolved(parts), content: view.content, id: view.id)
  }
}

extension ForEach where Content: View {
  /// The node of a `ForEach` whose data has to be resolved; nil for other data.
  @MainActor static func makeResolvingNode(_ view: ForEach, _ inputs: _NodeInputs) -> ViewNode<ForEach>? {
    guard let type = Data.self as? any (RandomAccessCollection & ListedData).Type,
      (view.data as? any ListedData)?.isResolved == false
    else { return nil }
    func open<Listed: RandomAccessCollection & ListedData>(_ type: Listed.Type) -> ViewNode<ForEach> {
      // `Listed` and `Data` are the same type.
      TransparentNode(view, inputs) { ListedForEach(view: $0 as! ForEach<Listed, ID, Content>) }
    }
    return open(type)
  }
}
