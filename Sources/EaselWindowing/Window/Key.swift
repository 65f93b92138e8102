import CX11

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
