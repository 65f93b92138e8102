/// A node whose content comes from running a user's `body`: of a view, or of a modifier.
///
/// The body runs when the node is made, when its subject (the view or modifier value) differs from the one that it ran
/// for, and when something that it read has changed since; never otherwise.
class BodyNode<V: View, Subject, Content: View>: ViewNode<V>, EnvironmentDependent {
  private(set) var subject: Subject
  private(set) var content: ViewNode<Content>!
  private let inputs: _NodeInputs
  private let comparison = ValueComparison<Subject>.shared
  private var environmentReads: EnvironmentKeySet = []
  var environmentSlot: Int?

  init(subject: Subject, _ inputs: _NodeInputs) {
    self.subject = subject
    self.inputs = inputs
    super.init(inputs)
  }

  /// Runs the body of a subject whose dynamic properties are in place.
  func makeContent(of subject: Subject) -> Content { fatalError("subclasses say what their content is") }

  /// Takes a new subject and runs its body if it differs from the one before.
  final func setSubject(_ newSubject: Subject) {
    guard !comparison.areEqual(subject, newSubject) else { return }
    subject = newSubject
    evaluate()
  }

  /// Runs the body and brings the content up to date.
  final func evaluate() {
    needsUpdate = false
    graph.bodiesEvaluated += 1
    let (value, reads) = inputs.environment.read { environment in makeContent(of: subject) }
    noteEnvironmentReads(reads)
    if let content {
      content.update(value)
    } else {
      content = Content.makeNode(value, inputs.child(of: self))
    }
  }

  private func noteEnvironmentReads(_ keys: EnvironmentKeySet) {
    environmentReads = keys
    guard !keys.isEmpty else { return }
    inputs.environment.add(self)
  }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    guard !environmentReads.isDisjoint(with: keys) else { return }
    setNeedsUpdate()
  }

  override func updateIfNeeded() {
    guard needsUpdate else { return }
    evaluate()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { inputs.environment.remove(self) }
}
