import EaselUI
import Observation

extension Scene {
  /// Runs an action with the old and the new value when a value changes. The body of a program is evaluated once, so the
  /// value does not change: the action runs only if `initial` is true, when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { action(value, value) }
  }

  /// Runs an action when a value changes. The body of a program is evaluated once, so the value does not change: the
  /// action runs only if `initial` is true, when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedWindows(content: self) { window in
      if initial { window.content = AnyView(window.content.onAppear(perform: action)) }
    }
  }

  /// Runs an action with the new value when a value changes. The body of a program is evaluated once, so the value does not
  /// change.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    onChange(of: value) { action(value) }
  }

  /// Sets an environment value for the windows of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedWindows(content: self) { $0.content = AnyView($0.content.environment(keyPath, value)) }
  }

  /// Puts an object into the environment of the windows of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedWindows(content: self) { $0.content = AnyView($0.content.environment(object)) }
  }

  /// Sets the place of new windows. Has no effect: the window manager places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the appearance of windows. Has no effect: the window manager draws the frames of windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the appearance of the toolbars of windows. Has no effect: toolbars have one appearance.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Removes the standard commands. Has no effect, because Easel has no standard commands.
  public func commandsRemoved() -> some Scene { self }
}
