/// A key by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// A key that went down or up.
public struct KeyPress: Sendable {
  /// What became of the key.
  public enum Result: Sendable {
    /// Nobody else is asked.
    case handled
    case ignored
  }

  /// How a key moves.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types; empty where it types nothing.
  public let characters: String
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    (self.phase, self.key, self.characters, self.modifiers) = (phase, key, characters, modifiers)
  }
}

/// Acts on keys.
struct KeyPressModifier {
  let phases: KeyPress.Phases
  let isWaitedFor: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

@MainActor extension KeyPressModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> KeyPressElement {
    KeyPressElement(self, around: content, inputs)
  }

  func update(_ element: KeyPressElement) { element.modifier = self }
}

/// The element of a view that acts on keys.
final class KeyPressElement: WrapperElement, KeyResponder {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard environment.values.isEnabled, modifier.phases.contains(press.phase), modifier.isWaitedFor(press)
    else {
      return .ignored
    }
    return modifier.action(press)
  }
}

nonisolated extension View {
  /// Runs an action when a key goes down or is held. Views with the focus and those around them are asked first, then
  /// all others of the window.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action when a key moves.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isWaitedFor: { $0.key == key }, action: action))
  }

  /// Runs an action when one of some keys moves.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isWaitedFor: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action when a key that types one of some characters moves.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        isWaitedFor: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Runs an action when any key moves.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isWaitedFor: { _ in true }, action: action))
  }
}

/// An element that acts on keys.
@MainActor
protocol KeyResponder: LayoutElement {
  func handle(_ press: KeyPress) -> KeyPress.Result
}

/// Hands keys to the view with the focus, then to those around it, then to all others; Tab moves the focus.
@MainActor
final class KeyDispatcher {
  private(set) weak var focused: FocusElement?
  /// True when the focus was moved by the keyboard, so that it is shown where it is.
  private(set) var isFocusVisible = false

  func handle(_ press: KeyPress, root: LayoutElement) -> Bool {
    if focused?.isAttached == false { focused = nil }
    var asked: Set<ObjectIdentifier> = []
    var responders: [any KeyResponder] = []
    var current: LayoutElement? = focused
    while let element = current {
      if let responder = element as? any KeyResponder { responders.append(responder) }
      current = element.superelement
    }
    var others: [any KeyResponder] = []
    root.forEachDescendant { element in
      if let responder = element as? any KeyResponder, !(element is FocusElement) { others.append(responder) }
    }
    for responder in responders + others.reversed() where asked.insert(ObjectIdentifier(responder)).inserted {
      if responder.isAttached, responder.handle(press) == .handled { return true }
    }
    return moveFocus(press, root)
  }

  private func moveFocus(_ press: KeyPress, _ root: LayoutElement) -> Bool {
    guard press.key == .tab, press.phase != .up else { return false }
    var elements: [FocusElement] = []
    root.forEachDescendant { element in
      if let element = element as? FocusElement, element.canFocus { elements.append(element) }
    }
    guard !elements.isEmpty else { return false }
    let step = press.modifiers.contains(.shift) ? -1 : 1
    let start = elements.firstIndex { $0 === focused } ?? (step > 0 ? -1 : 0)
    focus(elements[(start + step + elements.count) % elements.count], isVisible: true)
    return true
  }

  /// Gives an element the focus; nil takes it from all.
  func focus(_ element: FocusElement?, isVisible: Bool = false) {
    let old = focused
    (focused, isFocusVisible) = (element, isVisible)
    old?.invalidateDrawing()
    element?.invalidateDrawing()
    guard old !== element else { return }
    old?.focusChanged(false)
    element?.focusChanged(true)
  }
}
