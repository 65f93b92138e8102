import Foundation

/// A prepared dash pattern: the lengths of dashes (even indices) and gaps (odd indices), and the position in
/// it at which a subpath starts.
struct DashPattern {
  /// The index of the first dash or gap of a subpath, and its remaining length.
  let start: (index: Int, rest: Double)
  /// The number of lengths until the pattern repeats, always even: an odd number of lengths is used twice.
  let count: Int
  /// The number of dashes and gaps of the whole path, or an upper bound of it, without those that subpaths add.
  let dashCount: Int
  private let lengths: [CGFloat]

  /// The maximum number of dashes per path; a pattern with more dashes is drawn as a solid line.
  static let maximumDashCount = 131_072.0
  /// The maximum product of the numbers of lengths and of subpaths, which bounds the dashes that subpaths add: each may
  /// begin with all dashes of the pattern, if they are short.
  static let maximumSubpathDashCount = 1 << 22

  /// - Returns: Nil for a solid line: no lengths, a negative or infinite length, only zeros, or too many
  ///   dashes.
  init?(style: StrokeStyle, path: Path) {
    lengths = style.dash
    var sum = 0.0
    for length in lengths {
      guard length >= 0 else { return nil }
      sum += Double(length)
    }
    guard sum > 0, sum.isFinite else { return nil }
    let dashCount = path.controlLength / sum * Double(lengths.count)
    let subpathLimit = DashPattern.maximumSubpathDashCount / lengths.count
    guard dashCount < DashPattern.maximumDashCount, !path.hasSubpaths(moreThan: subpathLimit) else {
      return nil
    }
    self.dashCount = Int(dashCount)
    let isOdd = !lengths.count.isMultiple(of: 2)
    count = isOdd ? 2 * lengths.count : lengths.count
    let period = isOdd ? 2 * sum : sum
    let phase = style.dashPhase.isFinite ? fmod(Double(style.dashPhase), period) : 0
    start = DashPattern.locate(phase < 0 ? phase + period : phase, in: lengths, count: count)
  }

  @inline(__always)
  subscript(index: Int) -> Double { Double(lengths[index < lengths.count ? index : index &- lengths.count]) }

  /// The index of the length into which `phase` falls, and the rest of that length.
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

/// Cuts a spine into dashes and outlines each of them as an open subpath. The pattern restarts with every
/// subpath.
struct Dasher: SpineSink {
  var outliner: StrokeOutliner

  private let pattern: DashPattern
  /// Remaining lengths up to this are rounding errors and end with the current step.
  private let negligible: Double

  private var index = 0
  /// The remaining length of the current dash or gap.
  private var rest = 0.0
  private var position = Vector.zero
  private var heading = Vector(1, 0)
  /// Whether a line or curve begins at the current point.
  private var entersSegment = false
  /// Whether the outliner has received the direction of the current dash.
  private var hasSetOff = false

  private var isDash: Bool { index & 1 == 0 }

  init(outliner: StrokeOutliner, pattern: DashPattern, negligible: Double) {
    self.outliner = outliner
    self.pattern = pattern
    self.negligible = negligible
  }

  mutating func begin(at point: Vector) {
    position = point
    (index, rest) = pattern.start
    if rest <= negligible, pattern[index] > negligible { advance() }
    if isDash { beginDash(at: point) }
  }

  mutating func enter(direction: Vector, length: Double) {
    heading = direction
    entersSegment = true
  }

  mutating func line(to point: Vector) {
    walk(to: point, direction: heading, length: (point - position).length, isCurve: false)
  }

  mutating func step(to point: Vector, direction: Vector) {
    // The ratio of arc length to chord is 1 + turning^2 / 24, and turning^2 is about 2 (1 - cosine).
    let length = (point - position).length * (1 + (1 - heading.dot(direction)) * (1.0 / 12))
    walk(to: point, direction: direction, length: length, isCurve: true)
  }

  mutating func end(isClosed: Bool) {
    if isDash { outliner.end(isClosed: false) }
    hasSetOff = false
  }

  // MARK: Along a step

  private mutating func walk(to point: Vector, direction: Vector, length: Double, isCurve: Bool) {
    let (begin, beginHeading) = (position, heading)
    if entersSegment { enterSegment(length: length) }
    var walked = 0.0
    while rest < length - walked {
      walked += rest
      let fraction = walked / length
      let place = begin.interpolated(to: point, at: fraction)
      let direction = Dasher.heading(from: beginHeading, to: direction, at: fraction)
      if isDash {
        proceed(to: place, direction: direction, isCurve: isCurve)
        outliner.end(isClosed: false)
        advance()
      } else {
        advance()
        beginDash(at: place)
        setOff(direction, length: min(rest, length - walked))
      }
    }
    rest -= length - walked
    if isDash { proceed(to: point, direction: direction, isCurve: isCurve) }
    position = point
    heading = direction
  }

  /// Handles the start of a line or curve. A dash that ends here must not continue around the corner.
  private mutating func enterSegment(length: Double) {
    entersSegment = false
    if isDash, hasSetOff, rest <= negligible {
      outliner.end(isClosed: false)
      advance()
    }
    if isDash { setOff(heading, length: min(rest, length)) }
  }

  private mutating func beginDash(at point: Vector) {
    outliner.begin(at: point)
    hasSetOff = false
  }

  private mutating func setOff(_ direction: Vector, length: Double) {
    outliner.enter(direction: direction, length: length)
    hasSetOff = true
  }

  private mutating func proceed(to point: Vector, direction: Vector, isCurve: Bool) {
    if isCurve { outliner.step(to: point, direction: direction) } else { outliner.line(to: point) }
  }

  private mutating func advance() {
    index = index &+ 1 == pattern.count ? 0 : index &+ 1
    rest = pattern[index]
  }

  /// Interpolates between two unit vectors; the result is a unit vector.
  private static func heading(from begin: Vector, to end: Vector, at fraction: Double) -> Vector {
    let mixed = begin.interpolated(to: end, at: fraction)
    let length = mixed.length
    return length > 0.01 ? mixed / length : end
  }
}
