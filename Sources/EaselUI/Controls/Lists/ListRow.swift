/// A row of a list.
struct ListRow: View {
  let subview: Subview
  let item: ListItem
  let context: ListContext
  @State private var isPressed = false
  @Environment(\.listRowSpacing) private var spacing

  private var metrics: ListMetrics { context.metrics }

  var body: some View {
    let values = subview.containerValues
    let isSelected = context.selection?.contains(values) ?? values.isActiveLink
    ListRowContent(
      subview: subview, values: values, metrics: metrics, isInverted: isSelected && isHighlightStrong,
      isChoice: context.selection?.canSelect(values) ?? false
    )
    .modifier(
      ListRowLayout(
        insets: insets(values.listRow), hasInsets: values.listRow.insets.isVertical,
        minimumHeight: metrics.minimumRowHeight)
    )
    .alignmentGuide(.listRowSeparatorLeading) { row in
      row[explicit: .listRowSeparatorLeading] ?? insets(values.listRow).leading
    }
    .environment(\.listRowPress, $isPressed)
    .overlay(alignment: .topListSeparator) { separator(.top, values.listRow) }
    .overlay(alignment: .listSeparator) { separator(.bottom, values.listRow) }
    .modifier(MaterialCover(isCovered: values.listRow.background == nil && metrics.row != nil))
    .background { background(values, isSelected) }
    .modifier(ListRowSwipe(row: subview, values: values, navigator: context.navigator))
    .modifier(ListRowClip(radii: radii))
    .modifier(ListRowSelection(row: subview, values: values, context: context))
    .modifier(ListRowDragging(row: subview, values: values))
    .modifier(ListMargin(margin: metrics.margin))
    .padding(.bottom, item.isLast ? 0 : max(spacing ?? 0, 0))
  }

  private func insets(_ settings: ListRowSettings) -> EdgeInsets {
    var insets = settings.insets.over(metrics.rowInsets)
    insets.leading += CGFloat(settings.level) * metrics.indentation
    return insets
  }

  /// Whether a selected row is filled with the accent color.
  private var isHighlightStrong: Bool { metrics.isDesktop && context.isFocused }

  private var radii: RectangleCornerRadii? {
    guard let radius = metrics.groupRadius, radius > 0 else { return nil }
    let isAlone = (spacing ?? 0) > 0
    let (top, bottom) = (item.isFirst || isAlone ? radius : 0, item.isLast || isAlone ? radius : 0)
    return RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }

  @ViewBuilder private func background(_ values: ContainerValues, _ isSelected: Bool) -> some View {
    ZStack {
      if let own = values.listRow.background {
        own
      } else if let row = metrics.row {
        Rectangle().fill(row)
      } else if metrics.alternatesRowBackgrounds, item.index % 2 == 1 {
        Rectangle().fill(ListColor.desktopAlternate)
      }
      if isSelected || isPressed {
        RoundedRectangle(cornerRadius: metrics.selectionRadius).fill(highlight(isSelected))
      }
    }
  }

  private func highlight(_ isSelected: Bool) -> AnyShapeStyle {
    guard metrics.isDesktop else { return AnyShapeStyle(ListColor.highlight) }
    return isSelected && context.isFocused
      ? AnyShapeStyle(.tint) : AnyShapeStyle(ListColor.desktopUnfocused)
  }

  @ViewBuilder private func separator(_ edge: VerticalEdge, _ settings: ListRowSettings) -> some View {
    let separator = ListRowSeparator(
      edge, of: settings.separators, in: item.section.containerValues.listSectionSeparators,
      isOuter: edge == .top ? item.isFirst : item.isLast)
    let isInList = (spacing ?? 0) <= 0 && (edge == .bottom || item.isFirst)
    if isInList, separator.isShown(isUsual: edge == .bottom && hasBottomSeparator) {
      ListSeparator(style: separator.tint.map { AnyShapeStyle($0) } ?? metrics.separator)
    }
  }

  /// Whether the style of the list shows a separator below the row.
  private var hasBottomSeparator: Bool {
    metrics.showsSeparators
      && (!item.isLast || metrics.showsOuterSeparators || !(metrics.isGrouped || metrics.isDesktop))
  }
}

/// The content of a row with what the list adds to it.
private struct ListRowContent: View {
  let subview: Subview
  let values: ContainerValues
  let metrics: ListMetrics
  /// Whether the row is filled with the accent color.
  let isInverted: Bool
  /// Whether a click selects the row.
  let isChoice: Bool
  @Environment(\.editMode) private var editMode
  @Environment(\.columnChoice) private var columnChoice

  var body: some View {
    HStack(spacing: 8) {
      if let deletion { ListDeleteButton(action: deletion) }
      subview.frame(maxWidth: .infinity, alignment: .leading)
      if let badge = values.badge { badge.foregroundStyle(.secondary) }
      if showsChevron {
        Image(systemName: "chevron.forward").font(
          .system(size: metrics.isDesktop ? 10 : 13, weight: .semibold)
        )
        .foregroundStyle(ListColor.chevron)
      }
      if showsHandle { ListRowHandle() }
    }
    .modifier(LinkRowStyle(isActive: metrics.isDesktop && values.isNavigationLink))
    .modifier(ListRowColors(isInverted: isInverted))
    .environment(\.isNavigationRow, values.isNavigationLink)
    .environment(\.listItemTint, values.listRow.itemTint)
  }

  /// Whether the row can be dragged to another place by a handle.
  private var showsHandle: Bool {
    !metrics.isDesktop && editMode?.wrappedValue.isEditing == true && values.moveAction != nil
      && !values.listRow.isMoveDisabled
  }

  /// Whether the row leads to another page, which does not replace one beside the list.
  private var showsChevron: Bool {
    (values.isNavigationLink && metrics.form != .sidebar) || (columnChoice != nil && isChoice)
  }

  /// Deletes the element of the row; nil if the list is not edited or the element cannot be deleted.
  private var deletion: (() -> Void)? {
    editMode?.wrappedValue.isEditing == true ? DraggedRow.deletion(subview, values) : nil
  }
}

/// The style of the link that a row consists of, where buttons in rows have a style of their own.
private struct LinkRowStyle: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive { content.buttonStyle(ListRowButtonStyle()) } else { content }
  }
}

/// The button that deletes the element of a row.
private struct ListDeleteButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(.red)
        .frame(width: 22, height: 22).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .padding(.trailing, 6)
  }
}

private struct ListRowColors: ViewModifier {
  let isInverted: Bool

  func body(content: Content) -> some View {
    content.modifier(OptionalForegroundStyle(style: isInverted ? AnyShapeStyle(Color.white) : nil))
  }
}

/// Clips a row to the rounded corners of its group.
private struct ListRowClip: ViewModifier {
  let radii: RectangleCornerRadii?

  func body(content: Content) -> some View {
    content.clipShape(
      UnevenRoundedRectangle(cornerRadii: radii ?? RectangleCornerRadii(), style: .continuous))
  }
}

/// Selects a row when it is clicked.
private struct ListRowSelection: ViewModifier {
  let row: Subview
  let values: ContainerValues
  let context: ListContext
  @Environment(\.columnChoice) private var columnChoice

  func body(content: Content) -> some View {
    if let selection = context.selection, selection.canSelect(values), !values.listRow.isSelectionDisabled {
      content.contentShape(Rectangle()).onTapGesture { select(selection) }
        .environment(\.rowSelection, values.isNavigationLink ? RowSelection { select(selection) } : nil)
    } else {
      content
    }
  }

  private func select(_ selection: ListSelection) {
    context.navigator.current = row.id
    context.focus.wrappedValue = true
    selection.select(values, extends(selection))
    columnChoice?.clear = selection.clear
    columnChoice?.show?()
  }

  /// Whether other rows stay selected.
  private func extends(_ selection: ListSelection) -> Bool {
    selection.isMultiple && !context.metrics.isDesktop
  }
}
