import Foundation

/// A dash pattern made ready: lengths of dashes (even indices) and gaps (odd ones), and where a subpath
/// enters it.
struct DashPattern {
  /// The index and what is left of the length there when a subpath begins.
  let start: (index: Int, rest: Double)
  /// The number of lengths until the pattern repeats, always even: an odd number of lengths is run through
  /// twice.
  let count: Int
  private let lengths: [CGFloat]

  /// The most dashes that one path is cut into; a pattern too fine for that is drawn as a solid line.
  static let maximumDashCount = 131_072.0

  /// - Returns: nil for a solid line: no lengths, or a negative or infinite one, or only zeros, or too many
  ///   dashes.
  /// - Parameter pathLength: of the whole path, or more.
  init?(style: StrokeStyle, pathLength: Double) {
    lengths = style.dash
    var sum = 0.0
    for length in lengths {
      guard length >= 0 else { return nil }
      sum += Double(length)
    }
    guard sum > 0, sum.isFinite else { return nil }
    guard pathLength / sum * Double(lengths.count) < DashPattern.maximumDashCount else { return nil }
    let isOdd = !lengths.count.isMultiple(of: 2)
    count = isOdd ? 2 * lengths.count : lengths.count
    let period = isOdd ? 2 * sum : sum
    let phase = style.dashPhase.isFinite ? fmod(Double(style.dashPhase), period) : 0
    start = DashPattern.locate(phase < 0 ? phase + period : phase, in: lengths, count: count)
  }

  @inline(__always)
  subscript(index: Int) -> Double { Double(lengths[index < lengths.count ? index : index &- lengths.count]) }

  /// The length that `phase` falls into, and what is left of it.
  private static func locate(_ phase: Double, in lengths: [CGFloat], count: Int) -> (Int, Double) {
    var rest = phase
    for index in 0..<count {
      let length = Double(lengths[index % lengths.count])
      if rest < length || rest == 0 { return (index, length - rest) }
      rest -= length
    }
    return (0, Double(lengths[0]))
  }
}
