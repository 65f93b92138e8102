/// A view for each element of a collection. A view is the same one as long as its element's id is, wherever it moves.
///
/// Ids should differ. When several elements share one, the second of them is the same view as the second before.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: \.self)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: ForEach, _ inputs: _NodeInputs) -> _NodeOutput<ForEach> {
    _NodeOutput(ForEachNode(view, inputs))
  }
}
