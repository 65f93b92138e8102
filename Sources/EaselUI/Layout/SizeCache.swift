/// The sizes that an element answered to proposals.
///
/// Stacks ask for the smallest, the largest and the actual size; stacks in stacks for the combinations of these in both
/// directions. Some more than those are kept, so that the cost of nested stacks does not multiply with each level.
struct SizeCache {
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  /// Most elements are asked once.
  private var first: Answer?
  private var others: [Answer] = []
  /// The one of the others that the next new one replaces when there is no more room.
  private var oldest = 0

  private static let capacity = 16

  func size(for proposal: ProposedViewSize) -> CGSize? {
    if let first, first.proposal == proposal { return first.size }
    for answer in others where answer.proposal == proposal { return answer.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = Answer(proposal: proposal, size: size)
    guard first != nil else {
      first = answer
      return
    }
    guard others.count == SizeCache.capacity else { return others.append(answer) }
    others[oldest] = answer
    oldest = (oldest + 1) % SizeCache.capacity
  }

  /// Forgets all answers and gives them back.
  mutating func removeAll() -> [Answer] {
    defer {
      first = nil
      others.removeAll(keepingCapacity: true)
      oldest = 0
    }
    return [first].compactMap(\.self) + others
  }
}
