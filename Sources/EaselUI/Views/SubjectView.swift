/// A view made from a value that is not a view, such as the style of a control or commands. The dynamic properties of the
/// value are installed like those of a view, and the content is made again when one of them, the value or the closure changes.
package struct SubjectView<Subject, Content: View>: View {
  package typealias Body = Never

  let subject: Subject
  let content: @MainActor (Subject) -> Content

  /// Creates a view of a value.
  package init(_ subject: Subject, @ViewBuilder content: @escaping @MainActor (Subject) -> Content) {
    (self.subject, self.content) = (subject, content)
  }

  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(SubjectNode(view, inputs))
  }

  package static var _isSingleView: Bool { false }

  package static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _makeNode(view, inputs)
  }
}

/// The node of a view made from a value.
final class SubjectNode<Subject, Content: View>: BodyNode<SubjectView<Subject, Content>, Subject, Content> {
  private var view: SubjectView<Subject, Content>
  private let viewComparison = ValueComparison<SubjectView<Subject, Content>>.shared

  init(_ view: SubjectView<Subject, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(subject: view.subject, inputs)
    evaluate()
  }

  override func update(_ view: SubjectView<Subject, Content>) {
    guard !viewComparison.areEqual(self.view, view) else { return }
    self.view = view
    replaceSubject(by: view.subject)
  }

  override func makeContent(of subject: Subject) -> Content { view.content(subject) }
}
