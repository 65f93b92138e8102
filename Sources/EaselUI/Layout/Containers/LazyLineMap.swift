/// The lines of the items of a lazy container. Headers and footers of sections have lines of their own, and the items of
/// a section begin with a new line.
struct LazyLineMap {
  /// The place of an item.
  struct Place {
    let line: Int
    let lane: Int
    /// The number of items in the line.
    let count: Int
    let isWholeLine: Bool
  }

  /// Successive items of the same kind.
  private struct Run {
    let items: Range<Int>
    let firstLine: Int
    let laneCount: Int
    let isWholeLine: Bool

    var endLine: Int { firstLine + (items.count + laneCount - 1) / laneCount }
  }

  /// A section of the content by its items.
  struct Section {
    let header: Range<Int>
    var footer: Range<Int>
  }

  private var runs: [Run] = []
  /// The sections, in order.
  private(set) var sections: [Section] = []
  private let laneCount: Int

  @MainActor init(_ parts: [LazyPart], laneCount: Int) {
    self.laneCount = max(laneCount, 1)
    var (start, plain) = (0, 0)
    for part in parts {
      let range = start..<start + part.count
      start = range.upperBound
      switch part {
      case .elements, .items: continue
      case .header:
        addRun(plain..<range.lowerBound)
        sections.append(Section(header: range, footer: range.upperBound..<range.upperBound))
      case .footer:
        addRun(plain..<range.lowerBound)
        if let last = sections.indices.last { sections[last].footer = range }
      }
      addRun(range, isWholeLine: true)
      plain = range.upperBound
    }
    addRun(plain..<start)
  }

  private mutating func addRun(_ items: Range<Int>, isWholeLine: Bool = false) {
    guard !items.isEmpty else { return }
    runs.append(
      Run(
        items: items, firstLine: lineCount, laneCount: isWholeLine ? 1 : laneCount, isWholeLine: isWholeLine))
  }

  var lineCount: Int { runs.last?.endLine ?? 0 }

  /// The place of an item.
  func place(of item: Int) -> Place {
    let run = runs[lastRun { $0.items.lowerBound <= item }]
    let offset = item - run.items.lowerBound
    let line = offset / run.laneCount
    return Place(
      line: run.firstLine + line, lane: offset % run.laneCount,
      count: min(run.laneCount, run.items.count - line * run.laneCount), isWholeLine: run.isWholeLine)
  }

  /// The items in a range of lines.
  func items(of lines: Range<Int>) -> Range<Int> {
    guard !runs.isEmpty, !lines.isEmpty else { return 0..<0 }
    let start = firstItem(of: lines.lowerBound)
    return start..<max(firstItem(of: lines.upperBound), start)
  }

  /// The first item of a line; the number of items for the line behind the last one.
  private func firstItem(of line: Int) -> Int {
    let run = runs[lastRun { $0.firstLine <= line }]
    return min(run.items.lowerBound + (line - run.firstLine) * run.laneCount, run.items.upperBound)
  }

  /// The last run with a property that all runs before it have too, by binary search; the first one if none has it.
  private func lastRun(where isBefore: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
