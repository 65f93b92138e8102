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
