/// A view on which dragged items can be dropped.
struct DropTargetModifier {
  let isEnabled: Bool
  let delegate: any DropDelegate
}

@MainActor extension DropTargetModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DropTargetElement {
    DropTargetElement(self, around: content, inputs)
  }

  func update(_ element: DropTargetElement) { element.modifier = self }
}

/// The element of a view on which dragged items can be dropped.
final class DropTargetElement: InteractionElement {
  var modifier: DropTargetModifier
  /// Whether the latest proposal of the program permits a drop here.
  private var operation = DropOperation.copy

  init(_ modifier: DropTargetModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  /// The whole frame accepts items, also where the views inside leave it empty.
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    if super.hitTest(point, &hits) { return true }
    guard graph.drags.isFindingTargets, modifier.isEnabled, environment.values.isEnabled,
      CGRect(origin: .zero, size: size).contains(point)
    else { return false }
    join(&hits)
    return true
  }

  override func join(_ hits: inout [InteractionElement]) {
    if graph.drags.isFindingTargets, modifier.isEnabled { hits.append(self) }
  }

  // MARK: Drags

  private func info(_ drag: Drag, _ phase: DropSession.Phase) -> DropInfo {
    DropInfo(
      location: convertFromRoot(drag.location) ?? .zero, size: size, items: drag.items, payload: drag.payload,
      dragID: DropSession.ID(identifier: ObjectIdentifier(drag)), phase: phase)
  }

  func accepts(_ drag: Drag) -> Bool { modifier.delegate.validateDrop(info: info(drag, .entering)) }

  func enter(_ drag: Drag) {
    operation = .copy
    let info = info(drag, .entering)
    modifier.delegate.dropEntered(info: info)
    notify(info)
  }

  func update(_ drag: Drag) {
    let info = info(drag, .active)
    if let proposal = modifier.delegate.dropUpdated(info: info) { operation = proposal.operation }
    if let configured = configuration(info) { operation = configured.operation }
    notify(info)
  }

  func leave(_ drag: Drag) {
    let info = info(drag, .exiting)
    modifier.delegate.dropExited(info: info)
    notify(info)
  }

  /// Passes the items to the program. Returns what it did with them.
  func drop(_ drag: Drag) -> DropOperation {
    guard operation != .cancel, operation != .forbidden else {
      leave(drag)
      return .cancel
    }
    let isDropped = modifier.delegate.performDrop(info: info(drag, .ended(operation)))
    let result = isDropped ? operation : .cancel
    notify(info(drag, .ended(result)))
    return result
  }

  // MARK: Observers

  private func observers() -> [DropObserverElement] {
    sequence(first: self as LayoutElement, next: \.superelement).compactMap { $0 as? DropObserverElement }
  }

  private func notify(_ info: DropInfo) {
    for observer in observers() { observer.modifier.updated?(DropSession(info)) }
  }

  private func configuration(_ info: DropInfo) -> DropConfiguration? {
    observers().lazy.compactMap(\.modifier.configure).first?(DropSession(info))
  }
}

/// Follows the drops on a view and on the views inside.
struct DropObserverModifier {
  var updated: ((DropSession) -> Void)?
  var configure: ((DropSession) -> DropConfiguration)?
}

@MainActor extension DropObserverModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DropObserverElement {
    DropObserverElement(self, around: content, inputs)
  }

  func update(_ element: DropObserverElement) { element.modifier = self }
}

final class DropObserverElement: WrapperElement {
  var modifier: DropObserverModifier

  init(_ modifier: DropObserverModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }
}
