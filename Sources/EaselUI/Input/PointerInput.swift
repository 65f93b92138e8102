/// What the pointer did over a view, as a host tells it.
package struct PointerInput {
  package enum Action: Equatable {
    case moved, pressed, released
    /// It left the view.
    case exited
  }

  package var action: Action
  /// Points from the top left corner of the host.
  package var location: CGPoint
  package var modifiers: EventModifiers
  /// By the clock of the host.
  package var time: Date

  package init(_ action: Action, at location: CGPoint, modifiers: EventModifiers = [], time: Date) {
    (self.action, self.location, self.modifiers, self.time) = (action, location, modifiers, time)
  }
}

/// Keys that are held down besides.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Super key.
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

/// The element of a view that acts on the pointer where the view is hit.
class InteractionElement: WrapperElement {
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard super.hitTest(point, &hits) else { return false }
    if environment.values.isEnabled { join(&hits) }
    return true
  }

  /// Takes its place after those inside.
  func join(_ hits: inout [InteractionElement]) { hits.append(self) }

  /// A recognizer for a press that begins, if the view waits for one.
  func makeRecognizer() -> PressRecognizer? { nil }

  // MARK: Hover

  /// The pointer has come, or moved, in the root's space.
  func pointerMoved(to location: CGPoint) {}

  func pointerLeft() {}
}
