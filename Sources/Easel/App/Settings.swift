import EaselUI

/// The settings of a program. They are not shown: Easel opens one window, and there is no menu bar.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  /// Creates the scene. `content` is not called.
  public init(@ViewBuilder content: () -> Content) {}

  public func _windows() -> [_SceneWindow] { [] }
}
