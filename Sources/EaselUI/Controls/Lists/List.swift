/// Rows in a column that scrolls.
///
/// Each view of the content is a row; a `Section` is a group of rows. Rows of a `ForEach` are made when they come near
/// the visible part. With a selection, a click or the arrow keys select a row, whose value is its tag, or the id of
/// its element in a `ForEach`.
///
/// ```swift
/// struct Fruit: View {
///   @State private var selected: String?
///
///   var body: some View {
///     List(["Apple", "Pear", "Plum"], id: \.self, selection: $selected) { name in
///       Text(name)
///     }
///   }
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content
  @State private var navigator = ListNavigator()
  @State private var isFocused = false
  @Environment(\.listForm) private var form
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
  @Environment(\.listSectionSpacing) private var sectionSpacing

  init(selection: ListSelection?, content: Content) {
    (self.selection, self.content) = (selection, content)
  }
}

extension List: View {
  public var body: some View {
    if let selection {
      ScrollViewReader { proxy in
        rows(selection)
          .modifier(FocusModifier(keyAction: { key($0, selection, proxy) }))
          .modifier(FocusModifier(requestsFocus: isFocused, changed: { isFocused = $0 }))
          .focusEffectDisabled()
          .modifier(ListChoice(isEmpty: selection.isEmpty(), clear: selection.clear))
      }
    } else {
      rows(nil)
    }
  }

  public static var _isSingleView: Bool { true }
}

@MainActor extension List {
  private var metrics: ListMetrics {
    var metrics = ListMetrics(form, isDesktop: idiom == .desktop)
    if minimumRowHeight > 0 { metrics.minimumRowHeight = minimumRowHeight }
    if let minimumHeaderHeight { metrics.minimumHeaderHeight = minimumHeaderHeight }
    if let sectionSpacing, sectionSpacing >= 0 { metrics.sectionSpace = sectionSpacing }
    return metrics
  }

  private func rows(_ selection: ListSelection?) -> some View {
    ListRows(
      base: content,
      context: ListContext(
        metrics: metrics, selection: selection, selected: selection?.value(), navigator: navigator,
        isFocused: selection != nil && isFocused, focus: $isFocused))
  }

  private func key(
    _ press: KeyPress, _ selection: ListSelection, _ proxy: ScrollViewProxy
  ) -> KeyPress.Result {
    guard press.phase != .up, press.key == .upArrow || press.key == .downArrow else { return .ignored }
    guard let item = navigator.move(by: press.key == .downArrow ? 1 : -1, in: selection) else {
      return .ignored
    }
    proxy.scrollTo(item.id)
    return .handled
  }
}

/// What the rows of a list have in common. It compares as equal after an update that changes none of it, so that only rows
/// whose content has changed run their bodies.
struct ListContext {
  let metrics: ListMetrics
  let selection: ListSelection?
  /// What is selected.
  let selected: AnyHashable?
  let navigator: ListNavigator
  let isFocused: Bool
  /// Whether the list has the focus. Written, not read, by the rows.
  let focus: Binding<Bool>
}

/// Makes the rows of a list from the views of its content.
struct ListRows<Base: View> {
  let base: Base
  let context: ListContext
}

extension ListRows: View, SubviewTransform {
  typealias Body = Never

  static var showsRows: Bool { true }

  func makeResult(_ parts: [SubviewPart]) -> ListScroller {
    ListScroller(items: context.navigator.updateItems(parts, context.metrics), context: context)
  }

  func targetID(of subview: Subview.ID) -> AnyHashable { AnyHashable(ListItem.ID.row(subview)) }
}

/// The scrolled column of the rows of a list.
struct ListScroller: View {
  let items: ListItems
  let context: ListContext
  @Environment(\.scrollContentBackground) private var background

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(items) { item in
          ListItemView(item: item, sectionCount: items.sectionCount, context: context)
        }
      }
      .modifier(ListControlStyles(isDesktop: context.metrics.isDesktop))
    }
    .onScrollPhaseChange { _, phase in
      if phase != .idle { context.navigator.closeRow() }
    }
    .modifier(MaterialCover(isCovered: background != .hidden))
    .background {
      // Also behind the bars of a navigation stack.
      if background != .hidden { Rectangle().fill(context.metrics.page).ignoresSafeArea() }
    }
    .overlay {
      if context.metrics.form == .bordered { Rectangle().strokeBorder(ListColor.desktopBorder, lineWidth: 1) }
    }
  }
}
