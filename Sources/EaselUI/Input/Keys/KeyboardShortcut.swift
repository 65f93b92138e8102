/// A key that acts for a control, with the modifiers that are held with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// Whether a key that went down is this one. Control stands for Command too, as desktops on Linux have it.
  func matches(_ press: KeyPress) -> Bool {
    guard key.character.lowercased() == press.key.character.lowercased() else { return false }
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    if held == modifiers { return true }
    guard modifiers.contains(.command) else { return false }
    return held == modifiers.subtracting(.command).union(.control)
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The key that acts for the controls of a view, if there is one.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets a key act for the button or toggle that the view is.
  ///
  /// Views that have the focus are asked first. In a view with several controls it acts for the last one, where SwiftUI
  /// takes the first one.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key act for the button or toggle that the view is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets a key act for the button or toggle that the view is; nil takes the key away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Runs the action of a control when its key goes down.
  func onShortcut(_ shortcut: KeyboardShortcut?, perform action: @escaping () -> Void) -> some View {
    modifier(
      KeyPressModifier(phases: .down, isWaitedFor: { shortcut?.matches($0) ?? false }) { _ in
        action()
        return .handled
      })
  }
}
