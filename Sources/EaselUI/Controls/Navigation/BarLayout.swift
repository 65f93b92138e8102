/// Arranges a bar: leading views, a title in the center, trailing views. The title moves aside for the others.
struct BarLayout: Layout {
  /// The least distance between the parts, in points.
  private let spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return CGSize(
      width: proposal.width ?? widths.reduce(0, +), height: proposal.height ?? heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let leading = subviews.filter { $0[BarPart.Key.self] == .leading }
    let trailing = subviews.filter { $0[BarPart.Key.self] == .trailing }
    var left = bounds.minX
    for subview in leading {
      let width = min(subview.sizeThatFits(.unspecified).width, max(bounds.maxX - left, 0))
      place(subview, x: left, width: width, bounds)
      left += width
    }
    var right = bounds.maxX
    for subview in trailing.reversed() {
      let width = min(subview.sizeThatFits(.unspecified).width, max(right - left, 0))
      right -= width
      place(subview, x: right, width: width, bounds)
    }
    for title in subviews where title[BarPart.Key.self] == .title {
      let room = max(right - left - 2 * spacing, 0)
      let width = min(title.sizeThatFits(ProposedViewSize(width: room, height: bounds.height)).width, room)
      let centered = bounds.midX - width / 2
      place(title, x: max(min(centered, right - spacing - width), left + spacing), width: width, bounds)
    }
  }

  private func place(_ subview: LayoutSubview, x: CGFloat, width: CGFloat, _ bounds: CGRect) {
    subview.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

/// The part of a bar that a view is.
enum BarPart {
  case leading, title, trailing

  struct Key: LayoutValueKey {
    static var defaultValue: BarPart { .leading }
  }
}

/// The bar at the bottom of a page.
struct BottomBar: View {
  let page: NavigationPageModel

  var body: some View {
    let items = ToolbarItems(page.items.values.flatMap { $0 })
    let options = page.currentOptions
    if items.hasBottomItems, !options.isHidden(.bottomBar) {
      BarSurface(options: options, bar: .bottomBar, edge: .top, isFlat: false) {
        HStack(spacing: 16) { items.bottom }
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, minHeight: 44)
          .modifier(BarControls())
      }
    }
  }
}
