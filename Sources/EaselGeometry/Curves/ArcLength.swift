/// The arc length of a curve as a function of the parameter, and the inverse function.
struct ArcLength {
  /// The number of pieces of equal parameter range that are measured separately.
  private static let pieces = 4

  private let curve: CubicPolynomial
  /// The arc length from the start of the curve to the end of each piece.
  private let lengths: SIMD4<Double>

  /// The length of the whole curve.
  var total: Double { lengths.w }

  init(_ curve: CubicPolynomial) {
    self.curve = curve
    var (sums, sum) = (SIMD4<Double>.zero, 0.0)
    for piece in 0..<ArcLength.pieces {
      let begin = Double(piece) / Double(ArcLength.pieces)
      sum += curve.length(from: begin, to: begin + 1 / Double(ArcLength.pieces))
      sums[piece] = sum
    }
    lengths = sums
  }

  /// The parameter at which the arc length from the start is `length`, by Newton's method with a bracketing
  /// interval.
  func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    let piece = (0..<ArcLength.pieces).first { length < lengths[$0] } ?? 0
    let origin = Double(piece) / Double(ArcLength.pieces)
    let wanted = length - (piece > 0 ? lengths[piece - 1] : 0)
    var (low, high) = (origin, origin + 1 / Double(ArcLength.pieces))
    var parameter = (low + high) / 2
    for _ in 0..<24 {
      let excess = curve.length(from: origin, to: parameter) - wanted
      if excess > 0 { high = parameter } else { low = parameter }
      let next = parameter - excess / curve.velocity(at: parameter).length
      let isInside = next > low && next < high
      if isInside && abs(next - parameter) < 1e-12 { return next }
      parameter = isInside ? next : (low + high) / 2
    }
    return parameter
  }
}

extension CubicPolynomial {
  /// The arc length between two parameters, with a relative error of about 1e-6; less exact if the curve has
  /// a cusp.
  func length(from begin: Double, to end: Double) -> Double {
    GaussLegendre.integrate(from: begin, to: end, speeds)
  }

  /// The lengths of the first derivative at four parameters.
  @inline(__always)
  private func speeds(at t: SIMD4<Double>) -> SIMD4<Double> {
    let triple: SIMD4<Double> = 3 * t
    let x: SIMD4<Double> = (a.x * triple + b.x * 2) * t + c.x
    let y: SIMD4<Double> = (a.y * triple + b.y * 2) * t + c.y
    return (x * x + y * y).squareRoot()
  }
}

/// Gauss-Legendre quadrature with eight samples, for functions that are smooth between two bounds: exact for
/// polynomials up to degree 15.
///
/// Nodes and weights: https://dlmf.nist.gov/3.5#v
enum GaussLegendre {
  private static let nodes = SIMD4<Double>(
    0.183_434_642_495_649_8, 0.525_532_409_916_329, 0.796_666_477_413_626_7, 0.960_289_856_497_536_2)
  private static let weights = SIMD4<Double>(
    0.362_683_783_378_362, 0.313_706_645_877_887_3, 0.222_381_034_453_374_5, 0.101_228_536_290_376_3)

  /// - Parameter function: The function's values at four places.
  @inline(__always)
  static func integrate(
    from begin: Double, to end: Double, _ function: (SIMD4<Double>) -> SIMD4<Double>
  ) -> Double {
    let middle = (begin + end) / 2
    let half = (end - begin) / 2
    let offsets = half * nodes
    let terms = weights * (function(middle - offsets) + function(middle + offsets))
    // One after the other: the order determines the last bit.
    return (terms.x + terms.y + terms.z + terms.w) * half
  }
}

extension PathSegment {
  /// The arc length; 0 if it is infinite or NaN.
  var finiteLength: Double {
    let length = if case .line = kind { (end - begin).length } else { ArcLength(polynomial).total }
    return length.isFinite ? length : 0
  }

  /// The part between two arc lengths from the start, which are clamped to the segment of the given length.
  func part(fromLength from: Double, toLength to: Double, of length: Double) -> PathSegment {
    guard from > 0 || to < length else { return self }
    if case .line = kind { return part(from: max(from / length, 0), to: min(to / length, 1)) }
    let lengths = ArcLength(polynomial)
    return part(from: lengths.parameter(atLength: from), to: lengths.parameter(atLength: to))
  }

  /// The part between two parameters, which are clamped to 0...1.
  func clampedPart(from: Double, to: Double) -> PathSegment {
    guard from > 0 || to < 1 else { return self }
    return part(from: max(from, 0), to: min(to, 1))
  }
}

/// Receives the segments of a path in order.
protocol SegmentSink {
  /// The segments that follow belong to a new subpath.
  mutating func beginSubpath()
  mutating func append(_ segment: PathSegment)
}

/// Passes the elements of a path on as segments, closing lines included.
struct SegmentReader<Sink: SegmentSink>: PathVisitor {
  private(set) var sink: Sink
  private var start = Vector.zero
  private var current = Vector.zero

  init(_ sink: Sink) { self.sink = sink }

  mutating func move(to point: Vector) {
    (start, current) = (point, point)
    sink.beginSubpath()
  }

  mutating func line(to point: Vector) { append(PathSegment(begin: current, end: point, kind: .line)) }

  mutating func quad(to point: Vector, control: Vector) {
    append(PathSegment(begin: current, end: point, kind: .quad(control: control)))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    append(PathSegment(begin: current, end: point, kind: .curve(control1: control1, control2: control2)))
  }

  mutating func close() { line(to: start) }

  @inline(__always)
  private mutating func append(_ segment: PathSegment) {
    current = segment.end
    sink.append(segment)
  }
}

extension Path {
  /// Passes the segments of the path to `sink` and returns it.
  func segments<Sink: SegmentSink>(to sink: Sink) -> Sink {
    var reader = SegmentReader(sink)
    visit(&reader)
    return reader.sink
  }
}

/// Measures the segments of a path.
struct SegmentMeasurer: SegmentSink {
  /// The length of each segment; 0 if it is infinite or NaN.
  private(set) var lengths: [Double] = []
  private(set) var total = 0.0

  /// - Parameter elementCount: The number of elements of the path.
  init(elementCount: Int) { lengths.reserveCapacity(elementCount) }

  func beginSubpath() {}

  mutating func append(_ segment: PathSegment) {
    let length = segment.finiteLength
    lengths.append(length)
    total += length
  }
}

/// Copies the part of a path between two lengths from its start.
struct SegmentTrimmer: SegmentSink {
  private(set) var result = PathBuffer()
  private let low: Double
  private let high: Double
  /// The length of each segment of the path.
  private let lengths: [Double]
  private var index = 0
  private var walked = 0.0
  private var isDrawing = false

  init(from low: Double, to high: Double, lengths: [Double]) {
    (self.low, self.high, self.lengths) = (low, high, lengths)
  }

  mutating func beginSubpath() { isDrawing = false }

  mutating func append(_ segment: PathSegment) {
    let (begin, length) = (walked, lengths[index])
    index += 1
    walked += length
    guard length > 0, walked > low, begin < high else { return }
    let part = segment.clampedPart(from: (low - begin) / length, to: (high - begin) / length)
    result.append(part, continuing: isDrawing)
    isDrawing = true
  }
}

extension PathBuffer {
  /// Appends a segment, preceded by a move to its start unless it continues the current subpath.
  mutating func append(_ segment: PathSegment, continuing: Bool) {
    if !continuing { move(to: segment.begin.point) }
    switch segment.kind {
    case .line: line(to: segment.end.point)
    case .quad(let control): quad(to: segment.end.point, control: control.point)
    case .curve(let control1, let control2):
      curve(to: segment.end.point, control1: control1.point, control2: control2.point)
    }
  }
}
