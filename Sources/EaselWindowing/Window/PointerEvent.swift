/// What the pointer did over a window.
package struct PointerEvent: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case entered, exited, moved
    /// 1 is the left button, 2 the middle one, 3 the right one.
    case pressed(button: Int)
    case released(button: Int)
    /// Notches of the wheel: positive to the right and down.
    case scrolled(x: Int, y: Int)
  }

  package var action: Action
  /// Pixels from the window's left edge.
  package var x: Int
  /// Pixels from the window's top edge.
  package var y: Int
  package var modifiers: Modifiers
}
