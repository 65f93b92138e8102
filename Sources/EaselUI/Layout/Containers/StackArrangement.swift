/// The layout of `HStack` and `VStack`.
///
/// The proposed length, less the spacing, is distributed to the children: to those of higher priority first,
/// while the minimum lengths of all others are reserved. Among children of equal priority, the least flexible
/// come first, each with an equal share of the remaining length as its proposal. If all of them have room for their full
/// size, the order does not matter, and their minimum and maximum are not measured. Without a proposed length, children get
/// their ideal length.
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

  func fullSize(of children: [LayoutElement], cache: inout Cache) -> FullSize? {
    guard !children.isEmpty, cache.priorities.allSatisfy({ $0 == cache.priorities[0] }) else { return nil }
    var (share, across) = (0 as CGFloat, 0 as CGFloat)
    for child in children {
      guard let full = child.fullSize else { return nil }
      share = max(share, full.size[axis], full.room[axis])
      across = max(across, full.room[axis.other])
    }
    var room = CGSize.zero
    room[axis] = max(share * CGFloat(children.count) + cache.distances.reduce(0, +), 0)
    room[axis.other] = across
    let proposals = Array(repeating: ProposedViewSize.infinity, count: children.count)
    return FullSize(arrange(children, proposals, distances: cache.distances).size, room: room)
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
    let groups = StackArrangement.groups(of: priorities)
    // Nothing is reserved for the first group, which comes before all others.
    let reserved = groups.indices.map { number in
      number == 0
        ? 0 : groups[number].reduce(0) { $0 + length(of: children[$1], proposed: 0, across: across) }
    }
    var remaining = available - reserved.reduce(0, +)
    for (group, reserved) in zip(groups, reserved) {
      remaining += reserved
      let order =
        haveRoom(group, of: children, length: remaining, across: across)
        ? group : sortedByFlexibility(group, of: children, across: across)
      for (taken, index) in order.enumerated() {
        let share = max(remaining, 0) / CGFloat(order.count - taken)
        proposals[index][axis] = share
        remaining -= length(of: children[index], proposed: share, across: across)
      }
    }
  }

  /// The indices of the children of each priority, highest priority first.
  private nonisolated static func groups(of priorities: [Double]) -> [[Int]] {
    if priorities.allSatisfy({ $0 == priorities[0] }) { return [Array(priorities.indices)] }
    let order = priorities.indices.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    return order.reduce(into: []) { groups, index in
      if let last = groups.last?.last, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
  }

  /// Whether each child of a group has its full size with an equal share of the length. Then all have it, in whichever
  /// order they get their shares.
  private func haveRoom(
    _ group: [Int], of children: [LayoutElement], length: CGFloat, across: CGFloat?
  ) -> Bool {
    let share = max(length, 0) / CGFloat(group.count)
    // A loop, because a closure on the main actor checks in each call that it runs there.
    for index in group {
      guard let full = children[index].fullSize, max(full.size[axis], full.room[axis]) <= share,
        full.room[axis.other] <= across ?? .infinity
      else { return false }
    }
    return true
  }

  /// A group in the order in which its children get their lengths: the least flexible first.
  private func sortedByFlexibility(_ group: [Int], of children: [LayoutElement], across: CGFloat?) -> [Int] {
    var flexibility: [(index: Int, length: CGFloat)] = []
    flexibility.reserveCapacity(group.count)
    for index in group {
      let shortest = length(of: children[index], proposed: 0, across: across)
      let longest = length(of: children[index], proposed: .infinity, across: across)
      flexibility.append((index, longest - shortest))
    }
    // Equally flexible ones remain in their order.
    flexibility.sort { $0.length != $1.length ? $0.length < $1.length : $0.index < $1.index }
    return flexibility.map(\.index)
  }

  private func length(of child: LayoutElement, proposed: CGFloat, across: CGFloat?) -> CGFloat {
    var proposal = ProposedViewSize.unspecified
    (proposal[axis], proposal[axis.other]) = (proposed, across)
    return child.size(for: proposal).finite[axis]
  }
}
