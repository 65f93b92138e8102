import EaselUI
import EaselWindowing
import Foundation

/// Conversion of a window's pointer and key events to those of views.
extension WindowSession {
  func handle(_ event: PointerEvent) {
    onPointer?(event)
    guard let action = PointerInput.Action(event.action) else { return }
    let location = CGPoint(x: CGFloat(event.x) / scale, y: CGFloat(event.y) / scale)
    host.handle(
      PointerInput(action, at: location, modifiers: EventModifiers(event.modifiers), time: date))
  }

  /// Views receive the keys that `onKey` did not handle.
  func handle(_ event: KeyEvent) {
    if onKey?(event) == true { return }
    if let press = KeyPress(event) { host.handle(press) }
  }
}

extension PointerInput.Action {
  /// Nil for actions that views ignore: buttons other than the left one, and the wheel.
  fileprivate init?(_ action: PointerEvent.Action) {
    switch action {
    case .entered, .moved: self = .moved
    case .exited: self = .exited
    case .pressed(button: 1): self = .pressed
    case .released(button: 1): self = .released
    case .pressed, .released, .scrolled: return nil
    }
  }
}

extension EventModifiers {
  fileprivate init(_ modifiers: Modifiers) {
    let pairs: [(Modifiers, EventModifiers)] = [
      (.shift, .shift), (.capsLock, .capsLock), (.control, .control), (.alt, .option), (.super, .command),
    ]
    self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
  }
}

extension KeyPress {
  /// Nil for keys without text and without a name.
  fileprivate init?(_ event: KeyEvent) {
    guard let key = KeyEquivalent(event) else { return nil }
    let phase: Phases = event.isPressed ? (event.isRepeat ? .repeat : .down) : .up
    self.init(
      phase: phase, key: key, characters: event.text ?? "", modifiers: EventModifiers(event.modifiers))
  }
}

extension KeyEquivalent {
  private static let named: [Key: KeyEquivalent] = [
    .left: .leftArrow, .right: .rightArrow, .up: .upArrow, .down: .downArrow, .pageUp: .pageUp,
    .pageDown: .pageDown, .home: .home, .end: .end, .escape: .escape, .return: .return, .tab: .tab,
    .backspace: .delete, .delete: .deleteForward, .space: .space, .backTab: .tab,
  ]

  fileprivate init?(_ event: KeyEvent) {
    if let key = KeyEquivalent.named[event.key] {
      self = key
    } else if let character = event.text?.lowercased().first {
      self.init(character)
    } else {
      return nil
    }
  }
}

extension Key {
  /// Shift-Tab, for which X has a key symbol (ISO_Left_Tab).
  fileprivate static let backTab = Key(rawValue: 0xfe20)
}
