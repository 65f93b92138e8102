import EaselDrawing

extension LayoutElement {
  /// The phase of a direct child, given the phase of the element.
  final func phase(of content: LayoutElement, in phase: PixelPhase) -> PixelPhase {
    let isLayoutAnimating = graph.isLayoutAnimating(content)
    let animated = content.placementMotion?.offset ?? animatedOffset(of: content)
    if animated == nil, !isLayoutAnimating, content.origin == .zero { return phase }
    return phase.moved(by: animated ?? PixelOffset(content.origin), isLayoutAnimating: isLayoutAnimating)
  }

  /// The drawing in the element's own space, aligned to a phase, and the shift of its origin by the
  /// alignment. Returns the same object as long as the drawing does not change.
  private func alignedFragment(on phase: PixelPhase) -> (fragment: Fragment, shift: CGPoint) {
    guard isAlignedToPixels else { return (fragment(on: phase), .zero) }
    let frame = phase.frame(of: size)
    return (fragment(on: phase.restarted(size: size, drawnAs: frame.size)), frame.shift)
  }

  private func fragment(on phase: PixelPhase) -> Fragment {
    if let cachedFragment, !isDrawingStale, cachedPhase.isEqual(to: phase) { return cachedFragment }
    isDrawingStale = false
    cachedPhase = RecordedPhase(phase)
    let recorder = FragmentRecorder(like: cachedFragment ?? .empty)
    drawContents(into: recorder, on: phase)
    let newFragment = recorder.finish()
    if let cachedFragment, cachedFragment.hash == newFragment.hash { return cachedFragment }
    cachedFragment = newFragment
    return newFragment
  }

  /// The drawing in the element's own space, aligned to whole pixels.
  final func drawing(on phase: PixelPhase) -> Fragment {
    let (fragment, shift) = alignedFragment(on: phase)
    guard shift != .zero, !fragment.isEmpty else { return fragment }
    return Fragment(commands: [
      DrawingCommand(
        operation: .fragment(fragment), state: DrawingState(transform: .translation(to: shift)))
    ])
  }

  /// Records the drawing as a fragment in place, without a layer, so that it blends with what is below it.
  final func recordFragment(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    let (fragment, shift) = alignedFragment(on: phase)
    guard !fragment.isEmpty else { return }
    let place = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
    recorder.append(.fragment(fragment), state: DrawingState(transform: .translation(to: place)))
  }

  /// Records the drawing as a filtered layer. A blend mode of the entire drawing becomes that of the layer,
  /// so that it still blends with what is below.
  final func recordLayer(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    var (fragment, shift) = alignedFragment(on: phase)
    guard !fragment.isEmpty else { return }
    let place = CGAffineTransform.translation(to: shift).concatenating(transform)
    var state = DrawingState(transform: place, filters: filter)
    if fragment.commands.count == 1, var command = fragment.commands.first, command.state.mode != .normal {
      state.mode = command.state.mode
      command.state.mode = .normal
      fragment = Fragment(commands: [command])
    }
    recorder.append(.layer(fragment), state: state)
  }

  /// Records direct children in place, in their order.
  final func record(_ contents: [LayoutElement], into recorder: FragmentRecorder, on phase: PixelPhase) {
    for content in contents {
      content.record(into: recorder, at: content.origin, on: self.phase(of: content, in: phase))
    }
  }

  /// Records direct children in their order, with the filter applied to each of their layers separately.
  final func recordLayers(
    of contents: [LayoutElement], by filter: FilterNode, into recorder: FragmentRecorder,
    through transform: CGAffineTransform, on phase: PixelPhase
  ) {
    for content in contents {
      content.recordLayers(
        by: filter, into: recorder, through: .translation(to: content.origin).concatenating(transform),
        on: self.phase(of: content, in: phase))
    }
  }

  /// Marks the drawing of the element and of its ancestors as stale.
  final func invalidateDrawing() {
    guard !isDrawingStale else { return }
    isDrawingStale = true
    drawingDidBecomeStale()
  }

  /// Called when the presence of the element has changed.
  final func presenceDidChange() { superelement?.contentDrawingDidBecomeStale(self) }

  /// Whether the element has a fragment of its present drawing.
  final var hasFragment: Bool { !isDrawingStale && cachedFragment != nil }

  /// Marks the drawing as recorded, for elements that record directly into the parent element without a
  /// fragment of their own.
  final func noteRecorded() {
    isDrawingStale = false
    cachedFragment = nil
  }
}
