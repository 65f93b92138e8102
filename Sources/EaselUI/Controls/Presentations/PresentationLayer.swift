import EaselDrawing

/// What is shown in front of the content of a window: one entry for each view that presents something.
@MainActor
protocol PresentationEntry: AnyObject {
  /// The element that fills the layer.
  var element: LayoutElement { get }
  /// Whether the entry is shown and not being dismissed. It then takes all input.
  var isActive: Bool { get }
  /// Whether the entry takes input at all; a help text does not.
  var takesInput: Bool { get }
}

/// The layer of a window for sheets, alerts, menus and the like, in front of its content.
///
/// The entries are ordered by the time of their presentation. The last active entry receives all keys; entries
/// keep the pointer from what is below by covering it with a backdrop.
@MainActor
final class PresentationLayer: GraphNode {
  let element: PresentationLayerElement
  private(set) var entries: [any PresentationEntry] = []
  /// The focused elements at the times of the presentations, which receive the focus again afterward.
  private var outerFocus: [ObjectIdentifier: WeakFocus] = [:]

  private struct WeakFocus {
    weak var element: FocusElement?
  }

  override init(_ inputs: _NodeInputs) {
    element = PresentationLayerElement(inputs)
    super.init(inputs)
    element.setSource(self)
  }

  /// The entry that receives keys; `nil` if that is the content of the window.
  private var activeEntry: (any PresentationEntry)? { entries.last { $0.isActive && $0.takesInput } }

  /// The element whose descendants receive keys; `nil` for the content of the window.
  var keyRoot: LayoutElement? { activeEntry?.element }

  /// Puts an entry in front of all others and takes the focus from what is below.
  func present(_ entry: any PresentationEntry) {
    entries.removeAll { $0 === entry }
    entries.append(entry)
    if entry.takesInput {
      outerFocus[ObjectIdentifier(entry)] = WeakFocus(element: graph.keys.focused)
      graph.keys.focus(nil)
    }
    entriesDidChange()
  }

  /// Gives the focus back to the element that had it before an entry was presented.
  func resign(_ entry: any PresentationEntry) {
    guard let outer = outerFocus.removeValue(forKey: ObjectIdentifier(entry)) else { return }
    // What is still in front of it, as a submenu, was opened from it, and leaves the focus to what was outside of it.
    if let index = entries.firstIndex(where: { $0 === entry }),
      let inner = entries[(index + 1)...].first(where: { $0.isActive && $0.takesInput })
    {
      outerFocus[ObjectIdentifier(inner)] = outer
      return
    }
    guard let focus = outer.element, focus.isAttached else { return graph.keys.focus(nil) }
    graph.keys.focus(focus, isVisible: graph.keys.isFocusVisible)
  }

  /// Removes an entry whose dismissal has ended.
  func remove(_ entry: any PresentationEntry) {
    resign(entry)
    entries.removeAll { $0 === entry }
    entriesDidChange()
  }

  /// The root does not draw an empty layer, whose own invalidation it would therefore not notice.
  private func entriesDidChange() {
    element.childrenDidChange()
    element.superelement?.invalidateDrawing()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    elements += entries.map(\.element)
  }

  override func didUnmount() { element.detach() }
}

/// The element of a presentation layer. Each entry has the size of the window.
final class PresentationLayerElement: ContainerElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}
