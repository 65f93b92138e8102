/// What the views around a text or an image have read of it besides its sizes: baselines and spacing.
///
/// A change of the text that leaves these and the sizes as they were does not affect the layout around it. Most changes of
/// numbers with digits of one width are such.
struct ReportedGuides {
  typealias Baselines = (first: CGFloat, last: CGFloat)

  private var baselines: [(size: CGSize, value: Baselines?)] = []
  /// `nil` if it was not read.
  private var spacing: VerticalSpacing?
  /// Whether all baselines that were read are known.
  private var isComplete = true

  /// A stack reads the baselines at up to three sizes: the smallest, the largest and its own.
  private static let capacity = 4

  mutating func insert(_ value: Baselines?, at size: CGSize) {
    if let index = baselines.firstIndex(where: { $0.size == size }) {
      baselines[index].value = value
    } else if baselines.count < ReportedGuides.capacity {
      baselines.append((size, value))
    } else {
      isComplete = false
    }
  }

  mutating func insert(_ spacing: VerticalSpacing) { self.spacing = spacing }

  /// Whether the values that were read equal the present ones.
  func agree(with baselines: (CGSize) -> Baselines?, _ spacing: () -> VerticalSpacing) -> Bool {
    guard isComplete else { return false }
    for (size, value) in self.baselines {
      let present = baselines(size)
      guard present?.first == value?.first, present?.last == value?.last else { return false }
    }
    return self.spacing.map { $0 == spacing() } ?? true
  }
}
