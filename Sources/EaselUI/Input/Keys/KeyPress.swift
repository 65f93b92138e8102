/// A key, identified by the character that it types.
///
/// ```swift
/// let save: KeyEquivalent = "s"
/// let shortcut = KeyboardShortcut(save)
/// print(shortcut.key == save)
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character. Keys that type none have one in the private use area.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Delete (forward delete) key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// A keyboard event.
///
/// ```swift
/// struct KeyLogger: View {
///   @State private var last = ""
///
///   var body: some View {
///     Text(last)
///       .focusable()
///       .onKeyPress(phases: .down) { press in
///         last = press.characters
///         return .handled
///       }
///   }
/// }
/// ```
public struct KeyPress: Sendable {
  /// The result of a key press action.
  public enum Result: Sendable {
    /// The event is not passed to other views.
    case handled
    /// The event is passed to the next view.
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the event.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types; empty if it types none.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    (self.phase, self.key, self.characters, self.modifiers) = (phase, key, characters, modifiers)
  }
}

/// The modifier that handles key presses.
struct KeyPressModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

@MainActor extension KeyPressModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> KeyPressElement {
    KeyPressElement(self, around: content, inputs)
  }

  func update(_ element: KeyPressElement) { element.modifier = self }
}

/// The element of a view that handles key presses.
final class KeyPressElement: WrapperElement, KeyResponder {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard environment.values.isEnabled, modifier.phases.contains(press.phase), modifier.matches(press)
    else {
      return .ignored
    }
    return modifier.action(press)
  }
}

nonisolated extension View {
  /// Runs an action when a key is pressed or repeats.
  ///
  /// The event is first offered to the focused view and the views around it, then to all other views of the
  /// window, until an action returns `handled`. SwiftUI offers it only to the former.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action on the given phases of a key.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
  }

  /// Runs an action on the given phases of any of some keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action on the given phases of a key whose characters are all in a set.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        matches: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Runs an action on the given phases of any key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }
}

/// An element that handles key presses.
@MainActor
protocol KeyResponder: LayoutElement {
  func handle(_ press: KeyPress) -> KeyPress.Result
}
