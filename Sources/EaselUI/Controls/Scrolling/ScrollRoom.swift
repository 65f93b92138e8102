/// Extends a scroll view along its axes into the covered areas next to it that show its content. The content rests within the
/// safe area, and moves through the rest.
struct ScrollRoom {
  let axes: Axis.Set
  let link: ScrollLink
}

@MainActor extension ScrollRoom: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ScrollRoomElement {
    ScrollRoomElement(self, around: content, inputs)
  }

  func update(_ element: ScrollRoomElement) {
    element.link = link
    if element.edges != axes.edges { element.edges = axes.edges }
  }
}

/// The element of a scroll view in its room.
final class ScrollRoomElement: IgnoresSafeAreaElement {
  fileprivate var link: ScrollLink

  override class var isScrolled: Bool { true }

  init(_ room: ScrollRoom, around content: LayoutElement, _ inputs: _NodeInputs) {
    link = room.link
    super.init(room.axes.edges, around: content, inputs)
  }

  override func prepareContent(in room: CGRect?) {
    link.element?.coveredInsets = room.map(insets(to:)) ?? EdgeInsets()
  }
}
