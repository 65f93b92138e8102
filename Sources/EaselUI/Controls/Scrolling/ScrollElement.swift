import EaselDrawing
import Foundation

/// The modifier that shows a part of its content, which scrolls.
struct ScrollModifier {
  let axes: Axis.Set
  /// Whether the pointer, the wheel and keys scroll.
  let isEnabled: Bool
  let horizontalIndicator: ScrollIndicatorVisibility
  let verticalIndicator: ScrollIndicatorVisibility
  /// The axes along which content that fits moves with a drag too.
  let bouncingAxes: Axis.Set
  let settings: ScrollSettings
  /// Loads the content again after a pull; `nil` if nothing does.
  let refresh: RefreshAction?
  let link: ScrollLink

  func indicator(_ axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicator : verticalIndicator
  }
}

@MainActor extension ScrollModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ScrollElement {
    ScrollElement(self, around: content, inputs)
  }

  func update(_ element: ScrollElement) { element.modifier = self }
}

/// The visible part of a scroll view, with its content and its indicators.
///
/// Positions are distances in points from the start of the content to that of the view inside of its margins, 0 at the
/// start. In right-to-left layouts the start of the horizontal axis is at the right.
final class ScrollElement: InteractionElement, PositionObserver {
  var modifier: ScrollModifier {
    didSet { modifierDidChange(from: oldValue) }
  }
  private(set) lazy var motion = ScrollMotion(self)
  private(set) lazy var indicators = ScrollIndicators(self)
  private(set) lazy var refresh = ScrollRefresh(self)
  private(set) var contentSize = CGSize.zero
  /// The positions at the latest placement; `nil` before the first one.
  private var placedPosition: CGPoint?
  /// The running drag; `nil` if the content is not dragged.
  var drag: ScrollDrag?
  /// What moves the content.
  var phase = ScrollPhase.idle {
    didSet { if phase != oldValue { phaseDidChange(from: oldValue) } }
  }
  /// The velocity of the content at the end of the latest drag, in points per second.
  var velocity: CGVector?
  /// Whether the user has scrolled since the program did.
  var isMovedByUser = false
  /// The geometry that observers received last.
  var knownGeometry: ScrollGeometry?
  private var isObserving = false

  init(_ modifier: ScrollModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    modifier.link.element = self
    for axis in Axis.allCases {
      motion[axis].pin = modifier.settings.anchors.initialOffset?[axis]
    }
    observe()
    if let request = modifier.settings.position { begin(request) }
    if modifier.settings.flash.onAppear { graph.perform([{ [weak self] in self?.indicators.flash() }]) }
  }

  private func modifierDidChange(from old: ScrollModifier) {
    modifier.link.element = self
    observe()
    if let request = modifier.settings.position, request.goal != old.settings.position?.goal {
      begin(request)
    }
    if modifier.settings.flash.trigger != old.settings.flash.trigger { indicators.flash() }
    invalidateLayout()
    invalidateDrawing()
  }

  var axes: Axis.Set { modifier.axes }

  // MARK: Layout

  /// The lengths at the edges that are covered.
  var coveredInsets = EdgeInsets() {
    didSet {
      guard coveredInsets != oldValue else { return }
      setNeedsPlacement()
      invalidateDrawing()
    }
  }

  /// The space around the content: the margins of the program and the covered lengths.
  var margins: EdgeInsets { modifier.settings.contentMargins + coveredInsets }

  /// The size without the margins.
  var innerSize: CGSize {
    CGSize(
      width: max(size.width - margins.horizontal, 0), height: max(size.height - margins.vertical, 0))
  }

  override var verticalSpacing: VerticalSpacing { .plain }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis) -> CGFloat? {
      axes.contains(Axis.Set(axis)) ? nil : proposal[axis].map { max($0 - margins.sum(axis), 0) }
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  /// The proposed length along the scrolling axes, and the length of the content along the others.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.size(for: contentProposal(proposal))
    func length(_ axis: Axis) -> CGFloat {
      let whole = content[axis] + modifier.settings.contentMargins.sum(axis)
      return axes.contains(Axis.Set(axis)) ? proposal[axis] ?? whole : whole
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let inner = contentProposal(ProposedViewSize(size))
    let newSize = content.size(for: inner).finite
    if newSize != contentSize {
      contentSize = newSize
      invalidateDrawing()
    }
    let place = CGPoint(x: alignedPosition(.horizontal), y: alignedPosition(.vertical))
    let placement = Placement(
      origin: CGPoint(x: start(.horizontal) - place.x, y: start(.vertical) - place.y), proposal: inner)
    content.place(at: mirroredOrigin(of: content, placement), proposal: inner)
    if let placedPosition, placedPosition != place { indicators.flash() }
    if placedPosition == nil { graph.perform([{ [weak self] in self?.unpin() }]) }
    placedPosition = place
    reportToPage(place.y)
  }

  /// Tells the bar of a page how far its content is scrolled.
  private func reportToPage(_ position: CGFloat) {
    guard axes.contains(.vertical), let page = environment.values.navigationPage,
      environment.values.interfaceIdiom == .phone
    else { return }
    page.contentDidScroll(self, to: position)
  }

  /// The place of the start of the content at the position 0.
  private func start(_ axis: Axis) -> CGFloat {
    guard axes.contains(Axis.Set(axis)) else { return margins.start(axis) }
    let room = max(size[axis] - margins.sum(axis) - contentSize[axis], 0)
    return margins.start(axis) + room * (modifier.settings.anchors.alignment?[axis] ?? 0)
  }

  /// The position rounded to whole pixels, so that the drawings of the content stay valid while it moves.
  private func alignedPosition(_ axis: Axis) -> CGFloat {
    let scale = readForLayout { $0.displayScale }
    func aligned(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }
    return min(aligned(position(axis)), range(axis)) + aligned(motion[axis].excess.value)
  }

  /// The content is drawn at the place where it rests, even in the frames of an animation.
  override func animatedOffset(of content: LayoutElement) -> PixelOffset? { PixelOffset(content.origin) }

  /// The origin of an element inside in the space of the content; `nil` if it is not inside.
  func contentOrigin(of inner: LayoutElement) -> CGPoint? {
    var point = CGPoint.zero
    var current = inner
    while current !== content {
      point = CGPoint(x: point.x + current.origin.x, y: point.y + current.origin.y)
      guard let outer = current.superelement else { return nil }
      if let map = outer.contentTransform { point = point.applying(map) }
      current = outer
    }
    return point
  }

  // MARK: Observers

  private func observe() {
    guard !isObserving, hasObservers else { return }
    isObserving = true
    graph.add(observer: self)
  }

  private var hasObservers: Bool {
    modifier.settings.position != nil || !modifier.settings.observers.isEmpty
  }

  func checkPosition() -> Bool {
    isObserving = isAttached && hasObservers
    if isObserving, placedProposal != nil { checkGeometry() }
    return isObserving
  }

  // MARK: Drawing

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    super.drawContents(into: recorder, on: phase)
    indicators.draw(into: recorder)
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }

  override func detach() {
    indicators.end()
    environment.values.navigationPage?.removeScroll(of: self)
    super.detach()
  }

  // MARK: Pointer

  /// The whole box is hit. Indicators lie above the content.
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    if indicators.bar(at: point) == nil {
      _ = content.hitTest(CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y), &hits)
    }
    if environment.values.isEnabled { join(&hits) }
    return true
  }

  override func makeRecognizer() -> PressRecognizer? { ScrollRecognizer(self) }

  override func pointerMoved(to location: CGPoint) {
    indicators.hover(convertFromRoot(location))
  }

  override func pointerLeft() { indicators.hover(nil) }

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }
}

extension LayoutElement {
  /// The nearest scroll view that contains the element.
  final var scrollContainer: ScrollElement? {
    sequence(first: self, next: \.superelement).lazy.compactMap { $0 as? ScrollElement }.first
  }

  /// The size of the nearest enclosing scroll view without its margins or, outside of scroll views, of the window; `nil`
  /// before its first placement.
  final var containerSize: CGSize? {
    if let scrollContainer { return scrollContainer.placedProposal == nil ? nil : scrollContainer.innerSize }
    let root = sequence(first: self, next: \.superelement).reduce(self) { $1 }
    guard root !== self, let proposal = root.placedProposal else { return nil }
    return proposal.replacingUnspecifiedDimensions(by: root.size)
  }
}
