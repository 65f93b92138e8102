/// The titles of the columns of a table.
struct TableHeader<Value>: View {
  let columns: [_TableColumn<Value>]
  let layout: TableRowLayout
  let sorting: TableSorting?
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    layout {
      ForEach(columns.indices, id: \.self) { index in
        TableHeaderCell(column: columns[index], sorting: sorting, isDesktop: layout.isDesktop)
          .overlay(alignment: .leading) {
            if index > 0, layout.isDesktop {
              Rectangle().fill(ListColor.desktopSeparator).frame(width: 1).padding(.vertical, 6)
                .padding(.leading, -layout.spacing / 2 - 0.5)
            }
          }
      }
    }
    .font(layout.isDesktop ? .system(size: 11, weight: .medium) : .subheadline.weight(.semibold))
    .frame(height: layout.isDesktop ? 26 : 36)
    .overlay(alignment: .bottom) {
      Rectangle()
        .fill(layout.isDesktop ? AnyShapeStyle(ListColor.desktopSeparator) : AnyShapeStyle(.separator))
        .frame(height: layout.isDesktop ? 1 : pixel)
    }
  }
}

/// The title of a column, which sorts by it.
private struct TableHeaderCell<Value>: View {
  let column: _TableColumn<Value>
  let sorting: TableSorting?
  let isDesktop: Bool

  var body: some View {
    let first = sorting?.order().first
    let isSorted = column.sorting.map { sorting in first.map(sorting.matches) ?? false } ?? false
    HStack(spacing: 4) {
      column.label.lineLimit(1).foregroundStyle(
        isSorted ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.secondary))
      if isDesktop { Spacer(minLength: 0) }
      if isSorted, let first {
        Image(systemName: column.sorting?.isForward(first) == true ? "chevron.up" : "chevron.down")
          .font(.system(size: isDesktop ? 9 : 11, weight: .semibold))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .contentShape(Rectangle())
    .onTapGesture { if let own = column.sorting { sorting?.sort(by: own) } }
  }
}

/// The cells of one value, in the widths of their columns.
struct TableRowView<Value: Identifiable>: View {
  let item: TableItem<Value>
  let columns: [_TableColumn<Value>]
  let layout: TableRowLayout
  let selection: TableSelection<Value.ID>?
  let isFocused: Bool
  let focus: () -> Void
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let header = item.header {
        header.font(layout.isDesktop ? .subheadline.weight(.semibold) : .headline).foregroundStyle(.secondary)
          .padding(.horizontal, layout.margin + layout.inset).padding(.top, 10).padding(.bottom, 4)
      }
      row
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var isSelected: Bool { selection?.contains(item.value.id) ?? false }

  private var row: some View {
    layout {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].cell(item.value).lineLimit(1)
          .foregroundStyle(
            index > 0 && !layout.isDesktop ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground)
          )
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .foregroundStyle(isInverted ? AnyShapeStyle(.white) : AnyShapeStyle(.foreground))
    .frame(minHeight: layout.isDesktop ? 24 : 44)
    .background { background }
    .overlay(alignment: .bottom) {
      if !layout.isDesktop {
        Rectangle().fill(.separator).frame(height: pixel).padding(.leading, layout.margin + layout.inset)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture {
      guard let selection else { return }
      focus()
      selection.select(item.value.id)
    }
  }

  /// Whether the row is filled with the accent color.
  private var isInverted: Bool { isSelected && isFocused && layout.isDesktop }

  @ViewBuilder private var background: some View {
    if layout.isDesktop {
      RoundedRectangle(cornerRadius: 5, style: .continuous).fill(desktopFill).padding(
        .horizontal, layout.margin)
    } else if isSelected {
      Rectangle().fill(ListColor.highlight)
    }
  }

  private var desktopFill: AnyShapeStyle {
    if isSelected { return isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(ListColor.desktopUnfocused) }
    return item.index % 2 == 1 ? AnyShapeStyle(ListColor.desktopAlternate) : AnyShapeStyle(.clear)
  }
}

/// The columns of a row, with the same widths in all rows of a table.
struct TableRowLayout: Layout {
  let columns: [TableColumnWidth]
  let isDesktop: Bool

  /// The space beside rows, beside the cells in a row, and between cells.
  var margin: CGFloat { isDesktop ? 10 : 0 }
  var inset: CGFloat { isDesktop ? 8 : 16 }
  var spacing: CGFloat { 16 }

  /// The widths of the columns in a row. Columns without an ideal width share the space that the others leave.
  func widths(in total: CGFloat) -> [CGFloat] {
    let available = max(total - 2 * (margin + inset) - spacing * CGFloat(max(columns.count - 1, 0)), 0)
    var widths = columns.map { min(max($0.ideal ?? $0.minimum, $0.minimum), $0.maximum) }
    var growing = columns.indices.filter { columns[$0].ideal == nil && widths[$0] < columns[$0].maximum }
    if growing.isEmpty { growing = columns.indices.filter { widths[$0] < columns[$0].maximum } }
    let fixed = columns.indices.filter { !growing.contains($0) }.reduce(0) { $0 + widths[$1] }
    var rest = max(available - fixed, 0)
    // Those that reach their maximum leave the rest to the others.
    growing.sort { columns[$0].maximum < columns[$1].maximum }
    for (position, index) in growing.enumerated() {
      let share = rest / CGFloat(growing.count - position)
      widths[index] = min(max(share, columns[index].minimum), columns[index].maximum)
      rest = max(rest - widths[index], 0)
    }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = columns.reduce(2 * (margin + inset)) { $0 + ($1.ideal ?? 100) + spacing }
    let total = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    let height = zip(subviews, widths(in: total)).reduce(CGFloat.zero) { height, cell in
      max(height, cell.0.sizeThatFits(ProposedViewSize(width: cell.1, height: proposal.height)).height)
    }
    return CGSize(width: total, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX + margin + inset
    for (subview, width) in zip(subviews, widths(in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}
