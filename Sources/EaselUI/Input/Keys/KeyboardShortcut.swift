/// A key and modifiers that trigger a control.
///
/// ```swift
/// struct SaveButton: View {
///   var body: some View {
///     Button("Save") { print("saved") }
///       .keyboardShortcut("s", modifiers: .command)
///   }
/// }
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  /// The shortcut of the default button: the Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button: the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// Whether a key press matches the shortcut. Control also matches Command, as is usual on Linux desktops.
  func matches(_ press: KeyPress) -> Bool {
    guard key.character.lowercased() == press.key.character.lowercased() else { return false }
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    if held == modifiers { return true }
    guard modifiers.contains(.command) else { return false }
    return held == modifiers.subtracting(.command).union(.control)
  }
}

extension EnvironmentValues {
  /// The shortcut of the controls of a view; nil if there is none.
  @Entry public internal(set) var keyboardShortcut: KeyboardShortcut?
}

nonisolated extension View {
  /// Sets the shortcut of a button or toggle.
  ///
  /// The focused view and the views around it handle the key first. If the view contains several controls,
  /// the shortcut triggers the last one; in SwiftUI, the first.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut of a button or toggle.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets the shortcut of a button or toggle; nil removes it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Runs an action when the keys of a shortcut are pressed.
  func onShortcut(_ shortcut: KeyboardShortcut?, perform action: @escaping () -> Void) -> some View {
    modifier(
      KeyPressModifier(phases: .down, matches: { shortcut?.matches($0) ?? false }) { _ in
        action()
        return .handled
      })
  }
}
