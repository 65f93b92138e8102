/// The phase of a hover gesture.
///
/// ```swift
/// struct PointerPosition: View {
///   @State private var location: CGPoint?
///
///   var body: some View {
///     Rectangle().onContinuousHover { phase in
///       if case .active(let point) = phase { location = point } else { location = nil }
///     }
///   }
/// }
/// ```
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The modifier that runs actions when the pointer enters a view, moves over it and leaves it.
struct HoverModifier {
  let coordinateSpace: CoordinateSpace
  var entered: ((Bool) -> Void)?
  var moved: ((HoverPhase) -> Void)?
}

@MainActor extension HoverModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> HoverElement {
    HoverElement(self, around: content, inputs)
  }

  func update(_ element: HoverElement) { element.modifier = self }
}

final class HoverElement: InteractionElement {
  var modifier: HoverModifier
  private var isInside = false
  private var last: CGPoint?

  init(_ modifier: HoverModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func pointerMoved(to location: CGPoint) {
    if !isInside {
      isInside = true
      modifier.entered?(true)
    }
    let point = convertFromRoot(location, to: modifier.coordinateSpace)
    guard point != last else { return }
    last = point
    modifier.moved?(.active(point))
  }

  override func pointerLeft() {
    guard isInside else { return }
    (isInside, last) = (false, nil)
    modifier.entered?(false)
    modifier.moved?(.ended)
  }
}

nonisolated extension View {
  /// Runs an action with true when the pointer enters the view and with false when it leaves. A view can also come under a
  /// resting pointer, or leave it, by scrolling or another change of the layout.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(coordinateSpace: .local, entered: action))
  }

  /// Runs an action with each location of the pointer over the view, in points of a coordinate space, and when it leaves.
  /// A view that moves under a resting pointer gets no further locations.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action with each location of the pointer over the view, in points of a coordinate space, and when it leaves.
  /// A view that moves under a resting pointer gets no further locations.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace, moved: action))
  }
}
