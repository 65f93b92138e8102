/// The parts of the geometry that a view takes from the source of its group.
///
/// ```swift
/// struct Selection: View {
///   @Namespace private var namespace
///
///   var body: some View {
///     Circle().matchedGeometryEffect(id: "selection", in: namespace, properties: .position)
///   }
/// }
/// ```
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, which is proposed to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Identifies a group of views with matched geometry.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// Gives a view the geometry of the source of its group.
struct MatchedGeometryModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

@MainActor extension MatchedGeometryModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> MatchedGeometryElement {
    MatchedGeometryElement(self, around: content, inputs)
  }

  func update(_ element: MatchedGeometryElement) { element.modifier = self }
}

nonisolated extension View {
  /// Gives the view the size and position of its group's source: the view with the same `id` and `namespace`
  /// whose `isSource` is true. The layout of the surrounding views is the same as without the effect.
  ///
  /// When one animated transaction removes a source and inserts another, the new view starts with the frame
  /// of the old one and moves to its own frame. The old view meanwhile is removed with its transition and
  /// follows the frame of the new one.
  ///
  /// - Parameters:
  ///   - id: The id of the group, unique in the namespace.
  ///   - namespace: The namespace of the id.
  ///   - properties: The properties that the view takes from the source. The size is proposed to the view.
  ///   - anchor: In a source, the point whose position is shared; in other views, the point that is placed
  ///     there.
  ///   - isSource: Whether other views of the group follow this view. If a group has several sources, the
  ///     first one is used and a message is written to standard error. Without a source, the views keep their
  ///     own geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// The layout element of a view with matched geometry.
///
/// Size and alignment guides are the view's own. Only its content is placed elsewhere, after the source is
/// placed.
final class MatchedGeometryElement: WrapperElement, PositionObserver {
  var modifier: MatchedGeometryModifier {
    didSet { modifierDidChange(from: oldValue) }
  }

  private var group: MatchedGeometryGroup!
  private var motion: MatchedGeometryMotion!
  /// The source whose geometry the content follows; nil for the view's own geometry.
  private var guide: MatchedGeometryElement?
  /// Whether the modifier changed after the guide was found.
  private var isRegrouped = false
  /// Whether the content was placed at least once.
  private var isContentPlaced = false

  /// The geometry that the content was last shown with.
  private var shown: MatchedGeometry?
  /// The placement of the content for that geometry.
  private var placement: Placement?

  init(_ modifier: MatchedGeometryModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    motion = MatchedGeometryMotion(self)
    group = graph.matchedGeometry.join(self)
    graph.add(observer: self)
  }

  private func modifierDidChange(from old: MatchedGeometryModifier) {
    isRegrouped = true
    setNeedsPlacement()
    guard modifier.key != old.key else { return }
    graph.matchedGeometry.leave(group, self, key: old.key)
    group = graph.matchedGeometry.join(self)
  }

  override func detach() {
    graph.matchedGeometry.leave(group, self, key: modifier.key)
    guide = nil
    super.detach()
  }

  // MARK: Geometry

  /// Whether the view is a source that is neither being removed nor hidden.
  var isPresentSource: Bool {
    guard modifier.isSource else { return false }
    var current: LayoutElement = self
    while true {
      guard !current.isLeaving else { return false }
      guard let outer = current.superelement else { return true }
      guard outer.shows(current) else { return false }
      current = outer
    }
  }

  /// The source that the content should follow; nil for the view's own geometry. A view does not follow a
  /// source among its descendants.
  private var currentGuide: MatchedGeometryElement? {
    guard let source = group.source, source !== self else { return nil }
    return sequence(first: source as LayoutElement, next: \.superelement).contains { $0 === self }
      ? nil : source
  }

  /// The geometry that a source shares; nil before it is placed.
  private var givenGeometry: MatchedGeometry? {
    guard placedProposal != nil else { return nil }
    return motion.shownDifference.map { ownGeometry + $0 } ?? ownGeometry
  }

  /// The geometry without the effect.
  private var ownGeometry: MatchedGeometry {
    let point = modifier.anchor.point(in: CGRect(origin: .zero, size: size))
    return MatchedGeometry(point: convert(point, to: .global), size: size)
  }

  /// The current geometry of the content if it follows `guide`.
  private func geometry(by guide: MatchedGeometryElement?) -> MatchedGeometry {
    let given = guide?.givenGeometry ?? ownGeometry
    return motion.shownDifference.map { given + $0 } ?? given
  }

  // MARK: Placement

  /// A new source has its geometry at once. Other views keep their placement until the whole layout is
  /// placed.
  override func placeContents(_ proposal: ProposedViewSize) {
    if !isContentPlaced, currentGuide == nil { updateGuide() }
    guard isContentPlaced else { return }
    let newPlacement = needsGuide ? placement ?? contentPlacement(proposal) : contentPlacement(proposal)
    placement = newPlacement
    content.place(at: newPlacement.origin, proposal: newPlacement.proposal)
  }

  /// Whether the guide must be found again.
  private var needsGuide: Bool { !isContentPlaced || isRegrouped || currentGuide !== guide }

  /// Finds the source that the content follows, and animates to its geometry: from the shown geometry or, for
  /// a new source, from the frame of the source that it replaces.
  private func updateGuide() {
    let newGuide = currentGuide
    let target = newGuide?.givenGeometry ?? ownGeometry
    if isContentPlaced {
      if let shown { motion.start(from: shown - target) }
    } else if newGuide == nil, modifier.isSource, let start = group.replacedSourceGeometry(in: graph) {
      motion.start(from: start - target)
    }
    (guide, isRegrouped, isContentPlaced) = (newGuide, false, true)
  }

  /// The placement of the content.
  private func contentPlacement(_ proposal: ProposedViewSize) -> Placement {
    var placement = Placement(origin: .zero, proposal: proposal)
    guard guide != nil || motion.shownDifference != nil else { return placement }
    let geometry = geometry(by: guide)
    if modifier.properties.contains(.size) { placement.proposal = ProposedViewSize(geometry.size).sanitized }
    if modifier.properties.contains(.position), let point = convertFromRoot(geometry.point) {
      let anchor = modifier.anchor.point(
        in: CGRect(origin: .zero, size: content.size(for: placement.proposal).finite))
      placement.origin = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    }
    return placement
  }

  func checkPosition() -> Bool {
    guard isAttached else { return false }
    guard let placedProposal else { return true }
    if needsGuide {
      currentGuide?.updateOwnGeometry()
      updateGuide()
      setNeedsPlacement()
    } else if contentPlacement(placedProposal) != placement {
      setNeedsPlacement()
    } else {
      let geometry = geometry(by: guide)
      shown = geometry
      if group.source === self { group.note(geometry, of: self) }
    }
    return true
  }

  /// Updates the geometry of a source before other views follow it.
  private func updateOwnGeometry() {
    guard needsGuide, placedProposal != nil else { return }
    updateGuide()
    setNeedsPlacement()
  }
}
