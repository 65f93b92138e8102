/// A movement of the caret.
enum CaretMovement: Equatable, Sendable {
  /// To the next character in the direction of the screen.
  case left, right
  /// To the end of a word in the direction of the screen.
  case wordLeft, wordRight
  /// To the same horizontal place in another line.
  case up, down, pageUp, pageDown
  case lineStart, lineEnd
  case documentStart, documentEnd
}

/// A part of the text next to the caret that a key deletes.
enum DeletedPart: Equatable, Sendable {
  case characterBackward, characterForward, wordBackward, wordForward, lineBackward, lineForward

  /// The part in a text whose words are secret.
  var withoutWords: DeletedPart {
    switch self {
    case .wordBackward: .lineBackward
    case .wordForward: .lineForward
    default: self
    }
  }
}

/// What a key does in a text that is being edited.
enum EditCommand: Equatable, Sendable {
  case move(CaretMovement, extends: Bool)
  case delete(DeletedPart)
  case insert(String)
  case insertLineBreak
  case selectAll, copy, cut, paste, undo, redo

  /// The command of a key as on Linux desktops; nil for keys that a text field does not use. Super stands for Control in
  /// shortcuts, because programs name them after the Command key.
  init?(_ press: KeyPress) {
    let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
    if let command = EditCommand.movement(press.key, modifiers) ?? EditCommand.deletion(press.key, modifiers)
    {
      self = command
    } else if let command = EditCommand.shortcut(press.key, modifiers) {
      self = command
    } else if press.key == .return, modifiers.isSubset(of: [.shift, .option]) {
      self = .insertLineBreak
    } else if press.characters.isTyped, modifiers.isSubset(of: [.shift]) {
      self = .insert(press.characters)
    } else {
      return nil
    }
  }

  private static func movement(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> EditCommand? {
    let extends = modifiers.contains(.shift)
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    let toEdge = modifiers.contains(.command)
    let movement: CaretMovement
    switch key {
    case .leftArrow: movement = toEdge ? .lineStart : byWord ? .wordLeft : .left
    case .rightArrow: movement = toEdge ? .lineEnd : byWord ? .wordRight : .right
    case .upArrow: movement = toEdge ? .documentStart : .up
    case .downArrow: movement = toEdge ? .documentEnd : .down
    case .home: movement = modifiers.contains(.control) ? .documentStart : .lineStart
    case .end: movement = modifiers.contains(.control) ? .documentEnd : .lineEnd
    case .pageUp: movement = .pageUp
    case .pageDown: movement = .pageDown
    default: return nil
    }
    return .move(movement, extends: extends)
  }

  private static func deletion(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> EditCommand? {
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    switch key {
    case .delete where modifiers.contains(.command): return .delete(.lineBackward)
    case .delete: return .delete(byWord ? .wordBackward : .characterBackward)
    case .deleteForward where modifiers == .shift: return .cut
    case .deleteForward: return .delete(byWord ? .wordForward : .characterForward)
    case .insert where modifiers == .shift: return .paste
    case .insert where modifiers == .control: return .copy
    default: return nil
    }
  }

  private static func shortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> EditCommand? {
    let held = modifiers.subtracting(.shift)
    guard held == .control || held == .command else { return nil }
    let isShifted = modifiers.contains(.shift)
    switch key.character.lowercased() {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    case "z": return isShifted ? .redo : .undo
    case "y": return .redo
    default: return nil
    }
  }
}

extension String {
  /// Whether a key types the characters: there are some, and none is a control character.
  fileprivate var isTyped: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f && !(0xf700...0xf8ff ~= $0.value) }
  }
}

extension KeyEquivalent {
  /// The Insert key.
  package static let insert = KeyEquivalent("\u{F727}")
}

extension EditableText {
  /// The part that a key deletes: the selection, or else a part next to the caret. Lines end at line breaks.
  func range(of part: DeletedPart) -> Range<Int> {
    guard selection.isCaret else { return selection.range }
    let caret = selection.head.offset
    let paragraph = text.paragraphRange(around: caret)
    switch part {
    case .characterBackward: return text.characterBoundary(before: caret)..<caret
    case .characterForward: return caret..<text.characterBoundary(after: caret)
    case .wordBackward: return text.wordBoundary(before: caret)..<caret
    case .wordForward: return caret..<text.wordBoundary(after: caret)
    case .lineBackward:
      return paragraph.lowerBound < caret
        ? paragraph.lowerBound..<caret : text.characterBoundary(before: caret)..<caret
    case .lineForward:
      return caret < paragraph.upperBound
        ? caret..<paragraph.upperBound : caret..<text.characterBoundary(after: caret)
    }
  }

  mutating func delete(_ part: DeletedPart) {
    let kind: EditHistory.Kind =
      selection.isCaret && (part == .characterBackward || part == .characterForward) ? .deletion : .single
    replace(range(of: part), with: "", as: kind)
  }
}
