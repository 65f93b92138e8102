import EaselDrawing
import Foundation

/// The indicators of a scroll view: bars above the content that appear while it moves or while the pointer is
/// over them, and fade afterward.
@MainActor
final class ScrollIndicators: GraphTimeline {
  private unowned let element: ScrollElement
  private var isTimelineAdded = false
  /// The axis of the indicator under the pointer.
  private var hovered: Axis?
  /// The axis of the indicator that is dragged, and the positions at the start.
  private var dragged: Axis?
  private var visibility = Visibility.hidden

  private enum Visibility {
    case hidden
    /// Visible from the next frame on, or in this frame if it is not drawn yet.
    case flashing
    /// Visible, and fading from a date on.
    case fading(from: Date)
  }

  /// Seconds after the latest motion in which the bars stay visible, and in which they fade.
  private static let (delay, fade) = (0.8, 0.25)

  init(_ element: ScrollElement) { self.element = element }

  // MARK: Layout

  private func isPresent(_ axis: Axis) -> Bool {
    element.range(axis) > 0 && !element.modifier.indicator(axis).isHidden
  }

  /// The layout of an indicator; `nil` if it never appears.
  func layout(_ axis: Axis) -> ScrollIndicatorLayout? {
    guard isPresent(axis) else { return nil }
    let isMirrored = element.direction(.horizontal) < 0
    let (position, range) = (element.position(axis), element.range(axis))
    let margins = element.modifier.settings.indicatorMargins + element.coveredInsets
    let room = CGSize(
      width: max(element.size.width - margins.horizontal, 0),
      height: max(element.size.height - margins.vertical, 0))
    return ScrollIndicatorLayout(
      axis, in: room, position: element.direction(axis) < 0 ? range - position : position, range: range,
      isWide: isHeld(axis), isAtNearEdge: isMirrored, leavesCorner: isPresent(axis.other)
    )
    .offsetBy(dx: isMirrored ? margins.trailing : margins.leading, dy: margins.top)
  }

  /// Whether the pointer is over the indicator or drags it.
  private func isHeld(_ axis: Axis) -> Bool { (dragged ?? hovered) == axis }

  /// The visible bar at a point in the space of the scroll view.
  func bar(at point: CGPoint) -> Axis? {
    guard element.modifier.isEnabled else { return nil }
    return Axis.allCases.first { axis in
      guard let layout = layout(axis), opacity(axis) > 0 else { return false }
      let reach = layout.zone.intersection(
        layout.bar.insetBy(dx: -layout.zone.width, dy: -layout.zone.height))
      let along = layout.bar.origin[axis]...layout.bar.origin[axis] + layout.bar.size[axis]
      return reach.contains(point) && along.contains(point[axis])
    }
  }

  // MARK: Visibility

  /// Shows the bars because the content moves. Does nothing after the scroll view has been removed: the pointer leaves it
  /// after that.
  func flash() {
    guard element.isAttached else { return }
    if Axis.allCases.contains(where: isPresent) {
      visibility = .flashing
      element.invalidateDrawing()
    }
    guard !isTimelineAdded else { return }
    isTimelineAdded = true
    element.graph.add(self)
  }

  /// Follows the pointer, which is at a point in the space of the scroll view; `nil` if it is outside.
  func hover(_ point: CGPoint?) {
    let axis = point.flatMap { point in
      Axis.allCases.first { layout($0)?.zone.contains(point) == true }
    }
    guard axis != hovered else { return }
    hovered = axis
    flash()
  }

  /// The opacity of a bar, 0...1.
  func opacity(_ axis: Axis) -> Double {
    if isHeld(axis) || element.modifier.indicator(axis) == .visible { return 1 }
    switch visibility {
    case .hidden: return 0
    case .flashing: return 1
    case .fading(let date):
      return min(max(1 - element.graph.date.timeIntervalSince(date) / ScrollIndicators.fade, 0), 1)
    }
  }

  // MARK: Time

  var isMounted: Bool { isTimelineAdded }

  var nextUpdate: NextUpdate? {
    switch visibility {
    case .hidden: nil
    case .flashing: .refresh(notBefore: element.graph.date)
    case .fading(let date): .refresh(notBefore: max(date, element.graph.date))
    }
  }

  func advance(to date: Date) {
    guard isTimelineAdded else { return }
    element.unpin()
    switch visibility {
    case .hidden: return
    case .flashing: visibility = .fading(from: date + ScrollIndicators.delay)
    case .fading(let start):
      guard date >= start else { return }
      if date >= start + ScrollIndicators.fade { visibility = .hidden }
      element.invalidateDrawing()
    }
  }

  /// Removes the registration after the scroll view has been removed.
  func end() {
    guard isTimelineAdded else { return }
    isTimelineAdded = false
    visibility = .hidden
    element.graph.noteEndOfTimeline()
  }

  // MARK: Drawing

  /// The opacity of a bar that is fully visible.
  private static let strength = 0.45

  func draw(into recorder: FragmentRecorder) {
    for axis in Axis.allCases {
      let opacity = opacity(axis)
      guard opacity > 0, let bar = layout(axis)?.bar else { continue }
      element.readForDrawing { environment in
        recorder.fill(
          Path(roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2), style: FillStyle(),
          paint: .solid(
            Color.primary.opacity(opacity * ScrollIndicators.strength).resolvePaint(in: environment)),
          state: DrawingState())
      }
    }
  }

  // MARK: Dragging

  /// Begins to drag the bar at a point in the space of the scroll view. Returns whether there is one.
  func beginDrag(at point: CGPoint) -> Bool {
    guard let axis = bar(at: point) else { return false }
    dragged = axis
    element.beginDrag()
    flash()
    return true
  }

  /// Moves the bar with the pointer, which has moved by a distance since the press.
  func drag(by distance: CGSize) {
    guard let dragged, let layout = layout(dragged) else { return }
    element.drag(dragged, by: distance[dragged] * layout.ratio * element.direction(dragged))
  }

  func endDrag() {
    dragged = nil
    element.endDrag()
    flash()
  }
}
