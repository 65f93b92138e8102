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
final class MatchedGeometryMotion: AnimatedValueOwner {
  var animated = AnimatedValue(MatchedGeometry.zero)
  private weak var element: LayoutElement?

  let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope

  init(_ element: LayoutElement) {
    self.element = element
    (graph, environment, transactions) = (element.graph, element.environment, element.transactions)
  }

  /// What the geometry that is shown differs by from the given one; nil when it does not.
  var shownDifference: MatchedGeometry? { animated.isAnimating ? animated.shown : nil }

  /// Goes from a difference to none as the transaction says: at once when it is not animated.
  func start(from start: MatchedGeometry) {
    animated.cancel(in: graph)
    animated = AnimatedValue(start).changed(to: .zero, for: self)
  }

  var isAlive: Bool { element?.isAttached == true }

  func animatedValueDidChange() { element?.setMisplaced() }
}

/// The views of one graph that share an id and a namespace.
@MainActor
final class MatchedGeometryGroup {
  /// In the order in which they were made.
  private(set) var members: [MatchedGeometryElement] = []
  /// The geometry that a source was shown with last, and that source.
  private var last: (geometry: MatchedGeometry, source: ObjectIdentifier)?
  /// The update in which that source was let go of.
  private var serialOfRemoval: Int?
  private var hasReportedSources = false

  /// The first source that is neither on its way out nor hidden.
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

  /// The geometry that a new source begins with: that of a source that is on its way out, or that was removed in the
  /// update that runs; nil where the new one takes no other's place.
  func geometryOfPredecessor(in graph: ViewGraph) -> MatchedGeometry? {
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
    StandardError.write("several sources of matched geometry \"\(key.id)\": the first holds")
  }
}

/// The groups of one graph.
@MainActor
final class MatchedGeometryRegistry {
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  /// Groups whose last view is gone, and the update in which that was.
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

  /// Takes an element out of a group, which stays for the rest of the update: another view may take the element's place.
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
