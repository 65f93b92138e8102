/// The node of a conditional view. The inactive branch does not exist, or it is leaving with a transition.
final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)

    var node: GraphNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch!
  /// The removed branch while its transition runs.
  private var leaving: Branch?
  private let inputs: _NodeInputs

  init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    branch = makeBranch(view)
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    if update(branch, view) { return }
    let (old, returning) = (branch!, leaving)
    leaving = nil
    if let returning, update(returning, view) {
      branch = returning
      Presentation.stay(returning.node, in: inputs.transactions)
    } else {
      returning?.node.unmount()
      branch = makeBranch(view)
      Presentation.enter(branch.node, in: inputs.transactions)
    }
    remove(old)
    elementsDidChange()
  }

  /// Updates a branch with its new value. Returns `false` if the other branch is active.
  private func update(_ branch: Branch, _ view: _ConditionalContent<First, Second>) -> Bool {
    switch (branch, view.storage) {
    case (.first(let node), .first(let content)): node.update(content)
    case (.second(let node), .second(let content)): node.update(content)
    default: return false
    }
    return true
  }

  private func makeBranch(_ view: _ConditionalContent<First, Second>) -> Branch {
    switch view.storage {
    case .first(let content): .first(First.makeNode(content, inputs.child(of: self)))
    case .second(let content): .second(Second.makeNode(content, inputs.child(of: self)))
    }
  }

  private func remove(_ old: Branch) {
    let node = old.node
    let isSeen = Presentation.leave(node, in: inputs.transactions) { [weak self, weak node] in
      guard let self, let node, leaving?.node === node else { return }
      leaving = nil
      node.unmount()
      elementsDidChange()
    }
    if isSeen { leaving = old } else { node.unmount() }
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(branch.node)
    if let leaving { visit(leaving.node) }
  }
}

/// The node of an optional view.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var content: ViewNode<Wrapped>?
  /// The removed view while its transition runs.
  private var leaving: ViewNode<Wrapped>?
  private let inputs: _NodeInputs

  init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    content = view.map { Wrapped.makeNode($0, inputs.child(of: self)) }
  }

  override func update(_ view: Wrapped?) {
    switch (content, view) {
    case (nil, nil): return
    case (let node?, let view?): return node.update(view)
    case (let node?, nil): remove(node)
    case (nil, let view?): insert(view)
    }
    elementsDidChange()
  }

  private func insert(_ view: Wrapped) {
    if let node = leaving {
      (content, leaving) = (node, nil)
      node.update(view)
      Presentation.stay(node, in: inputs.transactions)
    } else {
      let node = Wrapped.makeNode(view, inputs.child(of: self))
      content = node
      Presentation.enter(node, in: inputs.transactions)
    }
  }

  private func remove(_ node: ViewNode<Wrapped>) {
    content = nil
    let isSeen = Presentation.leave(node, in: inputs.transactions) { [weak self, weak node] in
      guard let self, let node, leaving === node else { return }
      leaving = nil
      node.unmount()
      elementsDidChange()
    }
    if isSeen { leaving = node } else { node.unmount() }
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content?.collectElements(into: &elements)
    leaving?.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
    if let leaving { visit(leaving) }
  }
}

/// The type-erased value of a view.
class AnyViewStorage {
  @MainActor func makeNode(_ inputs: _NodeInputs) -> GraphNode {
    fatalError("storage without a view")
  }

  /// Updates a node of the same type with the value. Returns `false` if the node is of another type.
  @MainActor func update(_ node: GraphNode) -> Bool { false }
}

final class TypedViewStorage<V: View>: AnyViewStorage {
  /// The view; `nil` only while the storage is freed.
  private var content: V?

  init(_ view: V) { content = view }

  deinit { ErasedViewRelease.free(&content) }

  var view: V { content! }

  override func makeNode(_ inputs: _NodeInputs) -> GraphNode { V.makeNode(view, inputs) }

  override func update(_ node: GraphNode) -> Bool {
    guard let node = node as? ViewNode<V> else { return false }
    node.update(view)
    return true
  }
}

/// Frees erased views that are nested in each other. Freeing one frees the one inside it, on the stack of the first;
/// beyond a depth, the inner ones wait until the outer ones are freed, so that the stack does not grow with the depth.
enum ErasedViewRelease {
  /// The views that a thread is freeing.
  private struct Pass {
    var depth = 0
    var waiting: [Any] = []
  }

  /// The number of erased views that are freed inside each other. Few programs reach it, so that views rarely wait.
  private static let maximumDepth = 100

  /// The key of the running pass of each thread; `nil` if the system has no more keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Frees a view and sets it to `nil`.
  static func free<V>(_ view: inout V?) {
    guard let key else { return }
    if let pass = pthread_getspecific(key)?.assumingMemoryBound(to: Pass.self) {
      free(&view, in: pass)
    } else {
      var pass = Pass()
      withUnsafeMutablePointer(to: &pass) { pass in
        pthread_setspecific(key, pass)
        release(&view)
        // Freeing a view may add further ones.
        while pass.pointee.waiting.popLast() != nil {}
        pthread_setspecific(key, nil)
      }
    }
  }

  private static func free<V>(_ view: inout V?, in pass: UnsafeMutablePointer<Pass>) {
    if pass.pointee.depth < maximumDepth {
      pass.pointee.depth += 1
      release(&view)
      pass.pointee.depth -= 1
    } else if let waiting = view {
      pass.pointee.waiting.append(waiting)
      view = nil
    }
  }

  /// Not inlined, because the compiler would free the view before or after the depth is changed.
  @inline(never)
  private static func release<V>(_ view: inout V?) { view = nil }
}

/// The node of a type-erased view. A new underlying type is a new identity.
final class AnyViewNode: ViewNode<AnyView> {
  private var storage: AnyViewStorage
  private var content: GraphNode!
  private let inputs: _NodeInputs

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    storage = view.storage
    self.inputs = inputs
    super.init(inputs)
    content = storage.makeNode(inputs.child(of: self))
  }

  override func update(_ view: AnyView) {
    guard view.storage !== storage else { return }
    storage = view.storage
    guard !storage.update(content) else { return }
    content.unmount()
    content = storage.makeNode(inputs.child(of: self))
    elementsDidChange()
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}
