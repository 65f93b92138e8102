/// A direction of the arrow keys.
public enum MoveCommandDirection: Sendable {
  /// The Up Arrow key.
  case up
  /// The Down Arrow key.
  case down
  /// The Left Arrow key.
  case left
  /// The Right Arrow key.
  case right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

nonisolated extension View {
  /// Runs an action for the arrow keys while the focus is in the view.
  ///
  /// ```swift
  /// struct Cursor: View {
  ///   @State private var x = 0
  ///
  ///   var body: some View {
  ///     Text("\(x)")
  ///       .focusable()
  ///       .onMoveCommand { direction in
  ///         if direction == .right { x += 1 }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter action: What to do; nil to pass the keys to the views around this one.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    modifier(
      CommandModifier { press in
        guard let action, press.heldModifiers.isEmpty, let direction = MoveCommandDirection(press.key) else {
          return false
        }
        action(direction)
        return true
      })
  }

  /// Runs an action for the Escape key while the focus is in the view.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    onCommandKey(action) { $0.key == .escape && $0.heldModifiers.isEmpty }
  }

  /// Runs an action for the Backspace and Delete keys while the focus is in the view.
  public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    onCommandKey(action) { ($0.key == .delete || $0.key == .deleteForward) && $0.heldModifiers.isEmpty }
  }

  /// Has no effect: keyboards send no such key.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}
