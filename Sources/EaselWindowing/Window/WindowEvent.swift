import CX11

/// What happened to a window since its events were read last.
package enum WindowEvent: Equatable, Sendable {
  /// The window's new size in pixels; of several changes only the last one is told.
  case resized(width: Int, height: Int)
  /// The user asks for other pixels per point: `DisplayConnection.scale`.
  case scaleChanged
  /// The desktop has become dark or light: `DisplayConnection.prefersDark`.
  case schemeChanged
  /// The server lost pixels of the window: `presentAgain()` brings them back.
  case exposed
  /// Whether anything of the window can be seen, as far as the server and the window manager tell.
  case visibilityChanged(isVisible: Bool)
  case focusChanged(hasFocus: Bool)
  case key(KeyEvent)
  case pointer(PointerEvent)
  /// The user or the window manager wants the window gone, or it is gone already.
  case closeRequested
}

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

/// A key that went down or up.
package struct KeyEvent: Equatable, Sendable {
  package var key: Key
  package var modifiers: Modifiers
  /// What the key types, for keys of the Latin-1 and Unicode ranges; nil for all others. There is no composing.
  package var text: String?
  package var isPressed: Bool
  /// True when the key was down already: it is held.
  package var isRepeat: Bool
}

/// What is held down besides.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: UInt32(ShiftMask))
  package static let capsLock = Modifiers(rawValue: UInt32(LockMask))
  package static let control = Modifiers(rawValue: UInt32(ControlMask))
  package static let alt = Modifiers(rawValue: UInt32(Mod1Mask))
  package static let `super` = Modifiers(rawValue: UInt32(Mod4Mask))

  /// The modifiers in the state word of an X event.
  init(state: UInt32) {
    self = Modifiers(rawValue: state).intersection([.shift, .capsLock, .control, .alt, .super])
  }
}

/// A key by what is printed on it: an X keysym, after the keyboard layout and shift.
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

  /// True for shift, control, alt and their like, which do nothing by themselves.
  package var isModifier: Bool { (0xffe1...0xffee).contains(rawValue) }

  /// What the key types: keysyms up to 0xff are Latin-1, those from 0x0100_0100 on are Unicode plus 0x0100_0000, keys
  /// of the number pad are their digits and signs (X Window System Protocol, appendix A).
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
