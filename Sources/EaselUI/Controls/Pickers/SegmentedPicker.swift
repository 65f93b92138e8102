/// A row of segments with a thumb behind the selected one. A tap selects a segment, and the thumb can be
/// dragged.
struct SegmentedPicker: View {
  let configuration: PickerConfiguration
  /// The segment under a press; `nil` without one.
  @State private var pressed: Int?
  /// Whether the press began on the selected segment, so that it moves the thumb.
  @State private var isDragging = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if metrics.isDesktop, configuration.hasLabel {
      LabeledPicker(configuration: configuration) { segments }
    } else {
      segments
    }
  }

  private var segments: some View {
    let options = configuration.options
    let selected = shownIndex
    return SegmentLayout(position: CGFloat(selected ?? 0), minimumHeight: metrics.segmentHeight) {
      thumb.opacity(selected == nil ? 0 : 1)
      ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
        segment(option.view, index, selected: selected)
      }
    }
    .background { shape.fill(ControlColor.button) }
    .animation(.snappy(duration: 0.25), value: selected)
    .overlay { GeometryReader { proxy in touchArea(width: proxy.size.width, count: options.count) } }
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .modifier(DisabledAppearance())
    .modifier(
      FocusModifier(ringRadius: metrics.segmentCornerRadius) { press in
        configuration.handle(press, along: .horizontal, isMirrored: isMirrored)
      })
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  /// The index of the segment with the thumb.
  private var shownIndex: Int? { isDragging ? pressed : configuration.selectedIndex }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: metrics.segmentCornerRadius, style: .continuous)
  }

  private var thumb: some View {
    let shape = RoundedRectangle(cornerRadius: max(metrics.segmentCornerRadius - 2, 2), style: .continuous)
    return shape.fill(ControlColor.segmentThumb)
      .overlay { shape.strokeBorder(ControlColor.thumbBorder, lineWidth: 0.5).opacity(0.6) }
      .shadow(color: Color.black.opacity(0.1), radius: 3, y: 2)
      .scaleEffect(isDragging ? 0.96 : 1)
      .padding(2)
  }

  private func segment(_ view: Subview, _ index: Int, selected: Int?) -> some View {
    let isSelected = index == selected
    let hasSeparator = index > 0 && !isSelected && index - 1 != selected
    return
      view
      .font(metrics.segmentFont)
      .fontWeight(isSelected && !metrics.isDesktop ? .semibold : nil)
      .lineLimit(1)
      .opacity(pressed == index && !isSelected ? 0.35 : 1)
      .padding(.horizontal, 10).padding(.vertical, 3)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .leading) {
        Rectangle().fill(ControlColor.segmentSeparator)
          .frame(width: 1, height: metrics.segmentHeight / 2)
          .opacity(hasSeparator ? 1 : 0)
      }
  }

  private func touchArea(width: CGFloat, count: Int) -> some View {
    Color.clear.contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let index = index(at: drag.location.x, width, count)
            if pressed == nil { isDragging = index == configuration.selectedIndex }
            pressed = index
          }
          .onEnded { drag in
            let isInside = drag.location.y > -60 && drag.location.y < metrics.segmentHeight + 60
            if isInside || isDragging { configuration.select(at: index(at: drag.location.x, width, count)) }
          }
          .onFinished { (pressed, isDragging) = (nil, false) })
  }

  private func index(at x: CGFloat, _ width: CGFloat, _ count: Int) -> Int {
    guard width > 0, count > 0 else { return 0 }
    let place = Int((x / width * CGFloat(count)).rounded(.down).clamped(to: 0...CGFloat(count - 1)))
    return isMirrored ? count - 1 - place : place
  }
}

extension CGFloat {
  /// The value within a range; its lower bound for NaN.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Segments of equal widths in a row. The first view is the thumb, in the place of one of them.
private struct SegmentLayout: Layout {
  /// The segment with the thumb; fractions are between two.
  var position: CGFloat
  var minimumHeight: CGFloat

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
    let ideal = (sizes.map(\.width).max() ?? 0) * CGFloat(sizes.count)
    let width = proposal.width.map { $0.isFinite ? max($0, 0) : ideal } ?? ideal
    return CGSize(width: width, height: max(sizes.map(\.height).max() ?? 0, minimumHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count > 1 else { return }
    let width = bounds.width / CGFloat(subviews.count - 1)
    let segment = ProposedViewSize(width: width, height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let place = index == 0 ? position : CGFloat(index - 1)
      subview.place(at: CGPoint(x: bounds.minX + place * width, y: bounds.minY), proposal: segment)
    }
  }
}
