/// The layout of `HStack` and `VStack`.
///
/// The proposed length, less the spacing, is distributed to the children: to those of higher priority first,
/// while the minimum lengths of all others are reserved. Among children of equal priority, the least flexible
/// come first, each with an equal share of the remaining length as its proposal. Without a proposed length,
/// children get their ideal length.
struct StackArrangement<Direction: StackDirection> {
  /// The alignment guide across the stack.
  var alignment: AlignmentKey
  /// The distance between adjacent children in points; nil for the default.
  var spacing: CGFloat?

  /// The distance in points between children without preferred spacing.
  private static var defaultSpacing: CGFloat { 8 }
}

/// The axis of a stack, as a type so that the compiler can specialize the layout.
protocol StackDirection {
  static var axis: Axis { get }
}

enum HorizontalDirection: StackDirection {
  static var axis: Axis { .horizontal }
}

enum VerticalDirection: StackDirection {
  static var axis: Axis { .vertical }
}

@MainActor extension StackArrangement: ContainerLayout {
  struct Cache {
    /// The distance of each child to the previous one; 0 for the first.
    var distances: [CGFloat]
    var priorities: [Double]
    /// The result for the most recent proposal.
    var latest: (proposal: ProposedViewSize, result: Result)?
  }

  struct Result {
    var placements: [Placement]
    var size: CGSize
  }

  static var axis: Axis? { Direction.axis }

  private var axis: Axis { Direction.axis }

  func makeCache(for children: [LayoutElement]) -> Cache {
    let traits = children.map(\.traits)
    let distances = traits.indices.map { index -> CGFloat in
      guard index > 0 else { return 0 }
      return spacing ?? defaultDistance(
        traits[index - 1].preferredSpacing, traits[index].preferredSpacing
      ) ?? distance(from: children[index - 1], to: children[index])
    }
    return Cache(distances: distances, priorities: traits.map { $0.layoutPriority ?? 0 })
  }

  /// The distance between children without preferred spacing.
  private func distance(from first: LayoutElement, to second: LayoutElement) -> CGFloat {
    guard axis == .vertical else { return StackArrangement.defaultSpacing }
    return first.verticalSpacing.distance(to: second.verticalSpacing) ?? StackArrangement.defaultSpacing
  }

  /// The distance of which one child has a preference; nil for none.
  private func defaultDistance(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    switch (first, second) {
    case (nil, nil): nil
    case (let distance?, nil), (nil, let distance?): distance
    case (let first?, let second?): max(first, second)
    }
  }

  func verticalSpacing(of children: [LayoutElement]) -> VerticalSpacing {
    guard let first = children.first, let last = children.last else { return .plain }
    guard axis == .horizontal else {
      let spacing = first.verticalSpacing
      // Asking a single child twice would double the cost with each level of nested stacks.
      guard children.count > 1 else { return spacing }
      return VerticalSpacing(top: spacing.top, bottom: last.verticalSpacing.bottom)
    }
    return children.dropFirst().reduce(first.verticalSpacing) { $0.union($1.verticalSpacing) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Cache
  ) -> CGSize {
    result(for: proposal, children, &cache).size
  }

  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Cache) -> [Placement] {
    result(for: size.proposal, children, &cache).placements
  }

  private func result(
    for proposal: ProposedViewSize, _ children: [LayoutElement], _ cache: inout Cache
  ) -> Result {
    if let latest = cache.latest, latest.proposal == proposal { return latest.result }
    let proposals = childProposals(for: proposal, children, cache)
    let result = arrange(children, proposals, distances: cache.distances)
    cache.latest = (proposal, result)
    return result
  }

  /// Places the children one after the other and aligns them across the stack.
  private func arrange(
    _ children: [LayoutElement], _ proposals: [ProposedViewSize], distances: [CGFloat]
  ) -> Result {
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var position: CGFloat = 0
    var (least, greatest) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in children.enumerated() {
      let size = child.finiteViewSize(for: proposals[index])
      let guide = child.alignment(alignment, at: size)
      least = min(least, -guide)
      greatest = max(greatest, size.value[axis.other] - guide)
      position += distances[index]
      var origin = CGPoint.zero
      (origin[axis], origin[axis.other]) = (position, -guide)
      placements.append(Placement(origin: origin, proposal: proposals[index]))
      position += size.value[axis]
    }
    guard !children.isEmpty else { return Result(placements: [], size: .zero) }
    for index in placements.indices { placements[index].origin[axis.other] -= least }
    var size = CGSize.zero
    size[axis] = max(position, 0).restoringInfinity
    size[axis.other] = (greatest - least).restoringInfinity
    return Result(placements: placements, size: size)
  }

  // MARK: Distributing the length

  private func childProposals(
    for proposal: ProposedViewSize, _ children: [LayoutElement], _ cache: Cache
  ) -> [ProposedViewSize] {
    var proposals = Array(repeating: proposal, count: children.count)
    guard let length = proposal[axis] else { return proposals }
    let available = length - cache.distances.reduce(0, +)
    if children.count <= 1 || available == .infinity {
      for index in proposals.indices { proposals[index][axis] = max(available, 0) }
    } else {
      distribute(available, to: children, priorities: cache.priorities, &proposals)
    }
    return proposals
  }

  private func distribute(
    _ available: CGFloat, to children: [LayoutElement], priorities: [Double],
    _ proposals: inout [ProposedViewSize]
  ) {
    let across = proposals[0][axis.other]
    // Loops, because a closure on the main actor checks in each call that it runs there.
    var (shortest, flexibility): ([CGFloat], [CGFloat]) = ([], [])
    shortest.reserveCapacity(children.count)
    flexibility.reserveCapacity(children.count)
    for child in children { shortest.append(length(of: child, proposed: 0, across: across)) }
    for (index, child) in children.enumerated() {
      flexibility.append(length(of: child, proposed: .infinity, across: across) - shortest[index])
    }
    let order = StackArrangement.order(priorities: priorities, flexibility: flexibility)
    var remaining = available - shortest.reduce(0, +)
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      var (end, reserved) = (start, 0 as CGFloat)
      repeat {
        reserved += shortest[order[end]]
        end += 1
      } while end < order.count && priorities[order[end]] == priority
      let group = order[start..<end]
      remaining += reserved
      for (taken, index) in group.enumerated() {
        let share = max(remaining, 0) / CGFloat(group.count - taken)
        proposals[index][axis] = share
        remaining -= length(of: children[index], proposed: share, across: across)
      }
      start = end
    }
  }

  /// The indices of the children in the order in which they get their lengths.
  private nonisolated static func order(priorities: [Double], flexibility: [CGFloat]) -> [Int] {
    priorities.indices.sorted {
      if priorities[$0] != priorities[$1] { return priorities[$0] > priorities[$1] }
      return flexibility[$0] != flexibility[$1] ? flexibility[$0] < flexibility[$1] : $0 < $1
    }
  }

  private func length(of child: LayoutElement, proposed: CGFloat, across: CGFloat?) -> CGFloat {
    var proposal = ProposedViewSize.unspecified
    (proposal[axis], proposal[axis.other]) = (proposed, across)
    return child.size(for: proposal).finite[axis]
  }
}
