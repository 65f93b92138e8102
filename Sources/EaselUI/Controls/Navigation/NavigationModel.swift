/// The pages of a navigation stack, and the values that its views set.
@MainActor
final class NavigationModel {
  /// Views for the types of values, which `navigationDestination(for:destination:)` registers.
  let destinations: Channel<ValueDestination>
  /// Views that bindings or links present at the moment.
  let presented: Channel<PresentedDestination>
  /// The values of the path. A stack with a binding replaces both functions.
  // Unsafe because `init` is not isolated. Everything else uses it on the main actor.
  nonisolated(unsafe) var path = NavigationPathAccess.stored()
  /// The stack whose pages a new one replaces, as the links in the sidebar of a split view do.
  private let replaced: NavigationModel?
  /// Whether the first page stands for the root, and so has no back button.
  private(set) var firstPageIsRoot = false
  /// Removes the pages above a number of them, the root not counted.
  var removePages: ((Int) -> Void)?

  nonisolated init() { (destinations, presented, replaced) = (Channel(), Channel(), nil) }

  /// Creates a model for views whose links replace the pages of another stack.
  init(replacingPagesOf model: NavigationModel) {
    (destinations, presented, replaced) = (model.destinations, model.presented, model)
  }

  func push(_ value: AnyHashable) {
    guard let replaced else { return path.set(path.values + [value]) }
    prepareToPresent()
    replaced.path.set([value])
  }

  /// Removes the pages that a presented one replaces.
  func prepareToPresent() {
    replaced?.removePages?(0)
    replaced?.firstPageIsRoot = true
  }

  /// Whether pages replace those of another stack.
  var isReplacing: Bool { replaced != nil }

  /// Whether a value is what the views of a leading column chose last.
  func isChosen(_ value: AnyHashable) -> Bool { replaced?.path.values.first == value }
}

/// Reads and writes the values of a path.
struct NavigationPathAccess {
  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void

  @MainActor var values: [AnyHashable] { return get() }

  /// A path that the stack stores itself.
  static func stored() -> NavigationPathAccess {
    let storage = PathStorage()
    return NavigationPathAccess(get: { storage.values }, set: { storage.values = $0 })
  }
}

@MainActor
private final class PathStorage {
  private let source = ChangeSource()
  private var current: [AnyHashable] = []

  nonisolated init() {}

  var values: [AnyHashable] {
    get {
      source.recordRead()
      return current
    }
    set {
      source.prepare(for: CurrentTransaction.value)
      current = newValue
      source.notify()
    }
  }
}

/// A view for the values of one type.
struct ValueDestination {
  let type: ObjectIdentifier
  let view: (AnyHashable) -> AnyView
}

/// A view that a binding or a link presents.
struct PresentedDestination {
  let view: AnyView
  /// Ends the presentation.
  let dismiss: () -> Void
}

extension EnvironmentValues {
  /// The navigation stack that links use; `nil` outside of stacks.
  @Entry var navigation: NavigationModel?

  /// The channel for destinations of values.
  var valueDestinations: Channel<ValueDestination>? { navigation?.destinations }

  /// The channel for presented destinations.
  var presentedDestinations: Channel<PresentedDestination>? { navigation?.presented }
}
