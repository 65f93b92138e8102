/// Pages beside each other. A drag, the arrow keys and a click on a dot change the page.
struct TabPages: View {
  let tabs: [TabItem]
  let index: Int
  let indexMode: PageTabViewStyle.IndexDisplayMode
  let select: (Int) -> Void
  @State private var drag: CGFloat = 0
  @State private var width: CGFloat = 1

  var body: some View {
    PageRow(position: CGFloat(index) - drag / max(width, 1)) {
      ForEach(tabs) { tab in
        ZStack { tab.view }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .clipped()
    .contentShape(Rectangle())
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .gesture(
      DragGesture(coordinateSpace: .global)
        .onChanged { drag = resisted($0.translation.width) }
        .onEnded { end($0) }
    )
    .modifier(FocusModifier { key($0) })
    .focusEffectDisabled()
    .overlay(alignment: .bottom) { if showsIndex { dots } }
    .animation(.spring(duration: 0.35, bounce: 0), value: index)
  }

  private var showsIndex: Bool {
    switch indexMode.mode {
    case .always: true
    case .never: false
    case .automatic: tabs.count > 1
    }
  }

  private var dots: some View {
    HStack(spacing: 9) {
      ForEach(tabs.indices, id: \.self) { dot in
        Circle()
          .fill(Color.primary.opacity(dot == index ? 0.9 : 0.28))
          .frame(width: 7, height: 7)
          .contentShape(Rectangle().inset(by: -5))
          .onTapGesture { select(dot) }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .padding(.bottom, 6)
  }

  /// Beyond the first and the last page, the row follows a drag slowly.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let isEnd = distance > 0 ? index == 0 : index >= tabs.count - 1
    return isEnd ? distance * 0.3 : distance
  }

  private func end(_ value: DragGesture.Value) {
    let distance = value.predictedEndTranslation.width
    let step = distance < -width / 2 ? 1 : distance > width / 2 ? -1 : 0
    withAnimation(.spring(duration: 0.35, bounce: 0)) {
      drag = 0
      move(by: step)
    }
  }

  private func move(by step: Int) {
    guard step != 0, tabs.indices.contains(index + step) else { return }
    select(index + step)
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, press.key == .leftArrow || press.key == .rightArrow else { return .ignored }
    withAnimation(.spring(duration: 0.35, bounce: 0)) { move(by: press.key == .rightArrow ? 1 : -1) }
    return .handled
  }
}

/// Places pages of the full size beside each other.
private struct PageRow<Content: View>: View {
  /// The number of the page at the leading edge.
  let position: CGFloat
  @ViewBuilder let content: Content

  var body: some View { PageRowLayout(position: position) { content } }
}

private struct PageRowLayout: Layout {
  var position: CGFloat

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shown = position.isFinite ? position : 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) - shown) * bounds.width, y: bounds.minY),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
