import EaselUI
import EaselWindowing
import Foundation

/// Conversion of a window's pointer and key events to those of views.
extension WindowSession {
  /// A layer of views, which receives pointer events.
  enum Layer {
    case interface, content
  }

  /// The interface receives a pointer event first, and the content what it does not respond to. During a press, the layer
  /// that it began in receives all events.
  func handle(_ event: PointerEvent) {
    var isHandled = false
    if let action = PointerInput.Action(event.action) {
      if action == .pressed { applyChanges() }
      let location = CGPoint(x: CGFloat(event.x) / scale, y: CGFloat(event.y) / scale)
      isHandled = dispatch(
        PointerInput(action, at: location, modifiers: EventModifiers(event.modifiers), time: date))
    }
    onPointer?(event, isHandled)
  }

  /// Returns whether a view responds to the input.
  private func dispatch(_ input: PointerInput) -> Bool {
    let owner = pressedLayer
    if input.action == .released { pressedLayer = nil }
    if owner != .content, handleInInterface(input) {
      if owner == nil { leaveContent(input) }
      if input.action == .pressed { pressBegan(in: .interface) }
      return true
    }
    if owner == .interface { return true }
    if input.action == .pressed { pressBegan(in: .content) }
    return handleInContent(input)
  }

  /// The other layer loses the keyboard focus.
  private func pressBegan(in layer: Layer) {
    pressedLayer = layer
    if layer == .content { interface?.host.resignFocus() } else { host.resignFocus() }
  }

  private func handleInInterface(_ input: PointerInput) -> Bool {
    guard let interface else { return false }
    var input = input
    input.time = interface.date
    return interface.host.handle(input)
  }

  private func handleInContent(_ input: PointerInput) -> Bool {
    let placement = contentPlacement
    guard !hidesContent, placement.a * placement.d != placement.b * placement.c else { return false }
    var input = input
    input.location = input.location.applying(placement.inverted())
    return host.handle(input)
  }

  /// The content loses the pointer while it is over the interface.
  private func leaveContent(_ input: PointerInput) {
    _ = host.handle(PointerInput(.exited, at: input.location, modifiers: input.modifiers, time: input.time))
  }

  /// `onKey` receives the keys that no view handles.
  func handle(_ event: KeyEvent) {
    applyChanges()
    if let press = KeyPress(event), hosts(for: press).contains(where: { $0.handle(press) }) { return }
    onKey?(event)
  }

  /// Updates views that earlier events changed, so that an event reaches what those events made visible or focused. A
  /// busy machine delivers several events between two frames.
  private func applyChanges() {
    if let interface { interface.host.applyChanges(at: interface.date) }
    if !hidesContent { host.applyChanges(at: date) }
  }

  /// The visible layers in the order in which they receive a key. Tab moves the focus through the views of one and then
  /// through those of the other.
  private func hosts(for press: KeyPress) -> [ViewHost] {
    guard let interface else { return [host] }
    guard !hidesContent else { return [interface.host] }
    let contentIsFirst = !interface.host.hasFocus && (host.hasFocus || press.key == .tab)
    return contentIsFirst ? [host, interface.host] : [interface.host, host]
  }
}

extension PointerInput.Action {
  /// Nil for actions that views ignore: releases of other buttons than the left one, and buttons beyond the third.
  fileprivate init?(_ action: PointerEvent.Action) {
    switch action {
    case .entered, .moved: self = .moved
    case .exited: self = .exited
    case .pressed(button: 1): self = .pressed
    case .pressed(button: 3): self = .secondaryPressed
    case .released(button: 1): self = .released
    case .pressed(button: 2): self = .middlePressed
    case .scrolled(let x, let y): self = .scrolled(x: CGFloat(x), y: CGFloat(y))
    case .pressed, .released: return nil
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
    .backspace: .delete, .delete: .deleteForward, .space: .space, .backTab: .tab, .insert: .insert,
    .keypad(0x8d): .return, .keypad(0x95): .home, .keypad(0x96): .leftArrow, .keypad(0x97): .upArrow,
    .keypad(0x98): .rightArrow, .keypad(0x99): .downArrow, .keypad(0x9a): .pageUp, .keypad(0x9b): .pageDown,
    .keypad(0x9c): .end, .keypad(0x9e): .insert, .keypad(0x9f): .deleteForward,
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
  fileprivate static let insert = Key(rawValue: 0xff63)

  /// A key of the number pad without Num Lock.
  fileprivate static func keypad(_ code: UInt32) -> Key { Key(rawValue: 0xff00 + code) }
}
