/// Views of a tree, whose branches are shown or hidden by their labels.
///
/// ```swift
/// struct Folder: Identifiable {
///   let id: String
///   var folders: [Folder]?
/// }
///
/// struct Folders: View {
///   let folders: [Folder]
///
///   var body: some View {
///     List {
///       OutlineGroup(folders, children: \.folders) { folder in
///         Text(folder.id)
///       }
///     }
///   }
/// }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let root: Data.Element?
  fileprivate let data: Data?
  fileprivate let id: KeyPath<Data.Element, ID>
  fileprivate let children: KeyPath<Data.Element, Data?>
  fileprivate let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the views of the tree below an element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: root, data: nil, id: \.id, children: children, leaf: content)
  }

  /// Creates the views of the trees below the elements of a collection.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: nil, data: data, id: \.id, children: children, leaf: content)
  }

  /// Creates the views of the tree below an element, which are identified by the value at a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: root, data: nil, id: id, children: children, leaf: content)
  }

  /// Creates the views of the trees below the elements of a collection, which are identified by the value at a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: nil, data: data, id: id, children: children, leaf: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    if let root {
      OutlineBranch(element: root, id: id, children: children, leaf: leaf)
    } else if let data {
      OutlineLevel(data: data, id: id, children: children, leaf: leaf)
    }
  }
}

/// The elements of a level of a tree.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  var body: some View {
    ForEach(data, id: id) { OutlineBranch(element: $0, id: id, children: children, leaf: leaf) }
  }
}

/// An element of a tree, with the elements below it.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  var body: some View {
    if let data = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(OutlineLevel(data: data, id: id, children: children, leaf: leaf)))
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

/// The views below a branch of a tree.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}
