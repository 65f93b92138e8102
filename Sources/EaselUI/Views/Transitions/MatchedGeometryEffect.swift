/// The geometry that views of a group take over from their source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of the anchor, in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, which is proposed to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Identifies a group of views that share their geometry.
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
  /// Gives the view the size and place of the source of its group: of the view with the same `id` and `namespace` whose
  /// `isSource` is true. The layout of the views around stays as it is without the effect.
  ///
  /// When the source is removed and another one inserted in one animated transaction, the new view begins with the frame
  /// of the old one and moves to its own, while the old one leaves by its transition with the frame of the new one.
  ///
  /// - Parameters:
  ///   - id: Of the group, unique in the namespace.
  ///   - properties: What the view takes over: the size is proposed to it, the position is that of the anchor.
  ///   - anchor: The point of a source that it shares, and the point of any other view that is put there.
  ///   - isSource: Whether the view gives its geometry to others. If several of a group do, the first holds, and one line
  ///     on standard error says so; if none does, the views keep their own geometry.
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

/// The element of a view whose geometry is that of its group's source.
///
/// Sizes and alignments are the view's own; only its content is placed elsewhere, once the source has its place.
final class MatchedGeometryElement: WrapperElement, PositionObserver {
  var modifier: MatchedGeometryModifier {
    didSet { modifierDidChange(from: oldValue) }
  }

  private var group: MatchedGeometryGroup!
  private var motion: MatchedGeometryMotion!
  /// The source whose geometry the content is given; nil for the view's own.
  private var guide: MatchedGeometryElement?
  /// True when the modifier has changed since the guide was found.
  private var isRegrouped = false
  /// False before the content has its first place.
  private var isContentPlaced = false

  /// What the content was shown with last.
  private var shown: MatchedGeometry?
  /// Where it was placed.
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
    setMisplaced()
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

  /// True for a source that is neither on its way out nor hidden.
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

  /// Whose geometry the content is to have; nil for the view's own. A source inside cannot lead what is around it.
  private var currentGuide: MatchedGeometryElement? {
    guard let source = group.source, source !== self else { return nil }
    return sequence(first: source as LayoutElement, next: \.superelement).contains { $0 === self }
      ? nil : source
  }

  /// What the source of a group gives to others; nil before it has its place.
  private var givenGeometry: MatchedGeometry? {
    guard placedProposal != nil else { return nil }
    return motion.shownDifference.map { ownGeometry + $0 } ?? ownGeometry
  }

  /// Without the effect.
  private var ownGeometry: MatchedGeometry {
    let point = modifier.anchor.point(in: CGRect(origin: .zero, size: size))
    return MatchedGeometry(point: convert(point, to: .global), size: size)
  }

  /// What the content has now, given the view that leads it.
  private func geometry(by guide: MatchedGeometryElement?) -> MatchedGeometry {
    let given = guide?.givenGeometry ?? ownGeometry
    return motion.shownDifference.map { given + $0 } ?? given
  }

  // MARK: Placement

  /// A new source knows its geometry at once. All others keep what they have until all views have their places.
  override func placeContents(_ proposal: ProposedViewSize) {
    if !isContentPlaced, currentGuide == nil { updateGuide() }
    guard isContentPlaced else { return }
    let newPlacement = needsGuide ? placement ?? contentPlacement(proposal) : contentPlacement(proposal)
    placement = newPlacement
    content.place(at: newPlacement.origin, proposal: newPlacement.proposal)
  }

  /// True when the content is to be led by another view than it is.
  private var needsGuide: Bool { !isContentPlaced || isRegrouped || currentGuide !== guide }

  /// Finds the view that leads the content from now on, and animates the way to its geometry: from what was shown, or of a
  /// new source from the frame of the one whose place it takes.
  private func updateGuide() {
    let newGuide = currentGuide
    let target = newGuide?.givenGeometry ?? ownGeometry
    if isContentPlaced {
      if let shown { motion.start(from: shown - target) }
    } else if newGuide == nil, modifier.isSource, let start = group.geometryOfPredecessor(in: graph) {
      motion.start(from: start - target)
    }
    (guide, isRegrouped, isContentPlaced) = (newGuide, false, true)
  }

  /// Where the content is to be placed.
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
      currentGuide?.prepareToLead()
      updateGuide()
      setMisplaced()
    } else if contentPlacement(placedProposal) != placement {
      setMisplaced()
    } else {
      let geometry = geometry(by: guide)
      shown = geometry
      if group.source === self { group.note(geometry, of: self) }
    }
    return true
  }

  /// Has a source take its own geometry before others follow it.
  private func prepareToLead() {
    guard needsGuide, placedProposal != nil else { return }
    updateGuide()
    setMisplaced()
  }
}
