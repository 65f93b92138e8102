/// The numbers of a style that animate: the components of a color, and those of a style of several colors.
struct StyleVector: VectorArithmetic {
  var color = ColorVector.zero
  /// Empty for a single color. A shorter list counts as continued by zeros.
  var numbers: [Float] = []

  static var zero: StyleVector { StyleVector() }

  static func + (lhs: StyleVector, rhs: StyleVector) -> StyleVector {
    StyleVector(color: lhs.color + rhs.color, numbers: combined(lhs.numbers, rhs.numbers) { $0 + $1 })
  }

  static func - (lhs: StyleVector, rhs: StyleVector) -> StyleVector {
    StyleVector(color: lhs.color - rhs.color, numbers: combined(lhs.numbers, rhs.numbers) { $0 - $1 })
  }

  private static func combined(
    _ first: [Float], _ second: [Float], _ operation: (Float, Float) -> Float
  ) -> [Float] {
    if first.isEmpty && second.isEmpty { return [] }
    return (0..<max(first.count, second.count)).map { index in
      operation(index < first.count ? first[index] : 0, index < second.count ? second[index] : 0)
    }
  }

  mutating func scale(by rhs: Double) {
    color.scale(by: rhs)
    for index in numbers.indices { numbers[index] *= Float(rhs) }
  }

  var magnitudeSquared: Double {
    color.magnitudeSquared + numbers.reduce(0) { $0 + Double($1) * Double($1) }
  }
}

/// A style of several colors that animates.
protocol AnimatableStyle: ShapeStyle {
  /// The numbers that animate.
  func numbers(in environment: EnvironmentValues) -> [Float]

  /// Sets the numbers that animate. A list of another length than that of the style changes nothing: styles with
  /// different numbers of points or colors have nothing in between.
  mutating func setNumbers(_ numbers: [Float])
}

extension ShapeStyle {
  /// The vector of the style; zero if it is neither a single color nor animates in another way.
  func styleVector(in environment: EnvironmentValues) -> StyleVector {
    if let color { return StyleVector(color: ColorVector(color, in: environment)) }
    return StyleVector(numbers: animatableStyle?.numbers(in: environment) ?? [])
  }

  /// Sets the numbers that `styleVector(in:)` returns.
  mutating func setStyleVector(_ vector: StyleVector) {
    if color != nil { return setColorVector(vector.color) }
    guard var style = animatableStyle else { return }
    style.setNumbers(vector.numbers)
    self = style as? Self ?? AnyShapeStyle(style) as? Self ?? self
  }

  private var animatableStyle: (any AnimatableStyle)? {
    self as? any AnimatableStyle ?? (self as? AnyShapeStyle)?.base as? any AnimatableStyle
  }
}

extension [Float] {
  /// Scales points of the unit square, so that a threshold suited to lengths in points also suits them.
  fileprivate static let unitScale: Float = 128

  mutating func append(_ point: SIMD2<Float>) {
    append(point.x * [Float].unitScale)
    append(point.y * [Float].unitScale)
  }

  mutating func append(_ color: Color.Resolved) {
    for index in 0..<4 { append(color.linear[index]) }
  }
}

/// Reads numbers in the order in which a style wrote them. Missing numbers are zero.
struct NumberReader {
  private let numbers: [Float]
  private var position = 0

  init(_ numbers: [Float]) { self.numbers = numbers }

  /// Whether exactly all numbers were read.
  var isExhausted: Bool { position == numbers.count }

  mutating func number() -> Float {
    defer { position += 1 }
    return position < numbers.count ? numbers[position] : 0
  }

  mutating func point() -> SIMD2<Float> { SIMD2(number(), number()) / [Float].unitScale }

  mutating func color() -> Color.Resolved {
    Color.Resolved(linear: SIMD4(number(), number(), number(), number()))
  }
}

/// Messages that are written once each.
final class OneTimeReports: Sendable {
  private let written = LockedValue<Set<String>>([])
  private let report: @Sendable (String) -> Void

  /// The number of different messages; later ones are not written.
  private static let limit = 100

  init(report: @escaping @Sendable (String) -> Void = StandardError.report) { self.report = report }

  func writeOnce(_ message: String) {
    let isNew = written.withLock { $0.count < OneTimeReports.limit && $0.insert(message).inserted }
    if isNew { report(message) }
  }
}
