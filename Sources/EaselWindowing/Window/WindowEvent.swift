import CX11

/// An event of a window.
package enum WindowEvent: Equatable, Sendable {
  /// The window has a new size in pixels. Several changes between two reads give one event.
  case resized(width: Int, height: Int)
  /// The user changed the scale factor, `DisplayConnection.scale`.
  case scaleChanged
  /// The desktop became dark or light, `DisplayConnection.prefersDark`.
  case schemeChanged
  /// The server lost pixels of the window; call `presentAgain()`.
  case exposed
  /// The visibility changed, as far as the server and the window manager report.
  case visibilityChanged(isVisible: Bool)
  case focusChanged(hasFocus: Bool)
  case key(KeyEvent)
  /// The input method shows another text at the caret, which is not committed; empty for none. The caret is an offset in
  /// the text's UTF-8.
  case composing(text: String, caret: Int)
  case pointer(PointerEvent)
  /// The user or the window manager closes the window, or it is gone already.
  case closeRequested
}

/// An event of the pointer over a window.
package struct PointerEvent: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case entered, exited, moved
    /// Button 1 is the left one, 2 the middle one, 3 the right one.
    case pressed(button: Int)
    case released(button: Int)
    /// Notches of the wheel, positive to the right and down.
    case scrolled(x: Int, y: Int)
  }

  package var action: Action
  /// Pixels from the window's left edge.
  package var x: Int
  /// Pixels from the window's top edge.
  package var y: Int
  package var modifiers: Modifiers
}

/// A key press or release.
package struct KeyEvent: Equatable, Sendable {
  package var key: Key
  package var modifiers: Modifiers
  /// The text that the key types, for keysyms of Latin-1 and Unicode; nil for all others. While a
  /// text field has the focus, the text that the input method makes, for instance of a dead key and a letter.
  package var text: String?
  package var isPressed: Bool
  /// Whether the key was already down: a repeat of a held key.
  package var isRepeat: Bool
}

/// The modifier keys that are held down.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: UInt32(ShiftMask))
  package static let capsLock = Modifiers(rawValue: UInt32(LockMask))
  package static let control = Modifiers(rawValue: UInt32(ControlMask))
  package static let alt = Modifiers(rawValue: UInt32(Mod1Mask))
  package static let `super` = Modifiers(rawValue: UInt32(Mod4Mask))

  /// Creates modifiers from the state of an X event.
  init(state: UInt32) {
    self = Modifiers(rawValue: state).intersection([.shift, .capsLock, .control, .alt, .super])
  }
}

/// A key by its keysym: its meaning after the keyboard layout and shift are applied.
package struct Key: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let left = Key(rawValue: UInt32(XK_Left))
  package static let right = Key(rawValue: UInt32(XK_Right))
  package static let up = Key(rawValue: UInt32(XK_Up))
  package static let down = Key(rawValue: UInt32(XK_Down))
  package static let pageUp = Key(rawValue: UInt32(XK_Page_Up))
  package static let pageDown = Key(rawValue: UInt32(XK_Page_Down))
  package static let home = Key(rawValue: UInt32(XK_Home))
  package static let end = Key(rawValue: UInt32(XK_End))
  package static let escape = Key(rawValue: UInt32(XK_Escape))
  package static let `return` = Key(rawValue: UInt32(XK_Return))
  package static let tab = Key(rawValue: UInt32(XK_Tab))
  package static let backspace = Key(rawValue: UInt32(XK_BackSpace))
  package static let delete = Key(rawValue: UInt32(XK_Delete))
  package static let space = Key(rawValue: UInt32(XK_space))

  /// F1, F2, ... up to F35.
  package static func function(_ number: Int) -> Key {
    Key(rawValue: UInt32(XK_F1 + Int32(max(1, min(35, number)) - 1)))
  }

  /// The key that types an ASCII character.
  package static func character(_ character: Character) -> Key {
    Key(rawValue: UInt32(character.asciiValue ?? 0))
  }

  /// Whether the key is a modifier, which does nothing by itself: shift, control, alt and others.
  package var isModifier: Bool { (0xffe1...0xffee).contains(rawValue) }

  /// The text that the key types. Keysyms up to 0xff are Latin-1, those from 0x0100_0100 are Unicode plus
  /// 0x0100_0000, and keys of the number pad type digits and signs (X Window System Protocol, appendix A).
  var text: String? {
    let scalar: UInt32
    switch rawValue {
    case 0x20...0x7e, 0xa0...0xff: scalar = rawValue
    case 0x0100_0100...0x0110_ffff: scalar = rawValue - 0x0100_0000
    case 0xffaa...0xffb9: scalar = rawValue - 0xff80
    default: return nil
    }
    return Unicode.Scalar(scalar).map { String(Character($0)) }
  }
}
