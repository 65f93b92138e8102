import EaselDrawing

/// The pages of a navigation stack: the root, and those that were pushed.
struct NavigationPages<Root: View> {
  let root: Root
  let model: NavigationModel
  /// The page of the root.
  let rootPage: NavigationPageModel
  /// The page that the stack is in; its bar is that of the root.
  var outer: NavigationPageModel?
}

extension NavigationPages: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(NavigationPagesNode(view, inputs))
  }
}

/// The node of the pages of a stack. The root is updated with the stack; the others when the path or a destination
/// changes.
final class NavigationPagesNode<Root: View>: ViewNode<NavigationPages<Root>>, Evaluator {
  private typealias RootView = NavigationPage<Root>
  private typealias PageView = NavigationPage<AnyView>

  private var view: NavigationPages<Root>
  private let element: PageStackElement
  private let scope: PresentationTransactions
  private let inputs: _NodeInputs
  private var root: SubgraphNode<RootView>!
  private var entries = NavigationEntries()
  private var pages: [ObjectIdentifier: SubgraphNode<PageView>] = [:]
  private var leaving: [SubgraphNode<PageView>] = []
  var evaluation = Evaluation()
  var environmentSlot: Int?
  private var hasStarted = false
  private var list: ElementsNode!

  init(_ view: NavigationPages<Root>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    element = PageStackElement(inputs)
    scope = PresentationTransactions(.spring(duration: 0.38, bounce: 0), parent: inputs.transactions)
    super.init(inputs)
    root = SubgraphNode(rootView, alignment: .center, pageInputs)
    updatePages()
    hasStarted = true
    view.model.removePages = { [weak self] in self?.remove(above: $0) }
    list = ElementsNode(inputs.child(of: self)) { [unowned self] in collectPages(into: &$0) }
    element.setSource(list)
  }

  private var pageInputs: _NodeInputs { inputs.child(of: self, transactions: scope) }

  private var rootView: RootView {
    NavigationPage(
      content: view.root, page: view.rootPage, previous: view.outer?.previous,
      isCovered: !entries.entries.isEmpty, pop: view.outer?.pop)
  }

  private func pageView(at index: Int) -> PageView {
    let all = entries.entries
    let isRoot = index == 0 && view.model.firstPageIsRoot
    return NavigationPage(
      content: all[index].view, page: all[index].page,
      previous: isRoot ? nil : index == 0 ? view.rootPage : all[index - 1].page,
      isCovered: index + 1 < all.count, pop: isRoot ? nil : pop(all[index]))
  }

  // MARK: Updates

  override func update(_ newView: NavigationPages<Root>) {
    view = newView
    root.update(rootView, alignment: .center)
    updatePages()
  }

  override func updateIfNeeded() {
    if needsUpdate { updatePages() }
  }

  func sourceDidChange() { setNeedsUpdate() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {}

  private func updatePages() {
    needsUpdate = false
    let (former, model) = (entries, view.model)
    let (path, presented, destinations) = evaluate(in: inputs.environment) { _ in
      (model.path.values, model.presented.entries, model.destinations.entries)
    }
    // A copy, so that the entries are not open while the program compares its values.
    entries = former.reconciled(path, presented, destinations)
    let (old, new) = (former.entries, entries.entries)
    let isChanged = old.count != new.count || !zip(old, new).allSatisfy { $0 === $1 }
    guard isChanged else { return showPages() }
    scope.transition {
      root.update(rootView, alignment: .center)
      showPages()
      for entry in old where !new.contains(where: { $0 === entry }) {
        leave(ObjectIdentifier(entry), isTop: entry === old.last)
      }
    }
    elementsDidChange()
  }

  /// Updates the pages, and creates those of new entries.
  private func showPages() {
    for (index, entry) in entries.entries.enumerated() {
      let key = ObjectIdentifier(entry)
      if let page = pages[key] {
        page.update(pageView(at: index), alignment: .center)
      } else {
        let page = SubgraphNode(pageView(at: index), alignment: .center, pageInputs)
        pages[key] = page
        if hasStarted, index == entries.entries.count - 1 { enter(page) }
      }
    }
  }

  private func enter(_ page: SubgraphNode<PageView>) {
    element.transitionCount += 1
    let isAnimated = scope.transition(completion: { [weak self] in self?.transitionDidEnd() }) {
      Presentation.enter(page, in: scope)
    }
    if !isAnimated { transitionDidEnd() }
  }

  private func leave(_ key: ObjectIdentifier, isTop: Bool) {
    guard let page = pages.removeValue(forKey: key) else { return }
    guard isTop else { return page.unmount() }
    element.transitionCount += 1
    leaving.append(page)
    let isSeen = Presentation.leave(page, in: scope) { [weak self, weak page] in
      guard let self, let page else { return }
      end(page)
    }
    if !isSeen { end(page) }
  }

  private func end(_ page: SubgraphNode<PageView>) {
    leaving.removeAll { $0 === page }
    page.unmount()
    transitionDidEnd()
  }

  private func transitionDidEnd() {
    element.transitionCount -= 1
    guard isMounted else { return }
    element.childrenDidChange()
    graph.shownViewsDidChange(in: self)
  }

  // MARK: Removal of pages

  /// Removes the page of an entry and those above it. The closure is stored in the page, which the entry owns, and so it
  /// refers to the entry weakly.
  private func pop(_ entry: NavigationEntry) -> () -> Void {
    { [weak self, weak entry] in
      guard let self, let index = entries.entries.firstIndex(where: { $0 === entry }) else { return }
      remove(above: index)
    }
  }

  /// Removes the pages above a number of them.
  private func remove(above count: Int) {
    guard entries.entries.indices.contains(count) else { return }
    let removed = entries.entries[count...]
    let values = entries.entries[..<count].filter(\.isValue).count
    for entry in removed.reversed() {
      if case .view(_, let destination) = entry.source { destination.dismiss() }
    }
    let path = view.model.path.values
    if path.count > values { view.model.path.set(Array(path[..<values])) }
  }

  // MARK: Structure

  override var levels: Int { 4 }

  override func collectElements(into elements: inout [LayoutElement]) {
    elements.append(element)
  }

  private func collectPages(into elements: inout [LayoutElement]) {
    elements.append(root.element)
    for entry in entries.entries {
      if let page = pages[ObjectIdentifier(entry)] { elements.append(page.element) }
    }
    elements += leaving.map(\.element)
    element.presentCount = elements.count - leaving.count
  }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(root)
    for entry in entries.entries { if let page = pages[ObjectIdentifier(entry)] { visit(page) } }
    for page in leaving { visit(page) }
  }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {}

  /// Preferences are those of the page that is shown.
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    let top = entries.entries.last.flatMap { pages[ObjectIdentifier($0)] }
    (top ?? root).collectPreference(key, into: &value)
  }

  override func didUnmount() {
    evaluation.cancel(for: self, in: inputs.environment)
    element.detach()
  }
}

extension NavigationEntry {
  fileprivate var isValue: Bool {
    if case .value = source { true } else { false }
  }
}
