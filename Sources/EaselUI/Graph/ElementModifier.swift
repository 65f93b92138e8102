import EaselDrawing

/// A modifier that wraps each element of the modified view in an element of its own.
@MainActor
protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Element: WrapperElement

  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> Element

  /// Applies the new value of the modifier to an existing element.
  func update(_ element: Element)

  /// Passes the animation of the modifier to an element, before `update(_:)` applies the shown value.
  static func note(_ animation: AnimatedValue<Self>, in element: Element)
}

extension ElementModifier {
  static func note(_ animation: AnimatedValue<Self>, in element: Element) {}

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(ElementModifierNode(view, inputs))
  }
}

/// The node of a view with an element modifier.
final class ElementModifierNode<Base: View, Modifier: ElementModifier>: ViewNode<
  ModifiedContent<Base, Modifier>
>, AnimatedValueOwner
{
  var animated: AnimatedValue<Modifier>
  private let inputs: _NodeInputs
  private var content: ViewNode<Base>!
  /// All of type `Modifier.Element`. Stored as their base class, since arrays of generic classes are slow.
  private var elements: [WrapperElement] = []
  private let comparison = ValueComparison<Modifier>.shared

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    animated = AnimatedValue(view.modifier)
    self.inputs = inputs
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    content.update(view.content)
    guard !comparison.areEqual(animated.model, view.modifier) else { return }
    animated = animated.changed(to: view.modifier, for: self)
    updateElements()
  }

  private func updateElements() {
    let shown = animated.shown
    for element in elements {
      let element = unsafeDowncast(element, to: Modifier.Element.self)
      Modifier.note(animated, in: element)
      shown.update(element)
    }
  }

  /// Wrappers of elements that still exist are reused.
  override func collectElements(into collected: inout [LayoutElement]) {
    let start = collected.count
    content.collectElements(into: &collected)
    if elements.isEmpty {
      let shown = animated.shown
      for index in start..<collected.count {
        elements.append(shown.makeElement(around: collected[index], inputs))
      }
    } else if !isUpToDate(with: collected, from: start) {
      wrapAgain(collected[start...])
    }
    for index in elements.indices { collected[start + index] = elements[index] }
  }

  private func isUpToDate(with collected: [LayoutElement], from start: Int) -> Bool {
    collected.count - start == elements.count
      && elements.indices.allSatisfy { elements[$0].content === collected[start + $0] }
  }

  private func wrapAgain(_ contents: ArraySlice<LayoutElement>) {
    var remaining = Dictionary(uniqueKeysWithValues: elements.map { (ObjectIdentifier($0.content), $0) })
    var added: [WrapperElement] = []
    elements = contents.map { content in
      if let element = remaining.removeValue(forKey: ObjectIdentifier(content)) { return element }
      added.append(animated.shown.makeElement(around: content, inputs))
      return added[added.count - 1]
    }
    if added.count == 1, remaining.count == 1, let former = remaining.values.first {
      added[0].succeed(former)
    }
    for element in remaining.values { element.detach() }
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    super.collectPreference(key, into: &value)
    for element in elements { element.attachedNode?.collectPreference(key, into: &value) }
  }

  override func shownViewsDidChange() {
    super.shownViewsDidChange()
    for element in elements { element.attachedNode?.shownViewsDidChange() }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { elements.forEach { $0.detach() } }

  // MARK: Animation

  var environment: EnvironmentScope { inputs.environment }
  var transactions: TransactionScope { inputs.transactions }
  var isAlive: Bool { isMounted }

  // Not the default, which copies the modifier. Of all animations, those of modifiers are the most.
  var runningAnimation: RunningAnimation? { animated.animation }

  func animatedValueDidChange() { updateElements() }
}

/// An element that wraps one other. It changes nothing by itself.
class WrapperElement: LayoutElement {
  final let content: LayoutElement
  /// Cached, to avoid a walk through all modifiers of the view for each access to the traits.
  private let contentTraitSource: LayoutElement

  init(_ content: LayoutElement, _ inputs: _NodeInputs) {
    self.content = content
    contentTraitSource = content.traitSource
    super.init(inputs)
    content.superelement = self
  }

  /// Called for a new element whose content has taken the place of another one, as in a branch of a condition: takes
  /// over what the former element of the same modifier was in the middle of, such as the keyboard focus.
  func succeed(_ former: WrapperElement) {}

  override var traitSource: LayoutElement { contentTraitSource }

  override var presence: Presence? {
    get { super.presence ?? content.presence }
    set { super.presence = newValue }
  }

  override var placementTransactions: TransactionScope { content.placementTransactions }

  override var verticalSpacing: VerticalSpacing { content.verticalSpacing }

  override var hasExplicitAlignment: Bool { content.hasExplicitAlignment }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    content.explicitAlignment(key, at: size)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    content.hitTest(CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y), &hits)
  }

  override func forEachContent(_ visit: (LayoutElement) -> Void) { visit(content) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func placeContents(_ proposal: ProposedViewSize) { content.place(at: .zero, proposal: proposal) }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    content.record(into: recorder, at: content.origin, on: self.phase(of: content, in: phase))
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    noteRecorded()
    content.record(
      into: recorder, at: CGPoint(x: origin.x + content.origin.x, y: origin.y + content.origin.y),
      on: self.phase(of: content, in: phase))
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    content.recordLayers(
      by: filter, into: recorder,
      through: .translation(to: content.origin).concatenating(transform),
      on: self.phase(of: content, in: phase))
  }
}
