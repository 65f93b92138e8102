import EaselDrawing
import Foundation

/// The modifier that shows a part of its content, which scrolls.
struct ScrollModifier {
  let axes: Axis.Set
  /// Whether the pointer, the wheel and keys scroll.
  let isEnabled: Bool
  let horizontalIndicator: ScrollIndicatorVisibility
  let verticalIndicator: ScrollIndicatorVisibility
  /// The part of the content that is shown at first; `nil` for the start.
  let anchor: UnitPoint?
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
/// Positions are distances in points from the start of the content to that of the view, 0 at the start. In
/// right-to-left layouts the start of the horizontal axis is at the right.
final class ScrollElement: InteractionElement {
  var modifier: ScrollModifier {
    didSet { modifierDidChange() }
  }
  private(set) lazy var motion = ScrollMotion(self)
  private(set) lazy var indicators = ScrollIndicators(self)
  private(set) var contentSize = CGSize.zero
  /// The positions at the latest placement; `nil` before the first one.
  private var placedPosition: CGPoint?
  /// The running drag; `nil` if the content is not dragged.
  var drag: ScrollDrag?

  init(_ modifier: ScrollModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    modifier.link.element = self
    for axis in Axis.allCases { motion[axis].pin = modifier.anchor?[axis] }
  }

  private func modifierDidChange() {
    modifier.link.element = self
    invalidateLayout()
    invalidateDrawing()
  }

  var axes: Axis.Set { modifier.axes }

  // MARK: Layout

  override var verticalSpacing: VerticalSpacing { .plain }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The proposed length along the scrolling axes, and the length of the content along the others.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.size(for: contentProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let inner = contentProposal(ProposedViewSize(size))
    let newSize = content.size(for: inner).finite
    if newSize != contentSize {
      contentSize = newSize
      invalidateDrawing()
    }
    let place = CGPoint(x: alignedPosition(.horizontal), y: alignedPosition(.vertical))
    let placement = Placement(origin: CGPoint(x: -place.x, y: -place.y), proposal: inner)
    content.place(at: mirroredOrigin(of: content, placement), proposal: inner)
    if let placedPosition, placedPosition != place { indicators.flash() }
    placedPosition = place
  }

  /// The position rounded to whole pixels, so that the drawings of the content stay valid while it moves.
  private func alignedPosition(_ axis: Axis) -> CGFloat {
    let scale = readForLayout { $0.displayScale }
    return min((position(axis) * scale).rounded() / scale, range(axis))
  }

  /// The content is drawn at the place where it rests, even in the frames of an animation.
  override func animatedOffset(of content: LayoutElement) -> PixelOffset? { PixelOffset(content.origin) }

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

  override func makeRecognizer() -> PressRecognizer? { ScrollIndicatorRecognizer(self) }

  override func pointerMoved(to location: CGPoint) {
    indicators.hover(convertFromRoot(location))
  }

  override func pointerLeft() { indicators.hover(nil) }
}

extension LayoutElement {
  /// The nearest scroll view that contains the element.
  final var scrollContainer: ScrollElement? {
    sequence(first: self, next: \.superelement).lazy.compactMap { $0 as? ScrollElement }.first
  }

  /// The size of the nearest enclosing scroll view or, outside of scroll views, of the window; `nil` before
  /// its first placement.
  final var containerSize: CGSize? {
    if let scrollContainer { return scrollContainer.placedProposal == nil ? nil : scrollContainer.size }
    let root = sequence(first: self, next: \.superelement).reduce(self) { $1 }
    guard root !== self, let proposal = root.placedProposal else { return nil }
    return proposal.replacingUnspecifiedDimensions(by: root.size)
  }
}
