/// The modifier of a view that runs the commands of keys while the focus is in it.
struct CommandModifier {
  /// Runs the command of a key. Returns whether there was one.
  let run: (KeyPress) -> Bool
}

@MainActor extension CommandModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> CommandElement {
    CommandElement(self, around: content, inputs)
  }

  func update(_ element: CommandElement) { element.modifier = self }
}

/// The element of a view that runs the commands of keys. If no view of the window has the focus, all views with commands are
/// asked.
final class CommandElement: WrapperElement, KeyResponder {
  var modifier: CommandModifier

  init(_ modifier: CommandModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, environment.values.isEnabled else { return .ignored }
    return modifier.run(press) ? .handled : .ignored
  }
}

extension KeyPress {
  /// The modifiers that are held, without those that locks set.
  var heldModifiers: EventModifiers { modifiers.subtracting([.capsLock, .numericPad]) }

  /// Whether the key is a letter with Control or Command.
  func isShortcut(_ letter: String) -> Bool {
    (heldModifiers == .control || heldModifiers == .command) && key.character.lowercased() == letter
  }
}

nonisolated extension View {
  /// Runs an action for the keys that `matches` accepts, while the focus is in the view.
  func onCommandKey(
    _ action: (() -> Void)?, matches: @escaping (KeyPress) -> Bool
  ) -> some View {
    modifier(
      CommandModifier { press in
        guard let action, matches(press) else { return false }
        action()
        return true
      })
  }
}
