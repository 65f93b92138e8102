import EaselUI

// Modifiers of scenes that the window manager decides on. They exist so that programs for other platforms compile.

/// When a scene is shown.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The scene is shown when the program starts.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The scene is not shown when the program starts.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether the windows of the last run are opened again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// Windows are not opened again.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// The place of a window between others.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowLevel(name: "automatic")
  /// The place of ordinary windows.
  public static let normal = WindowLevel(name: "normal")
  /// Above ordinary windows.
  public static let floating = WindowLevel(name: "floating")
  /// Below all windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// The role of a window in the arrangement of windows.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// The main window.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window beside the main one.
  public static let associated = WindowManagerRole(name: "associated")
}

/// The size to which a window is enlarged.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The size that the content prefers.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The largest size.
  public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
  /// Has no effect: the window of the program is always shown.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Has no effect: the window of the last run is not opened again.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Has no effect: the window manager orders windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Has no effect: the window manager arranges windows.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Has no effect: the window manager enlarges windows.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Has no effect: other programs send no events to this one.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
