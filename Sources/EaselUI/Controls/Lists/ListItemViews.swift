/// A part of a list.
struct ListItemView: View {
  let item: ListItem
  let sectionCount: Int
  let context: ListContext

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      switch item.kind {
      case .top: ListHeader(item: item, metrics: context.metrics)
      case .bottom:
        ListFooter(item: item, isLast: item.sectionIndex == sectionCount - 1, metrics: context.metrics)
      case .row(let subview): ListRow(subview: subview, item: item, context: context)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The top of a section: its header, or space.
private struct ListHeader: View {
  let item: ListItem
  let metrics: ListMetrics
  @Environment(\.headerProminence) private var prominence

  var body: some View {
    if item.section.header.isEmpty {
      Color.clear.frame(height: item.sectionIndex == 0 ? metrics.topSpace : metrics.sectionSpace)
    } else {
      header
        .frame(maxWidth: .infinity, minHeight: metrics.minimumHeaderHeight, alignment: .leading)
        .padding(.horizontal, metrics.rowInsets.leading)
        .padding(.top, topSpace)
        .padding(.bottom, metrics.headerGap)
        .modifier(ListMargin(margin: metrics.margin))
    }
  }

  /// The space above the header.
  private var topSpace: CGFloat {
    item.sectionIndex == 0 ? max(metrics.topSpace, metrics.headerSpace) : metrics.headerSpace
  }

  private var header: some View {
    HStack {
      item.section.header
      if let isExpanded = item.section.isExpanded {
        Spacer(minLength: 8)
        ListSectionChevron(isExpanded: isExpanded)
      }
    }
    .font(font)
    .foregroundStyle(isStrong ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
    .textCase(isCapital ? .uppercase : nil)
    .outerLabelStyle()
  }

  private var isStrong: Bool {
    prominence == .increased || (metrics.form == .sidebar && !metrics.isDesktop)
      || (metrics.isDesktop && metrics.isGrouped)
  }

  private var isCapital: Bool { metrics.hasSmallHeaders && prominence == .standard }

  private var font: Font {
    if metrics.isDesktop { return metrics.isGrouped ? .headline : .subheadline.weight(.semibold) }
    if isStrong { return .title3.weight(.semibold) }
    return metrics.hasSmallHeaders ? .footnote : .subheadline.weight(.semibold)
  }
}

/// The chevron that collapses a section.
private struct ListSectionChevron: View {
  let isExpanded: Binding<Bool>
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Button {
      withAnimation(.snappy(duration: 0.25)) { isExpanded.wrappedValue.toggle() }
    } label: {
      Image(systemName: "chevron.right").font(.footnote.weight(.bold))
        .foregroundStyle(idiom == .desktop ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)).rotationEffect(
          .degrees(isExpanded.wrappedValue ? 90 : 0)
        )
        .contentShape(Rectangle().inset(by: -8))
    }
    .buttonStyle(.plain)
  }
}

/// The bottom of a section: its footer, and the space at the end of the list.
private struct ListFooter: View {
  let item: ListItem
  let isLast: Bool
  let metrics: ListMetrics

  var body: some View {
    if !item.section.footer.isEmpty {
      VStack(alignment: .leading) { item.section.footer }
        .outerLabelStyle()
        .font(metrics.isDesktop ? .subheadline : .footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, metrics.rowInsets.leading)
        .padding(.top, metrics.footerGap)
        .modifier(ListMargin(margin: metrics.margin))
    }
    Color.clear.frame(height: isLast ? metrics.bottomSpace : 0)
  }
}

nonisolated extension View {
  /// Restores the style of labels outside of the list, for headers and footers.
  fileprivate func outerLabelStyle() -> some View { transformEnvironment(\.labelStyle) { $0 = $0?.outer } }
}

/// The space beside groups.
struct ListMargin {
  /// The space in points; nil for 16, or 20 in wide lists.
  let margin: CGFloat?
}

@MainActor extension ListMargin: UnaryLayout {
  private func margin(_ width: CGFloat?) -> CGFloat { margin ?? ((width ?? 0) < 414 ? 16 : 20) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margin = margin(proposal.width)
    return ProposedViewSize(width: proposal.width.map { max($0 - 2 * margin, 0) }, height: proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    var size = content.size(for: inner(proposal))
    size.width += 2 * margin(proposal.width)
    return size
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    Placement(
      origin: CGPoint(x: margin(size.proposal.width), y: 0), proposal: inner(size.proposal))
  }
}
