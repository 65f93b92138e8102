/// The lengths of the lines of a lazy container: measured ones, and estimates for the others.
struct LazyLines {
  /// The lengths in points; NaN for lines that were not measured.
  private var lengths: [CGFloat] = []
  /// The distance between lines in points.
  private let spacing: CGFloat
  /// The mean length of the measured lines; before the first one, that of an earlier table. It is a whole
  /// number of points, so that corrections of the position do not move views to other parts of a pixel.
  private(set) var estimate: CGFloat
  /// The position of the start of each line.
  private var starts: [CGFloat] = []
  private var isStale = true

  /// The assumed length of a line before the first measurement, in points.
  private static let initialEstimate: CGFloat = 44

  /// Creates an empty table.
  init(spacing: CGFloat, estimate: CGFloat = initialEstimate) {
    (self.spacing, self.estimate) = (spacing, estimate)
  }

  var count: Int { lengths.count }

  func isMeasured(_ line: Int) -> Bool { lengths.indices.contains(line) && !lengths[line].isNaN }

  func length(_ line: Int) -> CGFloat { isMeasured(line) ? lengths[line] : estimate }

  /// Sets the length of a line. `update()` applies the changes.
  mutating func set(_ length: CGFloat, of line: Int) {
    guard lengths[line] != length else { return }
    lengths[line] = length
    isStale = true
  }

  /// Adds lines that are not measured, or removes lines, at the end.
  mutating func resize(to count: Int) {
    guard count != lengths.count else { return }
    lengths = Array(lengths.prefix(count)) + Array(repeating: .nan, count: max(count - lengths.count, 0))
    isStale = true
  }

  /// Computes the estimate and the positions after changes. Returns whether any changed.
  @discardableResult
  mutating func update() -> Bool {
    guard isStale else { return false }
    isStale = false
    var (sum, number) = (CGFloat.zero, 0)
    for length in lengths where !length.isNaN { (sum, number) = (sum + length, number + 1) }
    // An estimate of 0 would take all other lines for visible.
    if number > 0 { estimate = max((sum / CGFloat(number)).rounded(), 1) }
    var position: CGFloat = 0
    starts = lengths.map { length in
      defer { position += (length.isNaN ? estimate : length) + spacing }
      return position
    }
    return true
  }

  /// The position of the start of a line in points.
  func start(_ line: Int) -> CGFloat { starts.indices.contains(line) ? starts[line] : 0 }

  /// The length of all lines and the distances between them.
  var total: CGFloat { lengths.isEmpty ? 0 : start(count - 1) + length(count - 1) }

  /// The lines that lie in a range of positions, at least partly.
  func lines(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = max(firstLine { starts[$0] > range.lowerBound } - 1, 0)
    return first..<max(firstLine { starts[$0] > range.upperBound }, first)
  }

  /// The first line that lies behind a position, by binary search; the number of lines if there is none.
  private func firstLine(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
