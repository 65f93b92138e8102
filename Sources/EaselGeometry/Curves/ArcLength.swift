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
    GaussLegendre.integrate(from: begin, to: end) { velocity(at: $0).length }
  }
}

/// Gauss-Legendre quadrature with eight samples, for functions that are smooth between two bounds: exact for
/// polynomials up to degree 15.
///
/// Nodes and weights: https://dlmf.nist.gov/3.5#v
enum GaussLegendre {
  private static let nodes: SIMD4<Double> = [
    0.183_434_642_495_649_8, 0.525_532_409_916_329, 0.796_666_477_413_626_7, 0.960_289_856_497_536_2,
  ]
  private static let weights: SIMD4<Double> = [
    0.362_683_783_378_362, 0.313_706_645_877_887_3, 0.222_381_034_453_374_5, 0.101_228_536_290_376_3,
  ]

  @inline(__always)
  static func integrate(from begin: Double, to end: Double, _ function: (Double) -> Double) -> Double {
    let middle = (begin + end) / 2
    let half = (end - begin) / 2
    var sum = 0.0
    for index in 0..<4 {
      let offset = half * nodes[index]
      sum += weights[index] * (function(middle - offset) + function(middle + offset))
    }
    return sum * half
  }
}

/// A segment of a path with its length.
struct MeasuredSegment {
  let segment: PathSegment
  let length: Double
  let beginsSubpath: Bool

  /// The part between two arc lengths from the start, which are clamped to the segment.
  func part(fromLength from: Double, toLength to: Double) -> PathSegment {
    guard from > 0 || to < length else { return segment }
    if case .line = segment.kind {
      return segment.part(from: max(from / length, 0), to: min(to / length, 1))
    }
    let lengths = ArcLength(segment.polynomial)
    return segment.part(from: lengths.parameter(atLength: from), to: lengths.parameter(atLength: to))
  }

  /// The part between two parameters, which are clamped to 0...1.
  func part(from: Double, to: Double) -> PathSegment {
    guard from > 0 || to < 1 else { return segment }
    return segment.part(from: max(from, 0), to: min(to, 1))
  }
}

/// Measures the segments of a path, closing lines included. Segments of zero, infinite or NaN length are left
/// out.
struct SegmentMeasurer: PathVisitor {
  private(set) var segments: [MeasuredSegment] = []
  private(set) var total = 0.0
  private var start = Vector.zero
  private var current = Vector.zero
  private var beginsSubpath = true

  mutating func move(to point: Vector) {
    (start, current) = (point, point)
    beginsSubpath = true
  }

  mutating func line(to point: Vector) {
    append(PathSegment(begin: current, end: point, kind: .line), length: (point - current).length)
  }

  mutating func quad(to point: Vector, control: Vector) {
    append(curve: PathSegment(begin: current, end: point, kind: .quad(control: control)))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    append(
      curve: PathSegment(begin: current, end: point, kind: .curve(control1: control1, control2: control2)))
  }

  mutating func close() { line(to: start) }

  private mutating func append(curve segment: PathSegment) {
    append(segment, length: ArcLength(segment.polynomial).total)
  }

  private mutating func append(_ segment: PathSegment, length: Double) {
    current = segment.end
    guard length > 0, length.isFinite else { return }
    segments.append(MeasuredSegment(segment: segment, length: length, beginsSubpath: beginsSubpath))
    total += length
    beginsSubpath = false
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
