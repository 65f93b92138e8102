import CX11

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
