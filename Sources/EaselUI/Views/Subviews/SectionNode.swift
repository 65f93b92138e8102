extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Section, _ inputs: _NodeInputs) -> _NodeOutput<Section> {
    inputs.lazyContainer == nil || view.isExpanded != nil
      ? _NodeOutput(TransparentNode(view, inputs) { SectionViews(section: $0) })
      : _NodeOutput(LazySectionNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: Section, _ inputs: _NodeInputs) -> _NodeOutput<Section> {
    _NodeOutput(ListedSectionNode(view, inputs))
  }
}

/// The views of a section, for containers that do not know sections.
private struct SectionViews<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>

  var body: some View {
    section.header
    if section.isExpanded?.wrappedValue != false { section.content }
    section.footer
  }
}

/// The node of a section whose views a container lists.
final class ListedSectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>
{
  private let number = SubviewSource.makeNumber()
  private var isExpanded: Binding<Bool>?
  /// The number of changes of the section.
  private var version = 0
  private var header: ViewNode<Parent>!
  private var content: ViewNode<Content>!
  private var footer: ViewNode<Footer>!

  init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
    isExpanded = view.isExpanded
    super.init(inputs)
    header = Parent.makeNode(view.header, inputs.child(of: self))
    content = Content.makeNode(view.content, inputs.child(of: self))
    footer = Footer.makeNode(view.footer, inputs.child(of: self))
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    let wasExpanded = isExpanded?.wrappedValue
    isExpanded = view.isExpanded
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
    if wasExpanded != isExpanded?.wrappedValue || isExpanded != nil { elementsDidChange() }
  }

  override func elementsDidChange() {
    version += 1
    super.elementsDidChange()
  }

  override func collectSubviews(into parts: inout [SubviewPart]) {
    parts.append(
      .section(
        SectionPart(
          number: number, header: header.subviewParts, content: content.subviewParts,
          footer: footer.subviewParts,
          isExpanded: isExpanded, version: version)))
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(header)
    visit(content)
    visit(footer)
  }
}
