/// The node of a section in a lazy container, which can pin its header and its footer.
final class LazySectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>
{
  private var header: ViewNode<Parent>!
  private var content: ViewNode<Content>!
  private var footer: ViewNode<Footer>!

  init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
    super.init(inputs)
    let whole = inputs.child(of: self, lazyContainer: nil, stackAxis: inputs.stackAxis)
    header = Parent.makeNode(view.header, whole)
    content = Content.makeNode(view.content, inputs.child(of: self))
    footer = Footer.makeNode(view.footer, whole)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func collectLazyParts(into parts: inout [LazyPart]) {
    parts.append(.header(header.contributedElements.filter { !$0.isLeaving }))
    content.collectLazyParts(into: &parts)
    parts.append(.footer(footer.contributedElements.filter { !$0.isLeaving }))
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(header)
    visit(content)
    visit(footer)
  }
}
