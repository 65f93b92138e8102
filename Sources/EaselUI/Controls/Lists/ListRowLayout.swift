/// A line between rows.
struct ListSeparator: View {
  let style: AnyShapeStyle
  @Environment(\.pixelLength) private var thickness

  var body: some View {
    Rectangle().fill(style).frame(height: thickness)
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

extension Alignment {
  static let topListSeparator = Alignment(horizontal: .listRowSeparatorLeading, vertical: .top)
  static let listSeparator = Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)
}

/// Places the content of a row between its insets. The vertical ones shrink for controls, so that rows have the same
/// height as long as possible.
struct ListRowLayout: Equatable {
  let insets: EdgeInsets
  /// Whether the program sets the vertical insets.
  let hasInsets: Bool
  let minimumHeight: CGFloat

  /// The least vertical inset of the style, and the height of content up to which it applies.
  private static let leastInset: CGFloat = 6
}

@MainActor extension ListRowLayout: UnaryLayout {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    let size = content.size(for: inner(proposal))
    let (full, least) = (
      insets.top + insets.bottom, min(2 * ListRowLayout.leastInset, insets.top + insets.bottom)
    )
    let roomy = max(size.height + least - minimumHeight, 0)
    let vertical = hasInsets ? full : min(least + roomy, full)
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: max(size.height + vertical, minimumHeight)
    )
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let inner = inner(size.proposal)
    let height = content.size(for: inner).finite.height
    let offset = hasInsets ? (insets.top - insets.bottom) / 2 : 0
    return Placement(
      origin: CGPoint(x: insets.leading, y: (size.value.height - height) / 2 + offset), proposal: inner)
  }
}
