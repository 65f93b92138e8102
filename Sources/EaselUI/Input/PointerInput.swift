/// A pointer event, as reported by the host of the view graph.
package struct PointerInput {
  package enum Action: Equatable {
    case moved, pressed, released
    /// The middle button was pressed, which pastes the selected text.
    case middlePressed
    /// The secondary button was pressed, which opens context menus.
    case secondaryPressed
    /// The wheel has turned by a number of notches: to the right if `x` is positive, down if `y` is.
    case scrolled(x: CGFloat, y: CGFloat)
    /// The pointer has left the host.
    case exited
  }

  package var action: Action
  /// In points from the top left corner of the host.
  package var location: CGPoint
  package var modifiers: EventModifiers
  /// The time of the host's clock.
  package var time: Date

  package init(_ action: Action, at location: CGPoint, modifiers: EventModifiers = [], time: Date) {
    (self.action, self.location, self.modifiers, self.time) = (action, location, modifiers, time)
  }
}

/// The modifier keys that are held during an event.
///
/// ```swift
/// let shortcut: EventModifiers = [.command, .shift]
/// print(shortcut.contains(.shift))
/// ```
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Super key.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all = EventModifiers(rawValue: 63)
}

/// An element that handles pointer input.
class InteractionElement: WrapperElement {
  /// The number of the input after which the element moved away from the resting pointer; written only by the
  /// `PointerDispatcher`.
  final var inputOfEscape = 0

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard super.hitTest(point, &hits) else { return false }
    if environment.values.isEnabled { join(&hits) }
    return true
  }

  /// Adds the element to the hits, after those inside of it.
  func join(_ hits: inout [InteractionElement]) { hits.append(self) }

  /// Creates the recognizer for a press; nil if the view has no gesture.
  func makeRecognizer() -> PressRecognizer? { nil }

  /// Whether the views inside recognize no gestures. They have hover, focus and the wheel all the same.
  var disablesInnerGestures: Bool { false }

  override func succeed(_ former: WrapperElement) {
    if let former = former as? InteractionElement { graph.pointer.replace(former, by: self) }
  }

  // MARK: Hover

  /// Called when the pointer enters the view or moves over it. The location is in the root's space.
  func pointerMoved(to location: CGPoint) {}

  func pointerLeft() {}
}
