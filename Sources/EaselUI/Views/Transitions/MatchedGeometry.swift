import EaselDrawing

/// The geometry that the views of a group share, in points in the root's coordinate space. Also the
/// difference of two geometries.
struct MatchedGeometry: Equatable {
  /// The position of the anchor.
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

/// Animates a view from its previous geometry to a new one.
@MainActor
final class MatchedGeometryMotion: AnimatedValueOwner {
  var animated = AnimatedValue(MatchedGeometry.zero)
  private weak var element: LayoutElement?

  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope

  init(_ element: LayoutElement) {
    self.element = element
    (graph, environment, transactions) = (element.graph, element.environment, element.transactions)
  }

  /// The difference of the shown geometry from the current one; nil when nothing is animated.
  var shownDifference: MatchedGeometry? { animated.isAnimating ? animated.shown : nil }

  /// Animates a difference to zero with the current transaction; without an animation, the difference becomes
  /// zero at once.
  func start(from start: MatchedGeometry) {
    animated.cancel(in: graph)
    animated = AnimatedValue(start).changed(to: .zero, for: self)
  }

  var isAlive: Bool { element?.isAttached == true }

  func animatedValueDidChange() { element?.setNeedsPlacement() }
}

/// The views of one graph with the same id and namespace.
@MainActor
final class MatchedGeometryGroup {
  /// In the order of their creation.
  private(set) var members: [MatchedGeometryElement] = []
  /// The latest source that was shown, with its geometry.
  private var last: (geometry: MatchedGeometry, source: ObjectIdentifier)?
  /// The transaction in which that source was removed.
  private var serialOfRemoval: Int?
  private var hasReportedSources = false

  /// The first source that is neither being removed nor hidden.
  var source: MatchedGeometryElement? { members.first { $0.isPresentSource } }

  func insert(_ element: MatchedGeometryElement) { members.append(element) }

  func remove(_ element: MatchedGeometryElement) {
    members.removeAll { $0 === element }
    if last?.source == ObjectIdentifier(element) { serialOfRemoval = element.graph.transactionSerial }
  }

  func note(_ geometry: MatchedGeometry, of source: MatchedGeometryElement) {
    last = (geometry, ObjectIdentifier(source))
    reportSources()
  }

  /// The initial geometry of a new source: that of a source that is being removed or was removed in the
  /// current transaction; nil if the new source replaces none.
  func replacedSourceGeometry(in graph: ViewGraph) -> MatchedGeometry? {
    let isReplaced =
      serialOfRemoval == graph.transactionSerial
      || members.contains { $0.modifier.isSource && $0.placedProposal != nil && !$0.isPresentSource }
    return isReplaced ? last?.geometry : nil
  }

  private func reportSources() {
    guard !hasReportedSources, members.count > 1, members.lazy.filter(\.isPresentSource).count > 1,
      let key = members.first?.modifier.key
    else { return }
    hasReportedSources = true
    StandardError.report("several sources of matched geometry \"\(key.id)\": the first holds")
  }
}

/// The matched geometry groups of one graph.
@MainActor
final class MatchedGeometryRegistry {
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  /// Groups without members, with the transaction in which the last member left.
  private var emptied: [(key: MatchedGeometryKey, serial: Int)] = []

  /// Adds an element to its group.
  func join(_ element: MatchedGeometryElement) -> MatchedGeometryGroup {
    forgetEmptyGroups(before: element.graph.transactionSerial)
    let key = element.modifier.key
    let group = groups[key] ?? MatchedGeometryGroup()
    groups[key] = group
    group.insert(element)
    return group
  }

  /// Removes an element from a group. An empty group stays until the end of the transaction, because another
  /// view may replace the element.
  func leave(_ group: MatchedGeometryGroup, _ element: MatchedGeometryElement, key: MatchedGeometryKey) {
    group.remove(element)
    if group.members.isEmpty { emptied.append((key, element.graph.transactionSerial)) }
  }

  private func forgetEmptyGroups(before serial: Int) {
    guard !emptied.isEmpty else { return }
    for (key, old) in emptied where old != serial && groups[key]?.members.isEmpty == true {
      groups[key] = nil
    }
    emptied.removeAll { $0.serial != serial }
  }
}
