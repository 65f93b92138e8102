/// A modifier that acts when the view that it modifies appears, goes, or is given a new value of the modifier.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
  /// What is kept from the appearance of the view until it goes.
  associatedtype Storage

  func makeStorage() -> Storage

  /// Runs once the view is shown for the first time.
  func didAppear(_ storage: inout Storage, at place: LifecyclePlace)

  /// Runs when the view is shown and the modifier has taken the place of an older value.
  func didChange(from old: Self, _ storage: inout Storage, at place: LifecyclePlace)

  /// Runs when the view is gone.
  func didDisappear(_ storage: inout Storage, at place: LifecyclePlace)

  /// True when a new value calls for `didChange`.
  func isChanged(from old: Self) -> Bool
}

extension LifecycleModifier {
  func didAppear(_ storage: inout Storage, at place: LifecyclePlace) {}
  func didChange(from old: Self, _ storage: inout Storage, at place: LifecyclePlace) {}
  func didDisappear(_ storage: inout Storage, at place: LifecyclePlace) {}
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

/// The view whose life a modifier follows.
@MainActor
protocol LifecyclePlace: AnyObject {
  var graph: ViewGraph { get }
  var isMounted: Bool { get }
}

/// The node of a view with such a modifier. What it leads to runs when everything is up to date, views inside first.
final class LifecycleModifierNode<Base: View, Modifier: LifecycleModifier>: ViewNode<
  ModifiedContent<Base, Modifier>
>, LifecyclePlace
{
  private var modifier: Modifier
  private var content: ViewNode<Base>!
  private var storage: Modifier.Storage?

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    graph.perform([{ [weak self] in self?.appear() }])
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    let old = modifier
    modifier = view.modifier
    content.update(view.content)
    guard modifier.isChanged(from: old) else { return }
    graph.perform([{ [weak self, modifier] in self?.change(from: old, to: modifier) }])
  }

  private func appear() {
    guard isMounted, storage == nil, isShown else { return }
    var newStorage = modifier.makeStorage()
    modifier.didAppear(&newStorage, at: self)
    storage = newStorage
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

  override func didUnmount() { disappear() }

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

/// Acts when a view appears and when it goes.
struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: LifecycleModifier {
  func didAppear(_ storage: inout Void, at place: LifecyclePlace) { appear?() }

  func didDisappear(_ storage: inout Void, at place: LifecyclePlace) { disappear?() }
}

nonisolated extension View {
  /// Runs an action when the view has been laid out for the first time, before it is seen. What the action changes with
  /// animation begins with the view as it was laid out.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
