import Foundation

// Modifiers of windows and of their launch that have no meaning on this platform. They exist so that programs for other
// platforms compile.

/// Whether a window offers an interaction, such as to be closed.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The window offers the interaction.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The window does not offer the interaction.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

nonisolated extension View {
  /// Has no effect: other programs send no addresses to this one. The action never runs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Has no effect: other programs send no events to this one.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Has no effect: the window manager closes windows.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Has no effect: the window manager minimizes windows.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Has no effect: the window manager enlarges windows.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Has no effect: the window manager resizes windows.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}

/// The devices whose input scrolls a view.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// The rotation of a crown.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The direction of a gaze.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether a device scrolls a view.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The device scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The device does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

nonisolated extension View {
  /// Has no effect: computers do not have these devices.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    self
  }
}
