/// Places a row, the first subview, beside its actions, the other ones. It has the size of the row.
struct SwipedRow: Layout {
  var position: SwipePosition
  /// Whether the row resists a drag beyond the width of its actions.
  let isElastic: Bool

  typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatableData {
    get { AnimatablePair(position.pull, AnimatablePair(position.openness, position.fullness)) }
    set {
      position.pull = newValue.first
      (position.openness, position.fullness) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The smallest width of an action in points, as on iOS.
  private static let leastWidth: CGFloat = 74

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let row = subviews.first else { return }
    let actions = subviews.dropFirst()
    let widths = actions.map {
      max($0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width, SwipedRow.leastWidth)
    }
    let distance = distance(ideal: widths.reduce(0, +))
    let isLeading = position.edge == .leading
    row.place(
      at: CGPoint(x: bounds.minX + (isLeading ? distance : 0 - distance), y: bounds.minY), proposal: proposal)
    place(actions, widths, distance, bounds, isLeading)
  }

  /// The distance of the row from its place.
  private func distance(ideal: CGFloat) -> CGFloat {
    let distance = max(position.pull + position.openness * ideal, 0)
    return isElastic && distance > ideal ? ideal + (distance - ideal) / 4 : distance
  }

  /// Divides the room beside the row between the actions, in proportion to their widths.
  private func place(
    _ actions: Subviews.SubSequence, _ widths: [CGFloat], _ distance: CGFloat, _ bounds: CGRect,
    _ isLeading: Bool
  ) {
    let ideal = widths.reduce(0, +)
    var start: CGFloat = 0
    for (index, (action, width)) in zip(actions, widths).enumerated() {
      let share = distance * width / ideal
      let shown =
        index == 0 ? share + (distance - share) * position.fullness : share * (1 - position.fullness)
      action.place(
        at: CGPoint(x: isLeading ? bounds.minX + start : bounds.maxX - start - shown, y: bounds.minY),
        proposal: ProposedViewSize(width: shown, height: bounds.height))
      start += shown
    }
  }
}
