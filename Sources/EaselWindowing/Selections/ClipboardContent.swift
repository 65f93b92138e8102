import CX11

/// What a window offers to other programs: text, or an image as a PNG file.
package enum ClipboardContent: Equatable, Sendable {
  case text(String)
  case png([UInt8])
}

/// A selection of the server, which one window at a time owns (Inter-Client Communication Conventions Manual, 2).
package enum WindowSelection: CaseIterable, Hashable, Sendable {
  /// What was copied: CLIPBOARD.
  case clipboard
  /// What is selected: PRIMARY.
  case primary

  func atom(_ atoms: Atoms) -> Atom {
    switch self {
    case .clipboard: atoms.clipboard
    case .primary: Atom(XA_PRIMARY)
    }
  }
}

extension ClipboardContent {
  /// The formats that the content can be converted to, the best one first.
  func targets(_ atoms: Atoms) -> [Atom] {
    switch self {
    case .text: [atoms.utf8String, atoms.utf8Text, Atom(XA_STRING), atoms.text]
    case .png: [atoms.png]
    }
  }

  /// The content in a format, with the type of the property; nil if there is no such format.
  func converted(to target: Atom, _ atoms: Atoms) -> (type: Atom, bytes: [UInt8])? {
    guard targets(atoms).contains(target) else { return nil }
    switch self {
    case .png(let bytes): return (target, bytes)
    case .text(let text):
      if target == Atom(XA_STRING) { return (target, text.latin1) }
      return (target == atoms.text ? atoms.utf8String : target, Array(text.utf8))
    }
  }
}

extension String {
  /// The characters in ISO Latin-1, with question marks for others.
  fileprivate var latin1: [UInt8] { unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") } }

  /// Creates a string from ISO Latin-1.
  init(latin1 bytes: [UInt8]) {
    self.init()
    unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
  }
}
