/// A row, the first view of the content, beside its actions, the other ones. It has the size of the row.
struct SwipedRow<Content: View>: ContainerView {
  typealias Body = Never

  let layout: SwipedRowLayout
  let content: Content

  init(position: SwipePosition, isElastic: Bool, @ViewBuilder content: () -> Content) {
    layout = SwipedRowLayout(position: position, isElastic: isElastic)
    self.content = content()
  }
}

/// Places a row beside its actions.
struct SwipedRowLayout: Equatable {
  var position: SwipePosition
  /// Whether the row resists a drag beyond the width of its actions.
  let isElastic: Bool

  /// The smallest width of an action in points, as on iOS.
  private static let leastWidth: CGFloat = 74
}

@MainActor extension SwipedRowLayout: ContainerLayout {
  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Void
  ) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Void) -> [Placement] {
    let height = size.value.height
    let widths = children.dropFirst().map {
      max($0.size(for: ProposedViewSize(width: nil, height: height)).finite.width, SwipedRowLayout.leastWidth)
    }
    let distance = distance(ideal: widths.reduce(0, +))
    let isLeading = position.edge == .leading
    let row = Placement(
      origin: CGPoint(x: isLeading ? distance : 0 - distance, y: 0), proposal: size.proposal)
    var placements = [row]
    var start: CGFloat = 0
    for width in shownWidths(of: widths, in: distance) {
      placements.append(
        Placement(
          origin: CGPoint(x: isLeading ? start : size.value.width - start - width, y: 0),
          proposal: ProposedViewSize(width: width, height: height)))
      start += width
    }
    return placements
  }

  /// The distance of the row from its place.
  private func distance(ideal: CGFloat) -> CGFloat {
    let distance = max(position.pull + position.openness * ideal, 0)
    return isElastic && distance > ideal ? ideal + (distance - ideal) / 4 : distance
  }

  /// Divides the room beside the row between the actions, in proportion to their widths.
  private func shownWidths(of widths: [CGFloat], in distance: CGFloat) -> [CGFloat] {
    let ideal = widths.reduce(0, +)
    return widths.enumerated().map { index, width in
      let share = distance * width / ideal
      return index == 0 ? share + (distance - share) * position.fullness : share * (1 - position.fullness)
    }
  }
}

extension SwipedRowLayout: Animatable {
  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(position.pull, AnimatablePair(position.openness, position.fullness)) }
    set {
      position.pull = newValue.first
      (position.openness, position.fullness) = (newValue.second.first, newValue.second.second)
    }
  }
}
