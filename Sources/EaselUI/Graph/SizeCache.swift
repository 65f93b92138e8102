/// The sizes that an element answered to proposals.
///
/// Stacks ask for the smallest, the largest and the actual size; stacks in stacks for the combinations of these in both
/// directions. Some more than those are kept, so that the cost of nested stacks does not multiply with each level.
struct SizeCache {
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private(set) var answers: [Answer] = []
  /// The answer that the next new one replaces when there is no more room.
  private var oldest = 0

  private static let capacity = 16

  func size(for proposal: ProposedViewSize) -> CGSize? {
    for answer in answers where answer.proposal == proposal { return answer.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = Answer(proposal: proposal, size: size)
    guard answers.count == SizeCache.capacity else { return answers.append(answer) }
    answers[oldest] = answer
    oldest = (oldest + 1) % SizeCache.capacity
  }

  mutating func removeAll() {
    answers.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
