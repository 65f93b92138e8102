/// The modifier of a view whose default focus is chosen by `prefersDefaultFocus(_:in:)`.
struct FocusScopeModifier {
  let namespace: Namespace.ID
}

@MainActor extension FocusScopeModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> FocusScopeElement {
    FocusScopeElement(self, around: content, inputs)
  }

  func update(_ element: FocusScopeElement) { element.namespace = namespace }
}

final class FocusScopeElement: WrapperElement {
  var namespace: Namespace.ID

  init(_ modifier: FocusScopeModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    namespace = modifier.namespace
    super.init(content, inputs)
  }

  /// The first focusable view that is preferred in the scope.
  var preferred: FocusElement? {
    var found: FocusElement?
    content.forEachDescendant { element in
      guard found == nil, let element = element as? PreferredFocusElement else { return }
      if element.modifier.isPreferred, element.modifier.namespace == namespace { found = element.target }
    }
    return found
  }
}

/// The modifier of a view that gets the focus when its scope appears.
struct PreferredFocusModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

@MainActor extension PreferredFocusModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> PreferredFocusElement {
    PreferredFocusElement(self, around: content, inputs)
  }

  func update(_ element: PreferredFocusElement) { element.modifier = self }
}

final class PreferredFocusElement: WrapperElement {
  var modifier: PreferredFocusModifier

  init(_ modifier: PreferredFocusModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  /// The first focusable view inside.
  var target: FocusElement? { content.firstFocusable }
}

extension LayoutElement {
  /// The first view of this one that can have the focus.
  var firstFocusable: FocusElement? {
    if let element = self as? FocusElement, element.canFocus { return element }
    var found: FocusElement?
    forEachDescendant { element in
      if found == nil, let element = element as? FocusElement, element.canFocus { found = element }
    }
    return found
  }
}

/// Gives the focus to the preferred view of a scope when the scope appears.
struct ScopeFocusModifier {
  let namespace: Namespace.ID
}

extension ScopeFocusModifier: LifecycleModifier {
  func didAppear(_ storage: inout Void, at place: LifecycleOwner) {
    if place.graph.keys.acceptsDefault { place.graph.keys.resetFocus(in: namespace) }
  }
}

/// Moves the focus to the preferred view of a scope. Read it from the environment.
///
/// ```swift
/// struct Buttons: View {
///   @Namespace private var scope
///   @Environment(\.resetFocus) private var resetFocus
///
///   var body: some View {
///     VStack {
///       Button("First") {}.prefersDefaultFocus(in: scope)
///       Button("Return") { resetFocus(in: scope) }
///     }
///     .focusScope(scope)
///   }
/// }
/// ```
public struct ResetFocusAction {
  let action: @MainActor (Namespace.ID) -> Void

  /// Moves the focus to the preferred view of a scope.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { action(namespace) }
}

extension EnvironmentValues {
  /// The dispatcher of keys of the window.
  @Entry var keyDispatcher: KeyDispatcher?

  /// Moves the focus to the preferred view of a scope.
  public var resetFocus: ResetFocusAction {
    ResetFocusAction { [keyDispatcher] in keyDispatcher?.resetFocus(in: $0) }
  }
}

nonisolated extension View {
  /// Makes the view a scope: the view inside with `prefersDefaultFocus(_:in:)` gets the focus when the scope appears, unless a
  /// view of the window has it.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace)).modifier(ScopeFocusModifier(namespace: namespace))
  }

  /// Sets whether the view gets the focus when its scope appears. It must be inside of a view with `focusScope(_:)`.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Has no effect: Tab visits the views of a view one after the other in any case.
  public func focusSection() -> some View { self }
}
