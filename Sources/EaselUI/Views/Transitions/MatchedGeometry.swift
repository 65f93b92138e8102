import EaselDrawing

/// What the views of a group share, in the root's space and in points; also the difference of two such values.
struct MatchedGeometry: Equatable {
  /// Where the anchor lies.
  var point: CGPoint
  var size: CGSize

  static let zero = MatchedGeometry(point: .zero, size: .zero)

  static func + (lhs: MatchedGeometry, rhs: MatchedGeometry) -> MatchedGeometry {
    var sum = lhs
    sum.animatableData += rhs.animatableData
    return sum
  }

  static func - (lhs: MatchedGeometry, rhs: MatchedGeometry) -> MatchedGeometry {
    var difference = lhs
    difference.animatableData -= rhs.animatableData
    return difference
  }
}

extension MatchedGeometry: Animatable {
  var animatableData: NumberVector<SIMD4<Double>> {
    get { NumberVector(SIMD4(point.x, point.y, size.width, size.height)) }
    set {
      point = CGPoint(x: newValue.numbers.x, y: newValue.numbers.y)
      size = CGSize(width: newValue.numbers.z, height: newValue.numbers.w)
    }
  }
}

/// The way of a view from the geometry that it had to the one that it is given now.
@MainActor
final class MatchedGeometryMotion: AnimationOwner {
  private var difference = AnimatedValue(MatchedGeometry.zero)
  private weak var element: LayoutElement?

  let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope

  init(_ element: LayoutElement) {
    self.element = element
    (graph, environment, transactions) = (element.graph, element.environment, element.transactions)
  }

  /// What the geometry that is shown differs by from the given one; nil when it does not.
  var shownDifference: MatchedGeometry? { difference.isAnimating ? difference.shown : nil }

  /// Goes from a difference to none as the transaction says: at once when it is not animated.
  func start(from start: MatchedGeometry) {
    difference.cancel(in: graph)
    difference = AnimatedValue(start).changed(to: .zero, for: self)
  }

  var isAlive: Bool { element?.isAttached == true }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = difference.advance(to: date, in: graph)
    if !isRunning { difference.endAnimation() }
    element?.setMisplaced()
    return isRunning
  }

  func quietTime(after date: Date) -> TimeInterval { difference.quietTime(after: date) }

  func cancelAnimation() {
    difference.cancel(in: graph)
    difference.endAnimation()
  }
}
