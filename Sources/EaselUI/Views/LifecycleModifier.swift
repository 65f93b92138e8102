/// A modifier that runs actions when its view appears or disappears, or when the modifier changes.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
  /// State that is kept while the view is shown.
  associatedtype Storage

  func makeStorage() -> Storage

  /// Runs when the view appears.
  func didAppear(_ storage: inout Storage, at place: LifecycleOwner)

  /// Runs when the view is shown and a new value has replaced the modifier.
  func didChange(from old: Self, _ storage: inout Storage, at place: LifecycleOwner)

  /// Runs when the view has disappeared.
  func didDisappear(_ storage: inout Storage, at place: LifecycleOwner)

  /// Whether a new value triggers `didChange`.
  func isChanged(from old: Self) -> Bool
}

extension LifecycleModifier {
  func didAppear(_ storage: inout Storage, at place: LifecycleOwner) {}
  func didChange(from old: Self, _ storage: inout Storage, at place: LifecycleOwner) {}
  func didDisappear(_ storage: inout Storage, at place: LifecycleOwner) {}
  func isChanged(from old: Self) -> Bool { false }

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(LifecycleModifierNode(view, inputs))
  }
}

extension LifecycleModifier where Storage == Void {
  func makeStorage() {}
}

/// The view whose lifecycle a modifier observes.
@MainActor
protocol LifecycleOwner: AnyObject {
  var graph: ViewGraph { get }
  var isMounted: Bool { get }
}

/// The node of a view with a lifecycle modifier. Its actions run after the graph is updated, those of
/// descendants first.
final class LifecycleModifierNode<Base: View, Modifier: LifecycleModifier>: ViewNode<
  ModifiedContent<Base, Modifier>
>, LifecycleOwner
{
  private var modifier: Modifier
  private var content: ViewNode<Base>!
  /// The state while the view is shown; nil before its action has run.
  private var storage: Modifier.Storage?
  /// Whether the view is new, and its action is still to run.
  private var isNew = true
  /// Whether the action of the view that appears is running.
  private var isAppearing = false

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    graph.perform([{ [self] in appearFirst() }])
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    let old = modifier
    modifier = view.modifier
    content.update(view.content)
    guard modifier.isChanged(from: old) else { return }
    graph.perform([{ [weak self, modifier] in self?.change(from: old, to: modifier) }])
  }

  /// Runs the action of a new view.
  ///
  /// The action of another view that appears at the same time may have removed this one in the meantime. All of them
  /// were laid out together, so that this one appears all the same, and disappears.
  private func appearFirst() {
    guard isNew else { return }
    isNew = false
    if !isMounted || isShown { runAppearance() }
  }

  private func appear() {
    if isMounted, storage == nil, !isAppearing, isShown { runAppearance() }
  }

  /// The action is code of the program: it may change the views, and even remove or hide this one.
  private func runAppearance() {
    (isNew, isAppearing) = (false, true)
    var newStorage = modifier.makeStorage()
    modifier.didAppear(&newStorage, at: self)
    isAppearing = false
    storage = newStorage
    if !isMounted || !isShown { disappear() }
  }

  private func change(from old: Modifier, to new: Modifier) {
    guard var current = storage else { return }
    new.didChange(from: old, &current, at: self)
    if storage != nil { storage = current }
  }

  override func shownViewsDidChange() {
    super.shownViewsDidChange()
    if isShown { appear() } else { disappear() }
  }

  override func didUnmount() {
    if !graph.isPerformingActions { isNew = false }
    disappear()
  }

  private func disappear() {
    guard var last = storage else { return }
    storage = nil
    graph.perform([{ [self] in modifier.didDisappear(&last, at: self) }])
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}

/// Runs actions when a view appears and disappears.
struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: LifecycleModifier {
  func didAppear(_ storage: inout Void, at place: LifecycleOwner) { appear?() }

  func didDisappear(_ storage: inout Void, at place: LifecycleOwner) { disappear?() }
}

nonisolated extension View {
  /// Runs an action after the view is laid out for the first time and before it is first drawn. Animated
  /// changes that the action makes start from that layout.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
