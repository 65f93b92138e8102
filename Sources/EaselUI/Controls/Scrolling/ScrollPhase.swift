/// The phases of scrolling.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The content does not move.
  case idle
  /// The pointer is pressed in the scroll view, and the content does not move yet.
  case tracking
  /// The pointer, the wheel or an indicator moves the content.
  case interacting
  /// The content continues to move after an interaction.
  case decelerating
  /// An animation of the program moves the content.
  case animating

  /// Whether the content moves, or may move with the pointer.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content in points per second, where the content follows the speed of a drag; otherwise nil.
  public let velocity: CGVector?
}

/// Runs an action when the phase of a scroll view changes.
@MainActor
final class ScrollPhaseObserver: ScrollObserver {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of element: ScrollElement) {
    let context = ScrollPhaseChangeContext(geometry: element.geometry, velocity: element.velocity)
    element.graph.perform([{ [weak self] in self?.action?(old, new, context) }])
  }
}

/// The modifier of `onScrollPhaseChange`.
struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var observer = ScrollPhaseObserver()
}

extension ScrollPhaseModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = (observer.action = action)
    content.modifier(ScrollObservation(observer: observer))
  }
}

nonisolated extension View {
  /// Runs an action when the phase of the first scroll view in the view changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action with the state of the scroll view when the phase of the first scroll view in the view changes.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
