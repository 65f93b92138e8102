/// What an element keeps for the dynamic properties of the shapes that it draws, such as `@Environment` and `@State`.
@MainActor
final class ShapeProperties<Subject> {
  private let list: DynamicPropertyList<Subject>
  private let storage: [Any?]
  private let sizeReader: SizeReader

  /// Nil for subjects whose shapes have no dynamic properties, which are most.
  init?(of subject: Subject, in element: LayoutElement) {
    list = DynamicPropertyList.ofShapes
    guard !list.isEmpty else { return nil }
    storage = list.makeStorage(for: subject)
    sizeReader = SizeReader(element)
  }

  /// The subject with each property ready to be read.
  func install(in subject: Subject, _ environment: EnvironmentValues) -> Subject {
    list.install(in: subject, storage: storage, environment: environment)
  }

  /// The size that `body` takes of the subject. When state that it reads changes, the element's layout becomes stale.
  func measure(
    _ subject: Subject, _ environment: EnvironmentValues, _ body: (Subject) -> CGSize
  ) -> CGSize {
    var size = CGSize.zero
    let reads = ChangeReads(of: sizeReader) { size = body(install(in: subject, environment)) }
    sizeReader.note(reads)
    return size
  }

  /// Gives back what was registered; the element is gone.
  func cancel() { sizeReader.cancel() }
}

/// What the sizes of an element depend on, apart from what its picture does.
@MainActor
private final class SizeReader: ChangeReader {
  let graph: ViewGraph
  private weak var element: LayoutElement?
  private var subscriptions = ChangeSubscriptions()

  init(_ element: LayoutElement) { (graph, self.element) = (element.graph, element) }

  func note(_ reads: ChangeReads) {
    if subscriptions.update(reads, for: self) { sourceDidChange() }
  }

  func sourceDidChange() { element?.invalidateLayout() }

  func cancel() { subscriptions.cancel(for: self) }
}
