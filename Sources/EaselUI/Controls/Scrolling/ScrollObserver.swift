/// Observes the first scroll view in a view.
@MainActor
class ScrollObserver {
  private weak var element: ScrollElement?

  nonisolated init() {}

  /// Whether the observer belongs to a scroll view. It belongs to the first one that asks, as long as that exists.
  final func observes(_ element: ScrollElement) -> Bool {
    if let own = self.element, own.isAttached { return own === element }
    self.element = element
    return true
  }

  /// Called after the layout when the geometry of the scroll view has changed.
  func geometryDidChange(_ geometry: ScrollGeometry, of element: ScrollElement) {}

  /// Called when the phase of the scroll view has changed.
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of element: ScrollElement) {}
}

/// Passes an observer to the scroll views in a view.
struct ScrollObservation: EnvironmentModifier {
  let observer: ScrollObserver

  func change(_ environment: inout EnvironmentValues) {
    environment.scrollSettings.observers.append(observer)
  }
}

/// The settings that modifiers around a scroll view make for it. They do not reach scroll views inside of it.
///
/// They stay on the main actor, where all views are.
struct ScrollSettings: @unchecked Sendable {
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  var anchors = ScrollAnchors()
  var isClipDisabled = false
  var behavior: (any ScrollTargetBehavior)?
  var position: ScrollPositionRequest?
  var observers: [ScrollObserver] = []
  var flash = ScrollFlash()
}

extension EnvironmentValues {
  /// The settings of the next scroll view inside.
  @Entry var scrollSettings = ScrollSettings()
  /// The connection to the nearest enclosing scroll view; `nil` outside of scroll views.
  @Entry var scrollLink: ScrollLink?
}
