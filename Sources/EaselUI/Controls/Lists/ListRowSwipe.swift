/// Lets the user move a row sideways to reveal its actions.
struct ListRowSwipe: ViewModifier {
  let row: Subview
  let values: ContainerValues
  let navigator: ListNavigator
  @State private var position = SwipePosition()
  @State private var fullSwipes = 0
  @Environment(\.editMode) private var editMode
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    // Elements of a `ForEach` can get an action that deletes them at any time: a condition that changes would make the row
    // anew.
    if DraggedRow(row) != nil || !values.swipeActions.isEmpty {
      SwipedRow(position: position, isElastic: !shown.allowsFullSwipe) {
        content.allowsHitTesting(!isOpen)
        if position.edge != nil { buttons }
      }
      .modifier(SwipeModifier(row: self))
    } else {
      content
    }
  }

  // MARK: Actions

  /// Whether the row rests beside its actions.
  var isOpen: Bool { position.openness > 0 }

  private var isEdited: Bool { editMode?.wrappedValue.isEditing == true }

  /// Whether the row can be moved to reveal actions at an edge.
  private func hasActions(_ edge: HorizontalEdge) -> Bool {
    guard !isEdited else { return false }
    return !values.swipeActions[edge].content.isEmpty
      || edge == .trailing && DraggedRow.deletion(row, values) != nil
  }

  private func actions(_ edge: HorizontalEdge) -> SwipeActions.Side {
    guard hasActions(edge) else { return SwipeActions.Side() }
    var side = values.swipeActions[edge]
    if side.content.isEmpty, let delete = DraggedRow.deletion(row, values) {
      side.content = [AnyView(Button("Delete", role: .destructive, action: delete))]
    }
    return side
  }

  /// The actions that are revealed.
  private var shown: SwipeActions.Side { position.edge.map(actions) ?? SwipeActions.Side() }

  private var buttons: some View {
    Group(subviews: ForEach(Array(shown.content.enumerated()), id: \.offset) { $0.element }) { actions in
      ForEach(Array(actions.enumerated()), id: \.element.id) { index, action in
        action.buttonStyle(SwipeActionStyle(fullSwipes: index == 0 ? fullSwipes : 0, close: close))
      }
    }
    .buttonStyle(SwipeActionAppearance())
    .tint(nil as Color?)
  }

  /// The directions in which the row can be dragged.
  var sides: SwipeSides {
    var sides = SwipeSides()
    for edge in [HorizontalEdge.leading, .trailing] where hasActions(edge) {
      sides.insert(isLeft(edge) ? .right : .left)
    }
    return sides.isEmpty || !isOpen ? sides : .all
  }

  /// Whether an edge is at the left.
  private func isLeft(_ edge: HorizontalEdge) -> Bool { (edge == .leading) == (direction == .leftToRight) }

  // MARK: Motion

  func press() { navigator.closeRow(except: row.id) }

  func drag(_ swipe: Swipe) {
    if !isOpen {
      position.edge = (swipe.translation > 0) == (direction == .leftToRight) ? .leading : .trailing
      guard position.edge.map(hasActions) == true else { return position = SwipePosition() }
    }
    navigator.openRow = (row.id, close)
    position.pull = pull(swipe.translation)
    let isFull = shown.allowsFullSwipe && position.pull > swipe.width / 2
    if isFull != (position.fullness > 0) { withAnimation(.snappy) { position.fullness = isFull ? 1 : 0 } }
  }

  func drop(_ swipe: Swipe) {
    drag(swipe)
    guard position.edge != nil else { return }
    let end = pull(swipe.predictedTranslation)
    if position.fullness > 0 {
      fullSwipes += 1
      // The action moves the row back, unless it is disabled.
      open()
    } else if end > (isOpen ? 0 - SwipePosition.leastPull : SwipePosition.leastPull) {
      open()
    } else {
      close()
    }
  }

  /// The part of a translation that reveals the actions.
  private func pull(_ translation: CGFloat) -> CGFloat {
    position.edge.map { isLeft($0) ? translation : 0 - translation } ?? 0
  }

  /// Moves the row by turns of the wheel. Returns whether it has moved.
  func turn(_ notches: CGFloat) -> Bool {
    guard notches != 0 else { return false }
    let edge: HorizontalEdge = (notches < 0) == (direction == .leftToRight) ? .leading : .trailing
    if isOpen {
      if position.edge != edge { close() }
      return true
    }
    guard hasActions(edge) else { return false }
    position.edge = edge
    open()
    return true
  }

  private func open() {
    navigator.closeRow(except: row.id)
    navigator.openRow = (row.id, close)
    withAnimation(.snappy) { position.rest(isOpen: true) }
  }

  func close() {
    withAnimation(.snappy) {
      position.rest(isOpen: false)
    } completion: {
      if position.isClosed { position.edge = nil }
    }
  }
}

/// Where a row is that was moved sideways.
struct SwipePosition: Equatable {
  /// The edge whose actions are revealed; nil if the row was not moved.
  var edge: HorizontalEdge?
  /// The distance of a drag in the direction that reveals the actions, in points.
  var pull: CGFloat = 0
  /// 1 if the row rests beside its actions; 0 if it rests in its place.
  var openness: CGFloat = 0
  /// 1 if the first action covers the others; 0 if all are shown.
  var fullness: CGFloat = 0

  /// The distance of a drag that opens or closes the row, in points.
  static let leastPull: CGFloat = 37

  var isClosed: Bool { pull == 0 && openness == 0 }

  mutating func rest(isOpen: Bool) { (pull, openness, fullness) = (0, isOpen ? 1 : 0, 0) }
}

/// The directions of a swipe.
struct SwipeSides: OptionSet {
  let rawValue: Int

  static let left = SwipeSides(rawValue: 1)
  static let right = SwipeSides(rawValue: 2)
  static let all: SwipeSides = [.left, .right]
}
